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
