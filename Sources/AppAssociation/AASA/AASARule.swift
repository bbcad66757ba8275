extension AppleAppSiteAssociation {
    /// One rule about links, an element of `components`, or the keys that rules inherit.
    ///
    /// A key that is nil is inherited, from the entry's `defaults` and then from the file's.
    public struct Rule: Sendable, Hashable {
        /// The pattern for the path, key `/`.
        public var path: String?
        /// The pattern for the query, key `?`.
        public var query: Query?
        /// The pattern for the fragment, key `#`.
        public var fragment: String?
        /// Whether links that match stay on the web.
        public var exclude: Bool?
        /// A note for people.
        public var comment: String?
        /// Whether letters compare with regard to case; they do unless said otherwise.
        public var caseSensitive: Bool?
        /// Whether the link is compared still encoded; it is unless said otherwise.
        public var percentEncoded: Bool?
        /// Members that are unknown or have the wrong type, in the order of the file.
        public var otherMembers: [JSONValue.Member]

        /// Creates a rule.
        ///
        /// A rule without any key matches every link.
        public init(
            path: String? = nil, query: Query? = nil, fragment: String? = nil, exclude: Bool? = nil,
            comment: String? = nil, caseSensitive: Bool? = nil, percentEncoded: Bool? = nil,
            otherMembers: [JSONValue.Member] = []
        ) {
            self.path = path
            self.query = query
            self.fragment = fragment
            self.exclude = exclude
            self.comment = comment
            self.caseSensitive = caseSensitive
            self.percentEncoded = percentEncoded
            self.otherMembers = otherMembers
        }
    }

    /// What a rule says about the query.
    public enum Query: Sendable, Hashable {
        /// One pattern for the whole query as it is written.
        case whole(String)
        /// A pattern for each of some items. Other items are free; an absent item reads as an empty one.
        case items([Item])

        /// A query item and the pattern for its value.
        public struct Item: Sendable, Hashable {
            /// The item's name.
            public var name: String
            /// The pattern, or the value that is no string and makes systems ignore the whole object.
            public var pattern: Pattern

            /// Creates an item.
            public init(_ name: String, _ pattern: Pattern) {
                self.name = name
                self.pattern = pattern
            }
        }

        /// What a file holds for an item.
        public enum Pattern: Sendable, Hashable, ExpressibleByStringLiteral {
            /// A pattern for the value.
            case text(String)
            /// Anything else.
            case invalid(JSONValue)

            /// A pattern for the value.
            public init(stringLiteral value: String) {
                self = .text(value)
            }
        }
    }

    /// The keys after inheritance.
    ///
    /// `base` overlaid by `rule`, key by key. Comments and unknown keys do not inherit.
    static func overlay(_ rule: Rule, on base: Rule?) -> Rule {
        guard let base else { return rule }
        var output = rule
        output.path = rule.path ?? base.path
        output.query = rule.query ?? base.query
        output.fragment = rule.fragment ?? base.fragment
        output.exclude = rule.exclude ?? base.exclude
        output.caseSensitive = rule.caseSensitive ?? base.caseSensitive
        output.percentEncoded = rule.percentEncoded ?? base.percentEncoded
        return output
    }
}
