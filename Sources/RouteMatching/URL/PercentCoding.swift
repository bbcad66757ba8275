/// The one place that writes and reads percent-escapes (RFC 3986 §2.1).
///
/// | part | kept as it is |
/// |---|---|
/// | path or fragment segment | unreserved, sub-delims, `:`, `@` |
/// | query name or value | unreserved and `/ ? : @ ! $ ' ( ) * ,` |
package enum PercentCoding {
    /// Appends `text` as one path or fragment segment.
    package static func appendSegment(_ text: String, to output: inout String) {
        append(text, keeping: .segment, to: &output)
    }

    /// Appends `text` as a query name or value.
    package static func appendQueryItem(_ text: String, to output: inout String) {
        append(text, keeping: .queryItem, to: &output)
    }

    /// `text` as one path or fragment segment.
    package static func segment(_ text: String) -> String {
        var output = ""
        appendSegment(text, to: &output)
        return output
    }

    /// `text` as a query name or value.
    package static func queryItem(_ text: String) -> String {
        var output = ""
        appendQueryItem(text, to: &output)
        return output
    }

    /// Appends `text` as a host that is not an IP literal.
    static func appendRegisteredName(_ text: String, to output: inout String) {
        append(text, keeping: .registeredName, to: &output)
    }

    /// Spells a text that may already hold escapes in its canonical form: valid escapes of bytes that need none are
    /// decoded when they are unreserved, all others get upper-case hex, and every byte outside `allowed` is escaped.
    static func normalized(_ text: Substring, keeping allowed: ByteSet) -> String {
        var output: [UInt8] = []
        var pending = [UInt8](text.utf8)[...]
        output.reserveCapacity(pending.count)
        while let byte = pending.first {
            if byte == UInt8(ascii: "%"), let decoded = escapedByte(in: pending) {
                if ByteSet.unreserved.contains(decoded) {
                    output.append(decoded)
                } else {
                    appendEscape(of: decoded, to: &output)
                }
                pending = pending.dropFirst(3)
            } else {
                if allowed.contains(byte) { output.append(byte) } else { appendEscape(of: byte, to: &output) }
                pending = pending.dropFirst()
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Reads the valid escapes of `source` into `output` and leaves every other byte, a stray `%` included, alone.
    ///
    /// - Returns: whether the result is UTF-8.
    static func decode(_ source: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) -> Bool {
        let start = output.count
        var isASCII = true
        var index = 0
        while index < source.count {
            var byte = source[index]
            index += 1
            if byte == UInt8(ascii: "%"), index + 1 < source.count,
                let high = hexValue(source[index]), let low = hexValue(source[index + 1])
            {
                byte = high << 4 | low
                index += 2
            }
            isASCII = isASCII && byte < 0x80
            output.append(byte)
        }
        return isASCII || isUTF8(output[start...])
    }

    /// The decoded text of a whole part, or `nil` when it is not UTF-8.
    package static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard bytes.contains(.percent) else { return String(decoding: bytes, as: UTF8.self) }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        return decode(bytes, into: &output) ? String(decoding: output, as: UTF8.self) : nil
    }

    /// Whether the bytes are UTF-8.
    ///
    /// The standard library's own answer is newer than the systems we support.
    package static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
        var parser = Unicode.UTF8.ForwardParser()
        var remaining = bytes.makeIterator()
        while true {
            switch parser.parseScalar(from: &remaining) {
            case .valid: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }

    /// The value of a hexadecimal digit.
    @inline(__always)
    package static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func append(_ text: String, keeping allowed: ByteSet, to output: inout String) {
        var text = text
        // Most texts need no escapes; over the contiguous bytes that is found out fastest.
        if text.withUTF8({ unescapedCount(of: $0, keeping: allowed) == $0.count }) {
            output += text
            return
        }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count * 3)
        append(text, keeping: allowed, to: &escaped)
        output += String(decoding: escaped, as: UTF8.self)
    }

    /// Appends `text` to the bytes of a longer one, with everything outside `allowed` escaped.
    static func append(_ text: String, keeping allowed: ByteSet, to output: inout [UInt8]) {
        var text = text
        text.withUTF8 { bytes in
            let plain = unescapedCount(of: bytes, keeping: allowed)
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<plain]))
            for byte in bytes[plain...] {
                if allowed.contains(byte) { output.append(byte) } else { appendEscape(of: byte, to: &output) }
            }
        }
    }

    /// How many bytes stand before the first one to escape.
    @inline(__always)
    private static func unescapedCount(of bytes: UnsafeBufferPointer<UInt8>, keeping allowed: ByteSet) -> Int {
        var count = 0
        while count < bytes.count, allowed.contains(bytes[count]) { count &+= 1 }
        return count
    }

    private static func appendEscape(of byte: UInt8, to output: inout [UInt8]) {
        let digits: StaticString = "0123456789ABCDEF"
        digits.withUTF8Buffer { digits in
            output.append(UInt8(ascii: "%"))
            output.append(digits[Int(byte >> 4)])
            output.append(digits[Int(byte & 15)])
        }
    }

    private static func escapedByte(in bytes: ArraySlice<UInt8>) -> UInt8? {
        guard bytes.count >= 3,
            let high = hexValue(bytes[bytes.startIndex + 1]), let low = hexValue(bytes[bytes.startIndex + 2])
        else { return nil }
        return high << 4 | low
    }
}
