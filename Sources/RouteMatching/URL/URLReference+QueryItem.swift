extension URLReference {
    /// One item of a query: what stands between two `&`, split at its first `=`.
    ///
    /// A `+` is a plus.
    public struct QueryItem: Sendable, Hashable {
        /// The decoded name.
        public let name: String
        /// The decoded value; `nil` for a flag without `=`, and for a value that is not UTF-8.
        public let value: String?
        /// The value as written; `nil` for a flag without `=`.
        public let encodedValue: String?

        /// Whether the value, if there is one, decodes to UTF-8.
        public var isDecodable: Bool { value != nil || encodedValue == nil }
    }
}

extension URLReference.QueryItem {
    static func items(in span: URLParts.Span, of url: URLReference) -> [URLReference.QueryItem] {
        var items: [URLReference.QueryItem] = []
        url.forEachQueryItem(in: span) { name, value in
            guard let decodedName = PercentCoding.decoded(name) else { return }
            items.append(
                URLReference.QueryItem(
                    name: decodedName, value: value.flatMap(PercentCoding.decoded),
                    encodedValue: value.map { String(decoding: $0, as: UTF8.self) }))
        }
        return items
    }
}

extension URLReference {
    /// The last value of each name; a flag is an empty text.
    ///
    /// Names that are empty, or whose last value is not UTF-8, are left out.
    ///
    /// - Complexity: O(length of the query).
    package func parameters(includingFragment: Bool) -> [String: String] {
        var parameters: [String: String] = [:]
        let add = { (name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>?) in
            guard let name = PercentCoding.decoded(name), !name.isEmpty else { return }
            parameters[name] = value.map(PercentCoding.decoded) ?? ""
        }
        forEachQueryItem(in: parts.query, add)
        if includingFragment { forEachQueryItem(in: parts.fragmentQuery, add) }
        return parameters
    }

    /// Calls `body` with the still encoded name and value of each item; empty pairs are skipped.
    func forEachQueryItem(
        in span: URLParts.Span,
        _ body: (_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>?) -> Void
    ) {
        guard span.isPresent else { return }
        withBytes { text, _ in
            Self.forEachQueryItem(of: text, in: span) { name, value in
                body(
                    UnsafeBufferPointer(rebasing: text[name]), value.map { UnsafeBufferPointer(rebasing: text[$0]) })
            }
        }
    }

    /// Calls `body` with where the name and the value of each item stand in the text; empty pairs are skipped.
    @inline(__always)
    static func forEachQueryItem(
        of text: UnsafeBufferPointer<UInt8>, in span: URLParts.Span,
        _ body: (_ name: Range<Int>, _ value: Range<Int>?) -> Void
    ) {
        guard span.isPresent else { return }
        var start = Int(span.start)
        let end = Int(span.end)
        while start < end {
            let itemEnd = text[start..<end].firstIndex(of: .ampersand) ?? end
            if itemEnd > start {
                let nameEnd = text[start..<itemEnd].firstIndex(of: .equals)
                body(start..<(nameEnd ?? itemEnd), nameEnd.map { ($0 + 1)..<itemEnd })
            }
            start = itemEnd + 1
        }
    }
}
