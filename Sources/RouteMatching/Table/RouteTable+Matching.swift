extension RouteTable {
    /// The best match for a URL, or `nil`.
    ///
    /// - Complexity: O(segments of the URL) for a table without competing placeholders, however many registrations
    ///   there are.
    @inlinable
    public func firstMatch(for url: URLReference) -> Match? {
        if index.hasSchemePatterns { return matches(for: url).first { _ in true } }
        var cursor = RouteCursor(root: RouteIndex.root, readsHost: false)
        return match(at: cursor.next(in: index, for: url), url)
    }

    /// The matches for a URL, best first, each found when it is asked for.
    @inlinable
    public func matches(for url: URLReference) -> Matches {
        Matches(table: self, url: url)
    }

    @inlinable
    func match(at position: Int32, _ url: URLReference) -> Match? {
        guard position >= 0, let value = values[Int(position)] else { return nil }
        return Match(
            url: url, id: index.entries[Int(position)].id, value: value, pattern: index.entries[Int(position)].pattern)
    }

    /// The matches for one URL, best first.
    ///
    /// They are found lazily: those that nobody asks for cost nothing.
    public struct Matches: Sequence, IteratorProtocol {
        @usableFromInline let table: RouteTable
        @usableFromInline let url: URLReference
        @usableFromInline var cursor = RouteCursor(root: RouteIndex.root, readsHost: false)
        @usableFromInline var next1: Int32?
        /// Patterns that name a scheme read the host as a segment: a walk of their own, merged by rank.
        @usableFromInline var schemeCursor = RouteCursor(root: RouteIndex.schemeRoot, readsHost: true)
        @usableFromInline var next2: Int32?

        @inlinable
        init(table: RouteTable, url: URLReference) {
            self.table = table
            self.url = url
            if !table.index.hasSchemePatterns { next2 = -1 }
        }

        /// The next best match, or `nil` after the last.
        @inlinable
        public mutating func next() -> Match? {
            let index = table.index
            let first = next1 ?? cursor.next(in: index, for: url)
            let second = next2 ?? schemeCursor.next(in: index, for: url)
            let takesFirst = second < 0 || first >= 0 && index.outranks(first, second)
            (next1, next2) = takesFirst ? (nil, second) : (first, nil)
            if takesFirst, first < 0 { (next1, next2) = (-1, -1) }
            return table.match(at: takesFirst ? first : second, url)
        }
    }

    /// A registration that matches a URL.
    public struct Match {
        /// The URL that was matched.
        public let url: URLReference
        /// The registration's ID.
        public let id: RegistrationID
        /// The registration's value.
        public let value: Value
        /// The registration's pattern.
        public let pattern: RoutePattern

        @usableFromInline
        init(url: URLReference, id: RegistrationID, value: Value, pattern: RoutePattern) {
            self.url = url
            self.id = id
            self.value = value
            self.pattern = pattern
        }
    }
}

extension RouteTable.Match {
    /// The decoded value of a placeholder, or `nil` when the pattern has no such placeholder for a single segment.
    ///
    /// Of two with the same name the first counts.
    public subscript(name: String) -> String? { pattern.value(of: name, in: url) }

    /// The decoded segments that a rest placeholder took, or `nil` when the pattern has none of this name.
    public func rest(_ name: String) -> [String]? {
        guard case .rest(name)? = pattern.allSegments.last else { return nil }
        return captures.last?.values
    }

    /// What the placeholders took, in the pattern's order.
    public var captures: [PathCapture] { pattern.captures(in: url) }

    /// What the placeholders took, by name; a rest is joined with slashes.
    ///
    /// Of two with the same name the first counts.
    public var parameters: [String: String] { pattern.parameters(in: url) }

    /// The segments that a prefix match left over, of the fragment when the pattern names one.
    public var remainder: [URLReference.Segment] { pattern.remainder(in: url) }
}

extension RouteTable.Matches: Sendable where Value: Sendable {}
extension RouteTable.Match: Sendable where Value: Sendable {}

/// What one placeholder took from a URL.
public struct PathCapture: Sendable, Hashable {
    /// The placeholder's name.
    public let name: String
    /// The decoded segments: one, or any number for a rest.
    public let values: [String]
    /// The placeholder's type, or `nil` for a rest.
    public let type: RoutePattern.PlaceholderType?
}
