/// Host names in the one form in which they are compared: lower-case ASCII, IDNA-encoded, without the root's dot.
enum HostName {
    /// RFC 1035 §2.3.4, without the bytes that only the wire has.
    ///
    /// A web host that is longer is none.
    static let maximumLength = 253

    /// The canonical form of a non-empty host as it stands in a URL, or `nil` when it is not a host.
    ///
    /// - Parameter isWeb: web hosts admit no percent-escapes, and nothing that is not a registered name.
    static func canonical(_ text: String, isWeb: Bool) -> String? {
        if text.utf8.first == .openBracket { return canonicalLiteral(text) }
        // RFC 3986 §3.2.2 lets a custom scheme's host hold whatever can be escaped.
        var name = isWeb ? text : decoded(text) ?? PercentCoding.normalized(text[...], keeping: .registeredName)
        if name.utf8.contains(where: { $0 >= 0x80 }) {
            guard let encoded = encodedForIDNA(name) ?? (isWeb ? nil : name) else { return nil }
            name = encoded
        }
        name = lowercased(name)
        // Only the root's own dot goes: `a..` has an empty label, which one dot less would hide.
        if name.utf8.last == .dot, !name.utf8.dropLast().isEmpty, name.utf8.dropLast().last != .dot {
            name.removeLast()
        }
        let isName =
            name.utf8.count <= maximumLength
            && name.utf8.allSatisfy(ByteSet.registeredName.contains)
            && !name.utf8.split(separator: .dot, omittingEmptySubsequences: false).contains(where: \.isEmpty)
        return isName || !isWeb ? name : nil
    }

    /// `text` with its ASCII capitals in lower case and every other scalar as it is.
    static func lowercased(_ text: String) -> String {
        guard text.utf8.contains(where: { $0.asciiLowercased != $0 }) else { return text }
        return String(decoding: text.utf8.map(\.asciiLowercased), as: UTF8.self)
    }

    private static func decoded(_ text: String) -> String? {
        Array(text.utf8).withUnsafeBufferPointer(PercentCoding.decoded)
    }

    // MARK: IP literals, RFC 3986 §3.2.2

    /// A bracketed IPv6 or IPvFuture literal in lower case, or `nil` when it is neither.
    private static func canonicalLiteral(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        guard bytes.count > 2, bytes.last == .closeBracket else { return nil }
        let address = bytes[1..<(bytes.count - 1)]
        return isIPv6(address) || isIPvFuture(address) ? lowercased(text) : nil
    }

    /// `v` 1*HEXDIG `.` 1*( unreserved / sub-delims / `:` ).
    private static func isIPvFuture(_ address: ArraySlice<UInt8>) -> Bool {
        guard let first = address.first, first.asciiLowercased == UInt8(ascii: "v"),
            let dot = address.firstIndex(of: .dot)
        else { return false }
        let version = address[(address.startIndex + 1)..<dot]
        let rest = address[(dot + 1)...]
        return !version.isEmpty && version.allSatisfy { PercentCoding.hexValue($0) != nil }
            && !rest.isEmpty && rest.allSatisfy { $0 == .colon || ByteSet.registeredName.contains($0) }
    }

    /// Eight groups of up to four hexadecimal digits; one run of zero groups may be `::`, and the last two groups may
    /// be an IPv4 address.
    static func isIPv6(_ address: ArraySlice<UInt8>) -> Bool {
        var groups = address.split(separator: .colon, omittingEmptySubsequences: false)
        guard groups.count >= 3 else { return false }
        let isElided = zip(address, address.dropFirst()).contains { $0 == .colon && $1 == .colon }
        if isElided {
            // "::" leaves one empty group inside, and a second where it stands at an end.
            if address.starts(with: [.colon, .colon]) { groups.removeFirst() }
            if address.suffix(2).elementsEqual([.colon, .colon]) { groups.removeLast() }
            guard groups.filter(\.isEmpty).count == 1 else { return false }
            groups.removeAll(where: \.isEmpty)
        }
        var count = groups.count
        if let last = groups.last, last.contains(.dot) {
            guard isIPv4(last) else { return false }
            groups.removeLast()
            count += 1
        }
        guard groups.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy { PercentCoding.hexValue($0) != nil } })
        else { return false }
        return isElided ? count < 8 : count == 8
    }

    private static func isIPv4(_ address: ArraySlice<UInt8>) -> Bool {
        let octets = address.split(separator: .dot, omittingEmptySubsequences: false)
        return octets.count == 4
            && octets.allSatisfy { octet in
                guard (1...3).contains(octet.count), octet.allSatisfy(ByteSet.digits.contains) else { return false }
                let value = octet.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
                return value <= 255 && (octet.count == 1 || octet.first != UInt8(ascii: "0"))
            }
    }
}
