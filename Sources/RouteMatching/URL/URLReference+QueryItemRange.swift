extension URLReference {
    /// Where the still encoded value of a query item stands in ``text``.
    ///
    /// Codecs look fields up by name; this spares them the texts of the items they do not want.
    package struct QueryItemRange: Sendable, Hashable {
        package let start: Int32
        /// Equal to ``start`` for an empty value and for a flag without one.
        package let end: Int32
        /// Whether the value holds a `%`, so that it has to be decoded.
        package let hasEscapes: Bool
    }

    /// The last item of a name, looked for in the fragment's items first when they are included: they follow the
    /// query's.
    ///
    /// - Complexity: O(length of the query), without allocating unless a name holds escapes.
    package func lastQueryItem(named name: String, includingFragment: Bool) -> QueryItemRange? {
        if includingFragment, let range = lastItem(named: name, in: parts.fragmentQuery) { return range }
        return lastItem(named: name, in: parts.query)
    }

    /// Every item of a name in order, the fragment's after the query's when they are included.
    package func queryItemRanges(named name: String, includingFragment: Bool) -> [QueryItemRange] {
        var ranges: [QueryItemRange] = []
        forEachItem(named: name, in: parts.query) { ranges.append($0) }
        if includingFragment { forEachItem(named: name, in: parts.fragmentQuery) { ranges.append($0) } }
        return ranges
    }

    /// The item's value as it is written.
    package func encodedValue(of range: QueryItemRange) -> String {
        String(substring(.init(start: range.start, end: range.end)))
    }

    /// The item's decoded value, or `nil` when it is not UTF-8.
    package func value(of range: QueryItemRange) -> String? {
        withBytes { text, _ in
            PercentCoding.decoded(UnsafeBufferPointer(rebasing: text[Int(range.start)..<Int(range.end)]))
        }
    }

    private func lastItem(named name: String, in span: URLParts.Span) -> QueryItemRange? {
        guard span.isPresent else { return nil }
        var last: QueryItemRange?
        forEachItem(named: name, in: span) { last = $0 }
        return last
    }

    @inline(__always)
    private func forEachItem(named name: String, in span: URLParts.Span, _ body: (QueryItemRange) -> Void) {
        guard span.isPresent else { return }
        withBytes { text, _ in
            Self.forEachQueryItem(of: text, in: span) { itemName, value in
                guard Self.isName(name, spelled: text[itemName]) else { return }
                let value = value ?? itemName.upperBound..<itemName.upperBound
                body(
                    QueryItemRange(
                        start: Int32(value.lowerBound), end: Int32(value.upperBound),
                        hasEscapes: text[value].contains(.percent)))
            }
        }
    }

    private static func isName(_ name: String, spelled bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if bytes.contains(where: { $0 == .percent || $0 >= 0x80 }) {
            return PercentCoding.decoded(UnsafeBufferPointer(rebasing: bytes)) == name
        }
        var name = name
        return name.withUTF8 { $0.holdsSameBytes(as: UnsafeBufferPointer(rebasing: bytes)) }
    }
}
