/// An `assetlinks.json` file: which Android apps, and which sites, a host vouches for.
///
/// ```swift
/// let file = try AssetLinks(parsing: text)
/// let url = try URLReference("https://shop.example/products/42")
/// file.decision(for: url, package: "com.example.shop").outcome   // .open
/// ```
///
/// Reading is tolerant: what is unknown, or has the wrong type, is kept aside and written again, and ``validate()``
/// reports it. Equal files encode to equal bytes.
public struct AssetLinks: Sendable, Hashable {
    /// How large a file may be, in bytes.
    public static let maximumSize = 1024 * 1024

    /// The relation that lets an app open links.
    public static let handleAllURLs = "delegate_permission/common.handle_all_urls"

    /// The statements in order.
    public var statements: [Statement]

    /// Creates a file.
    public init(statements: [Statement]) {
        self.statements = statements
    }

    /// One statement of the list.
    public struct Statement: Sendable, Hashable {
        /// What the target may do; nil when the statement has no such list.
        public var relations: [String]?
        /// The app or site that may do it; nil when the statement has none.
        public var target: Target?
        /// Another file whose statements count as well.
        public var include: String?
        /// The rules that narrow the links of an app, the first matching one decides; nil when there are none.
        public var rules: [Rule]?
        /// Members that are unknown or have the wrong type, in the order of the file.
        public var otherMembers: [JSONValue.Member]

        /// Creates a statement.
        public init(
            relations: [String]? = nil, target: Target? = nil, include: String? = nil, rules: [Rule]? = nil,
            otherMembers: [JSONValue.Member] = []
        ) {
            self.relations = relations
            self.target = target
            self.include = include
            self.rules = rules
            self.otherMembers = otherMembers
        }
    }

    /// The app or site of a statement.
    public struct Target: Sendable, Hashable {
        /// The kind of target: `android_app` or `web`.
        public var namespace: String?
        /// The application ID of an app.
        public var packageName: String?
        /// SHA-256 fingerprints of the certificates that sign an app: 32 upper-case pairs joined by colons.
        public var fingerprints: [String]?
        /// The origin of a site.
        public var site: String?
        /// Members that are unknown or have the wrong type, in the order of the file.
        public var otherMembers: [JSONValue.Member]

        /// Creates a target.
        public init(
            namespace: String?, packageName: String? = nil, fingerprints: [String]? = nil, site: String? = nil,
            otherMembers: [JSONValue.Member] = []
        ) {
            self.namespace = namespace
            self.packageName = packageName
            self.fingerprints = fingerprints
            self.site = site
            self.otherMembers = otherMembers
        }

        /// An app.
        public static func app(package: String, fingerprints: [String]) -> Target {
            Target(namespace: "android_app", packageName: package, fingerprints: fingerprints)
        }

        /// A site, such as `https://shop.example`.
        public static func web(site: String) -> Target {
            Target(namespace: "web", site: site)
        }
    }

    /// A rule about links.
    ///
    /// Without any of its three patterns it matches nothing.
    public struct Rule: Sendable, Hashable {
        /// The pattern for the decoded path, key `/`.
        public var path: String?
        /// Patterns for query items, key `?`; each needs an item that matches.
        public var query: [Item]?
        /// The pattern for the decoded fragment, key `#`.
        public var fragment: String?
        /// Whether links that match stay on the web.
        public var exclude: Bool?
        /// A note for people, key `comments`.
        public var comments: String?
        /// Members that are unknown or have the wrong type, in the order of the file.
        public var otherMembers: [JSONValue.Member]

        /// Creates a rule.
        public init(
            path: String? = nil, query: [Item]? = nil, fragment: String? = nil, exclude: Bool? = nil,
            comments: String? = nil, otherMembers: [JSONValue.Member] = []
        ) {
            self.path = path
            self.query = query
            self.fragment = fragment
            self.exclude = exclude
            self.comments = comments
            self.otherMembers = otherMembers
        }
    }

    /// A query item and the pattern for its value.
    public struct Item: Sendable, Hashable {
        /// The item's name.
        public var name: String
        /// The pattern for the value.
        public var pattern: String

        /// Creates an item.
        public init(_ name: String, _ pattern: String) {
            self.name = name
            self.pattern = pattern
        }
    }

    /// Every app that may open links, in the order of the file, each once.
    public var linkedPackages: [String] {
        var seen: Set<String> = []
        return statements.filter(\.linksApp).compactMap { $0.target?.packageName }.filter { seen.insert($0).inserted }
    }
}

extension AssetLinks.Statement {
    /// Whether the statement lets an app open links.
    var linksApp: Bool {
        target?.namespace == "android_app" && relations?.contains(AssetLinks.handleAllURLs) ?? false
    }
}
