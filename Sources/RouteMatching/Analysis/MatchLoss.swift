/// The first reason why a registration does not take a URL.
public enum MatchLoss: Sendable, Equatable, CustomStringConvertible {
    /// A segment of the URL, counted from 1 within its part.
    ///
    /// In a pattern with a scheme the host is segment 1.
    public enum Position: Sendable, Hashable, CustomStringConvertible {
        /// The segment of the path with this number.
        case path(Int)
        /// The segment of the fragment's route with this number.
        case fragment(Int)

        /// For example "segment 2" or "fragment segment 1".
        public var description: String {
            switch self {
            case .path(let number): "segment \(number)"
            case .fragment(let number): "fragment segment \(number)"
            }
        }
    }

    /// The pattern did not parse, so the registration matches nothing.
    case invalidPattern(RoutePattern.Error)
    /// Another text than the pattern's literal.
    case literal(at: Position, expected: String, found: String)
    /// The text is not of the placeholder's type.
    case type(at: Position, name: String, expected: RoutePattern.PlaceholderType, found: String)
    /// The segment is not UTF-8 text or holds NUL, so nothing takes it.
    case undecodable(at: Position, found: String)
    /// A rest does not take empty or dot pieces, however they are encoded.
    case unsafeRest(at: Position, name: String, found: String)
    /// The URL ends before the pattern does; `expected` is the segment that finds nothing.
    case tooShort(at: Position, expected: RoutePattern.Segment)
    /// The URL goes on after the pattern has ended.
    case tooLong(at: Position, found: String)
    /// Another host or port; `found` is nil when the URL has no host.
    case host(expected: HostFilter, found: String?)
    /// Another scheme; `found` is nil when the URL has none.
    case scheme(expected: [String], found: String?)
    /// The pattern names a fragment and the URL has none.
    case fragment
    /// The registration is for every host its router admits, and this host is none of them; nil is no host.
    case notAdmitted(host: String?)

    /// The reason in words.
    public var description: String {
        switch self {
        case .invalidPattern(let error): "the pattern does not parse: \(QuotedText.printable("\(error)"))"
        case .literal(let position, let expected, let found):
            "\(position) is \(QuotedText.quote(found)), not \(QuotedText.quote(expected))"
        case .type(let position, let name, let expected, let found):
            "\(position) is \(QuotedText.quote(found)), which is no \(expected.rawValue) for \(QuotedText.quote(name))"
        case .undecodable(let position, let found):
            "\(position) is \(QuotedText.quote(found)), which does not decode to text"
        case .unsafeRest(let position, let name, let found):
            "\(position) is \(QuotedText.quote(found)), whose empty or dot pieces \(QuotedText.quote(name)) does not take"
        case .tooShort(let position, let expected):
            "the URL is too short: \(position) is missing, \(Self.text(of: expected)) is wanted"
        case .tooLong(let position, let found):
            "the URL is too long: nothing takes \(position), \(QuotedText.quote(found))"
        case .host(let expected, let found):
            "the host is \(found.map(QuotedText.printable) ?? "missing"), not \(QuotedText.printable(expected.description))"
        case .scheme(let expected, let found):
            "the scheme is \(found.map(QuotedText.printable) ?? "missing"), "
                + "not \(QuotedText.printable(expected.joined(separator: " or ")))"
        case .fragment: "the URL has no fragment"
        case .notAdmitted(let host):
            host.map { "the router does not admit the host \(QuotedText.printable($0))" }
                ?? "the router does not admit URLs without a host"
        }
    }

    private static func text(of segment: RoutePattern.Segment) -> String {
        if case .literal(let text) = segment { return QuotedText.quote(text) }
        return QuotedText.printable(segment.description)
    }
}
