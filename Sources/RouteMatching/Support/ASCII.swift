extension UInt8 {
    static let slash = UInt8(ascii: "/")
    static let backslash = UInt8(ascii: "\\")
    static let colon = UInt8(ascii: ":")
    static let questionMark = UInt8(ascii: "?")
    static let hash = UInt8(ascii: "#")
    static let at = UInt8(ascii: "@")
    static let percent = UInt8(ascii: "%")
    static let ampersand = UInt8(ascii: "&")
    static let equals = UInt8(ascii: "=")
    static let dot = UInt8(ascii: ".")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")

    /// ASCII lower case and nothing else: `K` (U+212A) is not `k`.
    @inline(__always)
    var asciiLowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether both are the same text.
    @inline(__always)
    func holdsSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        var index = 0
        while index < count {
            if self[index] != other[index] { return false }
            index &+= 1
        }
        return true
    }

    /// Whether the bytes are those of `word`, which is in lower case, save for ASCII case.
    @inline(__always)
    func equalsIgnoringCase(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        var index = 0
        while index < count {
            if self[index].asciiLowercased != word.utf8Start[index] { return false }
            index &+= 1
        }
        return true
    }
}
