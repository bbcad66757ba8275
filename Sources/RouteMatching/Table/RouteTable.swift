/// Registrations of patterns, each with a value, and the matching of URLs against all of them.
///
/// ```swift
/// var table = RouteTable<String>()
/// table.insert("product", for: "/products/:id")
/// table.insert("featured", for: "/products/featured")
///
/// let url = try URLReference("https://shop.example/products/42")
/// table.firstMatch(for: url)?.value    // "product"
/// table.firstMatch(for: url)?["id"]    // "42"
/// ```
///
/// Where several registrations match, one rule ranks them. Compared segment by segment from the left, the first
/// difference decides: literal, bool, int, uuid, double, string placeholder, rest. Then the longer pattern goes
/// first, exact before prefix, a named host before a wildcard host before none, a named scheme before any, and last
/// the one registered first.
///
/// A table is a value: a copy is not disturbed by what happens to the original, and costs nothing until one of the
/// two changes. Matching takes time that depends on the URL's segments, not on the number of registrations.
public struct RouteTable<Value> {
    @usableFromInline var index = RouteIndex()
    @usableFromInline var values: [Value?] = []

    /// Creates a table without registrations.
    public init() {}

    /// How many registrations there are.
    public var count: Int { values.count - index.removedCount }

    /// Whether there is no registration.
    public var isEmpty: Bool { count == 0 }

    /// Adds a registration, behind all others of its rank.
    ///
    /// - Parameters:
    ///   - value: what a match yields.
    ///   - pattern: which paths match. One with an ``RoutePattern/error`` is kept, and listed by lint, but never matches.
    ///   - host: which hosts match, or `nil` for any and none.
    ///   - schemes: which schemes match, in any case, or none for every one.
    ///   - policy: whether the pattern covers the whole path or its start.
    ///   - name: a name for people and tools; it takes no part in matching.
    /// - Returns: an ID to remove the registration by.
    /// - Complexity: amortized O(length of the pattern), when the table shares no storage with a copy.
    @discardableResult
    public mutating func insert(
        _ value: Value, for pattern: RoutePattern, host: HostFilter? = nil, schemes: Set<String> = [],
        matching policy: MatchPolicy = .exact, name: String? = nil
    ) -> RegistrationID {
        makeUnique()
        values.append(value)
        let id = index.insert(pattern, host: host, schemes: schemes, policy: policy, name: name)
        checkInvariants()
        return id
    }

    /// Removes a registration.
    ///
    /// - Returns: its value, or `nil` when the ID is of no registration, or no longer: then nothing happens.
    /// - Complexity: amortized O(log n).
    @discardableResult
    public mutating func remove(_ id: RegistrationID) -> Value? {
        guard let position = index.position(of: id) else { return nil }
        makeUnique()
        let value = values[position]
        values[position] = nil
        index.remove(at: position)
        if index.isSparse {
            values.removeAll { $0 == nil }
            index = index.compacted()
        }
        checkInvariants()
        return value
    }

    /// Removes every registration.
    public mutating func removeAll() {
        self = RouteTable()
    }

    /// The registration with an ID, or `nil` when there is none.
    ///
    /// - Complexity: O(log n).
    public subscript(id: RegistrationID) -> Registration? {
        index.position(of: id).flatMap(registration)
    }

    /// The registrations in the order in which they were made.
    ///
    /// - Complexity: O(n).
    public var registrations: [Registration] { values.indices.compactMap(registration) }

    /// Whether a registration with a host filter admits the URL's host.
    package func hasHost(admitting url: URLReference) -> Bool { index.filters.admits(url) }

    /// Gives the table an index of its own before it changes.
    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&index) { index = RouteIndex(copying: index) }
    }

    private func registration(at position: Int) -> Registration? {
        guard let value = values[position] else { return nil }
        let entry = index.entries[position]
        return Registration(
            id: entry.id, value: value, pattern: entry.pattern, host: index.host(of: entry),
            schemes: entry.extras?.schemes ?? [], policy: entry.policy, name: entry.extras?.name)
    }

    private func checkInvariants() {
        #if WAYFINDER_INVARIANTS
        if let violation = index.invariantViolation { preconditionFailure(violation) }
        #endif
    }

    /// One entry of a table.
    public struct Registration {
        /// What to remove the registration by.
        public let id: RegistrationID
        /// What a match yields.
        public let value: Value
        /// Which paths match.
        public let pattern: RoutePattern
        /// Which hosts match, or `nil` for any and none.
        public let host: HostFilter?
        /// Which schemes match, in lower case; none means every one.
        public let schemes: Set<String>
        /// Whether the pattern covers the whole path or its start.
        public let policy: MatchPolicy
        /// The name for people and tools.
        public let name: String?
    }
}

extension RouteTable: Sendable where Value: Sendable {}
extension RouteTable.Registration: Sendable where Value: Sendable {}
