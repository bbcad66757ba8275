/// Reads the text of a pattern, segment by segment.
struct PatternParser {
    private(set) var scheme: String?
    private(set) var segments: [RoutePattern.Segment] = []
    private(set) var fragmentStart: Int?

    static func parse(_ text: String) throws(RoutePattern.Error) -> PatternParser {
        var parser = PatternParser()
        try parser.read(text)
        return parser
    }

    private mutating func read(_ text: String) throws(RoutePattern.Error) {
        var remaining = text.utf8[...]
        if let colon = remaining.firstIndex(of: .colon), remaining[colon...].starts(with: "://".utf8),
            !remaining[..<colon].contains(.slash)
        {
            try readScheme(remaining[..<colon])
            remaining = remaining[colon...].dropFirst(3)
        }
        segments.reserveCapacity(remaining.reduce(1) { $1 == .slash ? $0 + 1 : $0 })
        while !remaining.isEmpty {
            let end = remaining.firstIndex(of: .slash) ?? remaining.endIndex
            if end > remaining.startIndex { try readSegment(Substring(remaining[..<end])) }
            remaining = remaining[end...].dropFirst()
        }
        if let fragmentStart, fragmentStart == segments.count { throw .misplacedFragment("#") }
    }

    private mutating func readScheme(_ bytes: Substring.UTF8View) throws(RoutePattern.Error) {
        guard SchemeName.isValid(bytes) else { throw .invalidScheme(String(Substring(bytes))) }
        scheme = HostName.lowercased(String(Substring(bytes)))
    }

    private mutating func readSegment(_ text: Substring) throws(RoutePattern.Error) {
        if case .rest? = segments.last { throw .restNotLast(String(describing: segments[segments.count - 1])) }
        var text = text
        if text.utf8.first == .hash {
            if fragmentStart != nil { throw .misplacedFragment(String(text)) }
            fragmentStart = segments.count
            text = Substring(text.utf8.dropFirst())
            if text.isEmpty { return }
        }
        if text.utf8.contains(.hash) { throw .misplacedFragment(String(text)) }
        if text.utf8.contains(.questionMark) { throw .queryOrOptionalSegment(String(text)) }
        switch text.utf8.first {
        case .colon:
            segments.append(.placeholder(name: try name(Substring(text.utf8.dropFirst()), in: text), type: .string))
        case UInt8(ascii: "<"):
            segments.append(try bracketed(text))
        default:
            segments.append(.literal(try literal(text)))
        }
    }

    private func bracketed(_ text: Substring) throws(RoutePattern.Error) -> RoutePattern.Segment {
        guard text.utf8.last == UInt8(ascii: ">"), text.utf8.count > 1 else { throw .unbalancedBracket(String(text)) }
        let content = Substring(text.utf8.dropFirst().dropLast())
        guard let colon = content.utf8.firstIndex(of: .colon) else {
            return .placeholder(name: try name(content, in: text), type: .string)
        }
        let name = try name(Substring(content.utf8[colon...].dropFirst()), in: text)
        if content[..<colon] == "path" { return .rest(name: name) }
        guard let type = RoutePattern.PlaceholderType(rawValue: String(content[..<colon])) else {
            throw .unknownType(String(content[..<colon]))
        }
        return .placeholder(name: name, type: type)
    }

    private func name(_ name: Substring, in segment: Substring) throws(RoutePattern.Error) -> String {
        let isName =
            !name.isEmpty
            && name.utf8.allSatisfy {
                $0 >= 0x80 || ByteSet.letters.contains($0) || ByteSet.digits.contains($0)
                    || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || $0 == .dot
            }
        guard isName else {
            let looksForeign = name.utf8.contains(where: ByteSet.foreignName.contains)
            throw looksForeign ? .unsupportedSyntax(String(segment)) : .invalidName(String(segment))
        }
        return String(name)
    }

    private func literal(_ text: Substring) throws(RoutePattern.Error) -> String {
        var isASCII = true
        for byte in text.utf8 {
            if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") { throw .unbalancedBracket(String(text)) }
            if byte < 0x20 || byte == 0x7F || byte == .backslash { throw .invalidCharacter(String(text)) }
            if ByteSet.foreignLiteral.contains(byte) { throw .unsupportedSyntax(String(text)) }
            if byte >= 0x80 { isASCII = false }
        }
        if text == "." || text == ".." { throw .dotSegment(String(text)) }
        if !isASCII, text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            throw .invalidCharacter(String(text))
        }
        guard let scheme, segments.isEmpty, fragmentStart == nil else { return String(text) }
        return try host(String(text), scheme: scheme)
    }

    /// The literal in the host's place, in the form in which hosts are compared.
    private func host(_ text: String, scheme: String) throws(RoutePattern.Error) -> String {
        guard scheme == "http" || scheme == "https" else { return HostName.lowercased(text) }
        guard !text.utf8.contains(.colon), let host = HostName.canonical(text, isWeb: true) else {
            throw .invalidHost(text)
        }
        return host
    }
}
