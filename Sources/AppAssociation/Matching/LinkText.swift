import RouteMatching

/// The parts of a link as association files see them: split once, still encoded.
///
/// A link that would not be sent as it is written (it holds spaces or letters outside ASCII) is first escaped, as
/// every browser does; valid escapes and stray `%` signs stay as they are.
struct LinkText: Sendable {
    /// The path with its leading slash, or `/` for none.
    let path: [UInt8]
    /// The query without `?`, or nil for none.
    let query: [UInt8]?
    /// The fragment without `#`, or nil for none.
    let fragment: [UInt8]?
    /// Whether the URL wrote a path at all.
    let hasPath: Bool

    init(_ url: URLReference) {
        var rest = Array(url.text.utf8)[...]
        if url.scheme != nil, let colon = rest.firstIndex(of: UInt8(ascii: ":")) { rest = rest[colon...].dropFirst() }
        if rest.starts(with: [0x2F, 0x2F]) {
            rest = rest.dropFirst(2)
            let ends: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")]
            rest = rest[(rest.firstIndex(where: ends.contains) ?? rest.endIndex)...]
        }
        fragment = Self.cut(&rest, at: UInt8(ascii: "#")).map(Self.escaped)
        query = Self.cut(&rest, at: UInt8(ascii: "?")).map(Self.escaped)
        hasPath = !rest.isEmpty
        path = hasPath ? Self.escaped(rest) : [UInt8(ascii: "/")]
    }

    private static func cut(_ bytes: inout ArraySlice<UInt8>, at mark: UInt8) -> ArraySlice<UInt8>? {
        guard let index = bytes.firstIndex(of: mark) else { return nil }
        let tail = bytes[index...].dropFirst()
        bytes = bytes[..<index]
        return tail
    }

    private static func escaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        if bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return Array(bytes) }
        var output: [UInt8] = []
        for byte in bytes {
            if byte > 0x20 && byte < 0x7F {
                output.append(byte)
            } else {
                output.append(contentsOf: "%".utf8)
                output.append(contentsOf: HexDigit.pair(byte, uppercase: true).utf8)
            }
        }
        return output
    }
}

/// Decodes the escapes of a part of a link.
enum EscapeDecoding {
    /// The decoded bytes.
    ///
    /// Escapes that are broken stay as they are; when the whole would not be UTF-8, every escape outside ASCII stays,
    /// so that the result always is.
    static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
        let output = decode(bytes) { _ in true }
        return String(validating: output) == nil ? decode(bytes) { $0 < 0x80 } : output
    }

    private static func decode(_ bytes: [UInt8], where isWanted: (UInt8) -> Bool) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = HexDigit.value(bytes[index + 1]),
                let low = HexDigit.value(bytes[index + 2]), isWanted(high << 4 | low)
            {
                output.append(high << 4 | low)
                index += 3
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return output
    }
}
