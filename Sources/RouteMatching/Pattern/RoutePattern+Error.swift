extension RoutePattern {
    /// Why a pattern does not parse.
    public enum Error: Swift.Error, Equatable, Sendable, CustomStringConvertible {
        /// The text before `://` is not a scheme by RFC 3986 §3.1.
        case invalidScheme(String)
        /// A `?`: a pattern has neither a query nor optional segments.
        case queryOrOptionalSegment(String)
        /// Signs of a regular expression, a wildcard or another router's grammar.
        case unsupportedSyntax(String)
        /// A placeholder without a name, or with one that is not made of letters, digits, `_`, `-` and `.`.
        case invalidName(String)
        /// A type that is none of `string`, `int`, `double`, `bool`, `uuid` and `path`.
        case unknownType(String)
        /// A `<` or `>` without its partner.
        case unbalancedBracket(String)
        /// A `<path:…>` that something follows.
        case restNotLast(String)
        /// A second `#`, or one inside a segment: a fragment route starts with `/#`.
        case misplacedFragment(String)
        /// A `.` or `..`, which is removed from every URL before it is matched.
        case dotSegment(String)
        /// A control character or a backslash, which no URL can hold as it is.
        case invalidCharacter(String)
        /// A host that is not one, or that names a port, in an `http` or `https` pattern.
        case invalidHost(String)

        /// What is wrong, in a sentence for people; what cannot be printed stands in it escaped.
        public var description: String { "'\(QuotedText.printable(text))' \(rule)" }

        /// The piece of the pattern that breaks the rule.
        private var text: String {
            switch self {
            case .invalidScheme(let text), .queryOrOptionalSegment(let text), .unsupportedSyntax(let text),
                .invalidName(let text), .unknownType(let text), .unbalancedBracket(let text), .restNotLast(let text),
                .misplacedFragment(let text), .dotSegment(let text), .invalidCharacter(let text),
                .invalidHost(let text):
                text
            }
        }

        private var rule: String {
            switch self {
            case .invalidScheme: "is not a scheme: a letter, then letters, digits, '+', '-' or '.'"
            case .queryOrOptionalSegment:
                "has a '?': patterns have no query, and no optional segments (register two patterns)"
            case .unsupportedSyntax:
                "looks like a wildcard or a regular expression: use ':name', '<type:name>' or '<path:name>'"
            case .invalidName: "needs a name of letters, digits, '_', '-' and '.'"
            case .unknownType: "is not a placeholder type: use string, int, double, bool, uuid or path"
            case .unbalancedBracket: "has a '<' or '>' without its partner"
            case .restNotLast: "takes every segment that is left, so it must be the last"
            case .misplacedFragment:
                "has a '#' where none can be: a fragment route starts once, with '/#' and a segment"
            case .dotSegment: "is removed from every URL before it is matched"
            case .invalidCharacter: "holds a control character or a backslash"
            case .invalidHost: "is not a web host without a port"
            }
        }
    }
}
