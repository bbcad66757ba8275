/// Finds the parts of a URL reference by RFC 3986 in one walk over its bytes, and decodes each piece once, after
/// splitting.
struct URLParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let limits: URLReference.Limits
    private(set) var parts = URLParts()
    /// Filled by ``scan()``: the first of each delimiter, or the end.
    private var firstColon: Int
    private var firstSlash: Int
    private var pathEnd: Int
    private var hash: Int
    /// Whether the text is ASCII without percent signs, so that every piece stands for itself.
    private var isPlain = true
    /// A link that leads to the web, or could: a reference with an authority but no scheme takes its reader's.
    private var isWeb = true

    init(bytes: UnsafeBufferPointer<UInt8>, limits: URLReference.Limits) {
        self.bytes = bytes
        self.limits = limits
        firstColon = bytes.count
        firstSlash = bytes.count
        pathEnd = bytes.count
        hash = bytes.count
    }

    mutating func parse() throws(URLReference.Error) {
        if bytes.isEmpty { throw .empty }
        let maximum = min(limits.maximumLength, Int(Int32.max))
        if bytes.count > maximum { throw .tooLong(limit: maximum) }
        try scan()
        var pathStart = try parseScheme()
        if pathStart + 1 < pathEnd, bytes[pathStart] == .slash, bytes[pathStart + 1] == .slash {
            let start = pathStart + 2
            pathStart = start
            while pathStart < pathEnd, bytes[pathStart] != .slash { pathStart += 1 }
            if Self.isCanonicalHost(bytes, start, pathStart) {
                parts.host = URLPiece(unescaped: bytes, start, pathStart)
                parts.hostSegment = parts.host
            } else {
                try parseAuthority(start, pathStart)
            }
        }
        parts.pathRestStart = try parseSegments(pathStart, pathEnd)
        parts.pathCount = parts.pieces.count
        if pathEnd < hash { parts.query = try querySpan(pathEnd + 1, hash) }
        if hash < bytes.count { try parseFragment(hash + 1) }
    }

    /// Looks at every byte once: refuses what makes a text malformed and notes the delimiters.
    private mutating func scan() throws(URLReference.Error) {
        let count = bytes.count
        var (colon, slash, question, hash, isPlain) = (count, count, count, count, true)
        for index in 0..<count {
            let byte = bytes[index]
            // Lower-case letters, by far the most, and `{|}~`.
            if byte &- UInt8(ascii: "a") < 30 { continue }
            switch byte {
            case .slash: if slash == count { slash = index }
            case .colon: if colon == count { colon = index }
            case .questionMark: if question == count { question = index }
            case .hash: if hash == count { hash = index }
            case .backslash: throw .backslash(offset: index)
            case 0..<0x20, 0x7F: throw .controlCharacter(offset: index)
            case .percent: isPlain = false
            case 0x80...:
                isPlain = false
                // The C1 controls, U+0080 to U+009F.
                let isControl = byte == 0xC2 && index + 1 < count && bytes[index + 1] < 0xA0
                if isControl { throw .controlCharacter(offset: index) }
            default: break
            }
        }
        firstColon = colon
        firstSlash = slash
        self.hash = hash
        pathEnd = min(question, hash)
        self.isPlain = isPlain
    }

    // MARK: Scheme and authority

    /// - Returns: where the hierarchical part starts.
    private mutating func parseScheme() throws(URLReference.Error) -> Int {
        guard firstColon < pathEnd, firstColon < firstSlash else { return 0 }
        let name = UnsafeBufferPointer(rebasing: bytes[..<firstColon])
        isWeb = name.equalsIgnoringCase("https") || name.equalsIgnoringCase("http")
        if isWeb || SchemeName.isValid(name) {
            parts.scheme = .init(start: 0, end: Int32(firstColon))
            return firstColon + 1
        }
        isWeb = true
        // `12:30` is a path; `1app://x` means to have a scheme and has none.
        let next = firstColon + 1
        if next + 1 < bytes.count, bytes[next] == .slash, bytes[next + 1] == .slash {
            throw .invalidScheme(text(0, firstColon))
        }
        return 0
    }

    private mutating func parseAuthority(_ start: Int, _ end: Int) throws(URLReference.Error) {
        var hostStart = start
        if let at = bytes[start..<end].lastIndex(of: .at) {
            if isWeb {
                throw .userInfoNotAllowed(scheme: parts.scheme.isPresent ? text(0, Int(parts.scheme.end)) : "http")
            }
            hostStart = at + 1
        }
        let isLiteral = hostStart < end && bytes[hostStart] == .openBracket
        var hostEnd = end
        if isLiteral {
            guard let close = bytes[hostStart..<end].firstIndex(of: .closeBracket) else {
                throw .invalidHost(text(hostStart, end))
            }
            hostEnd = close + 1
        } else if let colon = bytes[hostStart..<end].firstIndex(of: .colon) {
            hostEnd = colon
        }
        try parsePort(hostEnd, end)
        if hostStart < hostEnd { try parseHost(hostStart, hostEnd, isLiteral: isLiteral) }
    }

    private mutating func parsePort(_ start: Int, _ end: Int) throws(URLReference.Error) {
        guard start < end else { return }
        var port = 0
        guard bytes[start] == .colon else { throw .invalidPort(text(start, end)) }
        for byte in bytes[(start + 1)..<end] {
            guard ByteSet.digits.contains(byte) else { throw .invalidPort(text(start + 1, end)) }
            port = port * 10 + Int(byte - UInt8(ascii: "0"))
            if port > 65535 { throw .invalidPort(text(start + 1, end)) }
        }
        if start + 1 < end { parts.port = Int32(port) }
    }

    private mutating func parseHost(_ start: Int, _ end: Int, isLiteral: Bool) throws(URLReference.Error) {
        let spelling = text(start, end)
        guard let canonical = HostName.canonical(spelling, isWeb: isWeb) else { throw .invalidHost(spelling) }
        parts.host = storedPiece(Array(canonical.utf8), start, end)
        if isWeb || isLiteral {
            parts.hostSegment = parts.host
        } else {
            var piece = decodedPiece(start, end)
            let isCapital: (UInt8) -> Bool = { $0.asciiLowercased != $0 }
            let hasCapital =
                piece.flags.contains(.isInDecoded)
                ? parts.decoded[Int(piece.start)..<Int(piece.end)].contains(where: isCapital)
                : bytes[start..<end].contains(where: isCapital)
            if hasCapital { piece.flags.insert(.isMixedCaseHost) }
            // Nothing captures a dot segment, wherever it stands.
            if dots(in: piece) > 0 { piece.flags.insert(.isUnmatchable) }
            parts.hostSegment = piece
        }
    }

    /// Whether the authority is a host alone and as it is compared, which most are: lower-case letters, digits and
    /// hyphens, and no empty label.
    private static func isCanonicalHost(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard end - start <= HostName.maximumLength else { return false }
        var previous = UInt8.dot
        for index in start..<end {
            let byte = bytes[index]
            let isLetter = byte &- UInt8(ascii: "a") < 26
            guard isLetter || ByteSet.lowercaseHost.contains(byte) && (byte != .dot || previous != .dot) else {
                return false
            }
            previous = byte
        }
        return previous != .dot
    }

    // MARK: Segments

    /// Appends the segments between `start` and `end`: runs of slashes count as one, dot segments are removed as in
    /// RFC 3986 §5.2.4, however they are spelled.
    ///
    /// - Returns: the first position, counted from the first segment appended here, from which a rest may capture.
    private mutating func parseSegments(_ start: Int, _ end: Int) throws(URLReference.Error) -> Int {
        let base = parts.pieces.count
        var index = start
        while index < end {
            if bytes[index] == .slash {
                index += 1
                continue
            }
            let segmentStart = index
            while index < end, bytes[index] != .slash { index += 1 }
            if isPlain {
                switch Self.dots(in: bytes[segmentStart..<index]) {
                case 1: break
                case 2: removeLastSegment(after: base)
                default: try appendSegment(URLPiece(unescaped: bytes, segmentStart, index), after: base)
                }
            } else {
                try parseEscapedSegment(segmentStart, index, after: base)
            }
        }
        if isPlain { return 0 }
        let lastUnsafe = parts.pieces[base...].lastIndex { !$0.isAllowedInRest }
        return lastUnsafe.map { $0 - base + 1 } ?? 0
    }

    private mutating func parseEscapedSegment(_ start: Int, _ end: Int, after base: Int) throws(URLReference.Error) {
        let decodedCount = parts.decoded.count
        let piece = decodedPiece(start, end)
        let dots = dots(in: piece)
        if dots == 0 { return try appendSegment(piece, after: base) }
        parts.decoded.removeLast(parts.decoded.count - decodedCount)
        if dots == 2 { removeLastSegment(after: base) }
    }

    private mutating func appendSegment(_ piece: URLPiece, after base: Int) throws(URLReference.Error) {
        if parts.pieces.count - base == limits.maximumSegments {
            throw .tooManySegments(limit: limits.maximumSegments)
        }
        parts.pieces.append(piece)
    }

    private mutating func removeLastSegment(after base: Int) {
        if parts.pieces.count > base { parts.pieces.removeLast() }
    }

    private func dots(in piece: URLPiece) -> Int {
        let range = Int(piece.start)..<Int(piece.end)
        return piece.flags.contains(.isInDecoded)
            ? Self.dots(in: parts.decoded[range]) : Self.dots(in: bytes[range])
    }

    /// 1 or 2 for a dot segment, 0 for any other.
    @inline(__always)
    private static func dots(in segment: some RandomAccessCollection<UInt8>) -> Int {
        segment.count <= 2 && segment.first == .dot && segment.last == .dot ? segment.count : 0
    }

    private mutating func decodedPiece(_ start: Int, _ end: Int) -> URLPiece {
        let source = UnsafeBufferPointer(rebasing: bytes[start..<end])
        guard source.contains(.percent) else {
            var piece = URLPiece(unescaped: bytes, start, end)
            if source.contains(where: { $0 >= 0x80 }) { piece.flags.insert(.isNonASCII) }
            return piece
        }
        let decodedStart = parts.decoded.count
        let isUTF8 = PercentCoding.decode(source, into: &parts.decoded)
        let decoded = parts.decoded[decodedStart...]
        var flags: URLPiece.Flags = .isInDecoded
        if decoded.contains(where: { $0 >= 0x80 }) { flags.insert(.isNonASCII) }
        if !isUTF8 || decoded.contains(0) { flags.insert(.isUnmatchable) }
        if URLPiece.isUnsafeInRest(decoded) { flags.insert(.isUnsafeInRest) }
        return piece(decodedFrom: decodedStart, encoded: start, end, flags: flags)
    }

    /// A piece whose decoded bytes are `bytes`, which differ from the text.
    private mutating func storedPiece(_ bytes: [UInt8], _ start: Int, _ end: Int) -> URLPiece {
        let decodedStart = parts.decoded.count
        parts.decoded += bytes
        return piece(decodedFrom: decodedStart, encoded: start, end, flags: .isInDecoded)
    }

    private func piece(
        decodedFrom decodedStart: Int, encoded start: Int, _ end: Int, flags: URLPiece.Flags
    ) -> URLPiece {
        let hash = parts.decoded.withUnsafeBufferPointer {
            SegmentHash.hash(UnsafeBufferPointer(rebasing: $0[decodedStart...]))
        }
        return URLPiece(
            encodedStart: Int32(start), encodedEnd: Int32(end), start: Int32(decodedStart),
            end: Int32(parts.decoded.count), hash: hash, flags: flags)
    }

    // MARK: Query and fragment

    private func querySpan(_ start: Int, _ end: Int) throws(URLReference.Error) -> URLParts.Span {
        var items = 0
        var isEmpty = true
        for byte in bytes[start..<end] {
            if byte == .ampersand {
                isEmpty = true
            } else if isEmpty {
                isEmpty = false
                items += 1
            }
        }
        if items > limits.maximumQueryItems { throw .tooManyQueryItems(limit: limits.maximumQueryItems) }
        return .init(start: Int32(start), end: Int32(end))
    }

    /// `#route?items`: the route before the first `?`, the items after it.
    private mutating func parseFragment(_ start: Int) throws(URLReference.Error) {
        parts.fragment = .init(start: Int32(start), end: Int32(bytes.count))
        let routeEnd = bytes[start...].firstIndex(of: .questionMark) ?? bytes.count
        parts.fragmentRestStart = try parseSegments(start, routeEnd)
        if routeEnd < bytes.count { parts.fragmentQuery = try querySpan(routeEnd + 1, bytes.count) }
    }

    private func text(_ start: Int, _ end: Int) -> String {
        String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
