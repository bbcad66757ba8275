/// A URL, or a path alone, taken apart once by the rules of RFC 3986.
///
/// The text is split while it is still encoded and each piece is decoded once after that, so an escaped slash stays
/// inside its segment and an escaped percent sign stays one.
///
/// ```swift
/// let url = try URLReference("https://example.com/bands/AC%2FDC?page=2#songs")
/// url.host                      // "example.com"
/// url.segments.map(\.value)     // ["bands", "AC/DC"]
/// url.queryItems.first?.value   // "2"
/// url.fragment                  // "songs"
/// ```
///
/// White space around the text is dropped. A space, a non-ASCII character or a stray `%` inside it stands for itself,
/// as though it were escaped.
public struct URLReference: Sendable {
    /// The text this was read from, without white space around it.
    public var text: String { storage.text }

    /// What ``text`` is made of.
    @inline(__always)
    package var parts: URLParts { _read { yield storage.parts } }

    /// One of the path's segments or, after them, the fragment's.
    package func piece(at index: Int) -> URLPiece { storage.parts.pieces[index] }

    /// One reference, so that handing a URL on costs as little as can be.
    private let storage: Storage

    private final class Storage: Sendable {
        let text: String
        let parts: URLParts

        init(text: String, parts: URLParts) {
            self.text = text
            self.parts = parts
        }
    }

    /// Reads a URL or a path.
    ///
    /// - Parameters:
    ///   - text: an absolute URL such as `myapp://user/42`, or a path such as `/user/42?tab=posts`.
    ///   - limits: how much is read before the text is refused.
    /// - Throws: ``URLReference/Error`` saying which rule the text breaks, and where.
    /// - Complexity: O(length of the text).
    public init(_ text: String, limits: Limits = .standard) throws(Error) {
        var text = text
        text.makeContiguousUTF8()
        if text.utf8.withContiguousStorageIfAvailable(Self.startsAndEndsInGraphics) != true {
            text = Self.trimmed(text)
        }
        let result = text.utf8.withContiguousStorageIfAvailable { bytes in
            Result { () throws(Error) in
                var parser = URLParser(bytes: bytes, limits: limits)
                try parser.parse()
                return Storage(text: text, parts: parser.parts)
            }
        }
        // The text has just been made contiguous, so there is a result.
        guard let result else { throw .empty }
        storage = try result.get()
    }

    /// The same text read as other parts.
    private init(text: String, parts: URLParts) {
        storage = Storage(text: text, parts: parts)
    }

    /// Whether the text starts and ends in visible ASCII, so that there is nothing to trim.
    private static func startsAndEndsInGraphics(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.first, let last = bytes.last else { return true }
        return first > 0x20 && first < 0x80 && last > 0x20 && last < 0x80
    }

    private static func trimmed(_ text: String) -> String {
        guard let start = text.unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let end = text.unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(text.unicodeScalars[start...end])
    }
}

// MARK: - Parts

extension URLReference {
    /// The scheme in lower case, or `nil` for a path alone.
    public var scheme: String? {
        parts.scheme.isPresent ? HostName.lowercased(String(substring(parts.scheme))) : nil
    }

    /// The host in lower-case ASCII (IDNA) form without a trailing dot, or `nil`: an absent and an empty host are the
    /// same.
    ///
    /// An IPv6 literal keeps its brackets.
    public var host: String? { parts.host.map(string) }

    /// The port as written, or `nil` for none or an empty one.
    public var port: Int? { parts.port >= 0 ? Int(parts.port) : nil }

    /// The port that a connection would use: the written one, or the default of `http` and `https`.
    package var effectivePort: Int? {
        if let port { return port }
        switch scheme {
        case "https": return 443
        case "http": return 80
        default: return nil
        }
    }

    /// Whether the scheme is `http` or `https`.
    public var isWeb: Bool { scheme == "https" || scheme == "http" }

    /// The path's segments: no empty ones, and no `.` or `..`.
    ///
    /// - Complexity: O(length of the path).
    public var segments: [Segment] { parts.pieces[..<parts.pathCount].map(segment) }

    /// The query's items in order, repeats included.
    ///
    /// An item whose name cannot be decoded is left out.
    ///
    /// - Complexity: O(length of the query).
    public var queryItems: [QueryItem] { QueryItem.items(in: parts.query, of: self) }

    /// What follows the first `#`, still encoded.
    ///
    /// An empty fragment is not no fragment.
    public var fragment: String? { parts.hasFragment ? String(substring(parts.fragment)) : nil }

    /// The query as it is written, without its `?`, or `nil` when there is none.
    public var query: String? { parts.query.isPresent ? String(substring(parts.query)) : nil }

    /// The segments of the fragment's route, which ends at the fragment's first `?`, or `nil` without a fragment.
    public var fragmentSegments: [Segment]? {
        parts.hasFragment ? parts.pieces[parts.pathCount...].map(segment) : nil
    }

    /// The items after the fragment's first `?`.
    public var fragmentItems: [QueryItem] { QueryItem.items(in: parts.fragmentQuery, of: self) }

    /// One segment of a path, as written and as decoded.
    public struct Segment: Sendable, Hashable {
        /// The segment as it stands in the URL.
        public let encoded: String
        /// The decoded segment, or `nil` when it is not UTF-8 or holds NUL: then nothing matches it.
        public let value: String?
    }
}

// MARK: - The host as a segment

extension URLReference {
    /// The same URL with its host as the first segment and no host: `myapp://user/42` reads `user`, `42`.
    ///
    /// A custom scheme's host stands as it is written, a web host in its canonical form.
    public func hostMovedIntoPath() -> URLReference {
        guard let host = parts.hostSegment else { return self }
        var moved = parts
        moved.dropHost()
        moved.pieces = URLPieceList(CollectionOfOne(host) + Array(parts.pieces))
        moved.pathCount += 1
        moved.pathRestStart = host.isAllowedInRest && parts.pathRestStart == 0 ? 0 : parts.pathRestStart + 1
        return URLReference(text: text, parts: moved)
    }

    /// The same URL without host and port.
    public func droppingHost() -> URLReference {
        var rest = parts
        rest.dropHost()
        return URLReference(text: text, parts: rest)
    }
}

// MARK: - What is left of a path

extension URLReference {
    /// The same path without its first segments, and without scheme, host and port.
    ///
    /// The text stays as it was read.
    package func droppingFirst(_ count: Int) -> URLReference {
        var rest = parts
        rest.dropHost()
        rest.scheme = .init()
        let count = min(count, parts.pathCount)
        rest.pieces = URLPieceList(parts.pieces.dropFirst(count))
        rest.pathCount -= count
        rest.pathRestStart = max(0, parts.pathRestStart - count)
        return URLReference(text: text, parts: rest)
    }

    /// The path as it is encoded, with query and fragment.
    package var encodedPath: String {
        var output = ""
        for piece in parts.pieces[..<parts.pathCount] {
            output += "/"
            output += substring(.init(start: piece.encodedStart, end: piece.encodedEnd))
        }
        if output.isEmpty { output = "/" }
        if let query { output += "?" + query }
        if let fragment { output += "#" + fragment }
        return output
    }
}

// MARK: - Bytes

extension URLReference {
    func segment(_ piece: URLPiece) -> Segment {
        Segment(
            encoded: String(substring(.init(start: piece.encodedStart, end: piece.encodedEnd))),
            value: piece.isMatchable ? string(piece) : nil)
    }

    /// The decoded text of a piece.
    package func string(_ piece: URLPiece) -> String {
        withBytes(of: piece) { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls `body` with the decoded bytes of a piece.
    @inline(__always)
    package func withBytes<Result>(of piece: URLPiece, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withBytes { text, decoded in
            let source = piece.flags.contains(.isInDecoded) ? decoded : text
            return body(UnsafeBufferPointer(rebasing: source[Int(piece.start)..<Int(piece.end)]))
        }
    }

    /// Calls `body` with the bytes of the text and of what was decoded from it.
    @inline(__always)
    func withBytes<Result>(
        _ body: (_ text: UnsafeBufferPointer<UInt8>, _ decoded: UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        parts.decoded.withUnsafeBufferPointer { decoded in
            let result = text.utf8.withContiguousStorageIfAvailable { body($0, decoded) }
            // Contiguous since init; the copy is only there to be total.
            return result ?? Array(text.utf8).withUnsafeBufferPointer { body($0, decoded) }
        }
    }

    func substring(_ span: URLParts.Span) -> Substring {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: Int(span.start))
        return text[start..<utf8.index(start, offsetBy: Int(span.end - span.start))]
    }
}

extension URLReference: Hashable {
    /// Whether both were read from the same text, as the same parts.
    public static func == (left: URLReference, right: URLReference) -> Bool {
        left.storage === right.storage || left.text == right.text && left.parts == right.parts
    }

    /// Feeds the text into the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

extension URLReference: CustomStringConvertible {
    /// The text this was read from.
    public var description: String { text }
}
