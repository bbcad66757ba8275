/// The versioned, portable form of a table: what is registered, without the handlers.
///
/// It is made for JSON. Every router writes one, and the command-line tool reads it:
///
/// ```swift
/// let data = try JSONEncoder().encode(table.manifest(module: "Shop"))
/// let manifest = try JSONDecoder().decode(RouteManifest.self, from: data)
/// let copy = try manifest.table()
/// ```
public struct RouteManifest: Sendable, Hashable {
    /// The version that this code writes, and the only one it reads.
    public static let currentVersion = 1

    /// The registrations, in the order in which they were made.
    public var routes: [Route]

    /// Creates a manifest.
    ///
    /// - Parameter routes: The registrations, in the order in which they were made.
    public init(routes: [Route]) {
        self.routes = routes
    }

    /// One registration of a manifest.
    public struct Route: Sendable, Hashable {
        /// The pattern's text.
        public var pattern: String
        /// The host filter's text, or nil for any host.
        public var host: String?
        /// The schemes in ascending order, empty for any scheme.
        public var schemes: [String]
        /// How the end of the pattern meets the end of the URL.
        public var policy: MatchPolicy
        /// The registration's name.
        public var name: String?
        /// What the route leads to, in the words of its router: `screen`, `handler`, a type's name.
        public var kind: String?
        /// The module the registration comes from.
        public var module: String?

        /// Creates a row; only the pattern has to be given.
        public init(
            pattern: String, host: String? = nil, schemes: [String] = [], policy: MatchPolicy = .exact,
            name: String? = nil, kind: String? = nil, module: String? = nil
        ) {
            self.pattern = pattern
            self.host = host
            self.schemes = schemes
            self.policy = policy
            self.name = name
            self.kind = kind
            self.module = module
        }
    }
}
