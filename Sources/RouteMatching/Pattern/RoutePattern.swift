/// What a route looks like: literals and placeholders, one for each segment of a path.
///
/// | segment | matches |
/// |---|---|
/// | `users` | that text, written unencoded |
/// | `:id`, `<id>`, `<string:id>` | one non-empty segment |
/// | `<int:id>`, `<double:x>`, `<bool:f>`, `<uuid:u>` | one segment of that type |
/// | `<path:rest>` | zero or more segments; last only |
/// | `#complete`, then more segments | the route in the URL's fragment |
/// | `scheme://…` | that scheme only; the host is the first segment |
///
/// ```swift
/// let pattern: RoutePattern = "/users/<int:id>/posts"
/// try pattern.print(["id": "42"])   // "/users/42/posts"
///
/// let fromText = try RoutePattern(parsing: "/files/<path:rest>")
/// ```
///
/// There are no optional segments (register two patterns), no regular expressions and no queries; a pattern that
/// asks for one is refused with a reason. Two patterns are equal when they describe the same segments.
public struct RoutePattern: Sendable {
    /// The segments of the path; with a ``scheme``, the host's place is the first.
    public var segments: [Segment] { extras == nil ? allSegments : Array(allSegments[..<pathCount]) }

    /// The segments of the fragment's route, or `nil` when the pattern names no fragment.
    public var fragmentSegments: [Segment]? {
        guard let count = extras?.fragmentStart else { return nil }
        return Array(allSegments[count...])
    }

    /// The path's segments, then the fragment's.
    public let allSegments: [Segment]

    /// The one scheme this pattern is for, in lower case, or `nil` for any.
    public var scheme: String? { extras?.scheme }

    /// Why the pattern is inert, or `nil` for a good one.
    ///
    /// An inert pattern matches nothing.
    public var error: Error? { extras?.error }

    /// How many of ``allSegments`` belong to the path.
    var pathCount: Int { extras?.fragmentStart ?? allSegments.count }

    /// What most patterns do not have is kept aside, so that they stay small.
    private let extras: Extras?

    private final class Extras: Sendable {
        let scheme: String?
        let fragmentStart: Int?
        let error: Error?
        let text: String?

        init(scheme: String?, fragmentStart: Int?, error: Error? = nil, text: String? = nil) {
            self.scheme = scheme
            self.fragmentStart = fragmentStart
            self.error = error
            self.text = text
        }
    }

    /// Parses a pattern.
    ///
    /// - Parameter text: such as `/users/:id`; the leading slash may be left out, and runs of slashes count as one.
    /// - Throws: ``RoutePattern/Error`` naming the segment and the reason.
    public init(parsing text: String) throws(Error) {
        let parsed = try PatternParser.parse(text)
        self.init(scheme: parsed.scheme, segments: parsed.segments, fragmentStart: parsed.fragmentStart)
    }

    init(scheme: String?, segments: [Segment], fragmentStart: Int?) {
        allSegments = segments
        let isPlain = scheme == nil && fragmentStart == nil
        extras = isPlain ? nil : Extras(scheme: scheme, fragmentStart: fragmentStart)
    }

    /// A pattern that matches nothing, because `text` does not parse.
    package init(inert text: String, error: Error) {
        allSegments = []
        extras = Extras(scheme: nil, fragmentStart: nil, error: error, text: text)
    }

    /// Parses text that the program wrote.
    ///
    /// One that does not parse is reported as a programmer error, which stops a debug build, and gives an inert
    /// pattern.
    package init(reportingErrorsIn text: String) {
        self.init(keepingErrorIn: text)
        if let error { Misuse.report("Pattern '\(text)' does not parse: \(error)") }
    }

    /// Parses text to look at it: one that does not parse gives an inert pattern, and nothing is reported.
    package init(keepingErrorIn text: String) {
        do throws(Error) {
            try self.init(parsing: text)
        } catch {
            self.init(inert: text, error: error)
        }
    }

    /// The names of the placeholders, in order; a name used twice is here twice.
    public var placeholderNames: [String] { allSegments.compactMap(\.name) }

    /// One segment of a pattern.
    public enum Segment: Sendable, Hashable {
        /// A segment that reads like this, compared by canonical equivalence.
        case literal(String)
        /// One segment of the given type.
        case placeholder(name: String, type: PlaceholderType)
        /// Every segment that is left.
        case rest(name: String)

        /// The placeholder's name, or `nil` for a literal.
        public var name: String? {
            switch self {
            case .literal: nil
            case .placeholder(let name, _), .rest(let name): name
            }
        }
    }

    /// What a placeholder takes, in the order in which placeholders rank.
    public enum PlaceholderType: String, Sendable, Hashable, CaseIterable, Codable {
        /// `true` or `false`, in any case.
        case bool
        /// Decimal digits with an optional minus sign.
        case int
        /// A UUID in its usual form.
        case uuid
        /// A decimal number with an optional fraction and exponent.
        case double
        /// Any text.
        case string
    }
}

extension RoutePattern: Hashable {
    /// Whether both patterns describe the same scheme and segments.
    public static func == (left: RoutePattern, right: RoutePattern) -> Bool {
        left.allSegments == right.allSegments && left.scheme == right.scheme
            && left.extras?.fragmentStart == right.extras?.fragmentStart
            && left.error == right.error && left.extras?.text == right.extras?.text
    }

    /// Feeds what makes patterns equal into the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(allSegments)
        hasher.combine(scheme)
        hasher.combine(extras?.fragmentStart)
        hasher.combine(extras?.text)
    }
}

extension RoutePattern: ExpressibleByStringLiteral {
    /// Parses a literal.
    ///
    /// One that does not parse stops a debug build with the reason; a release build goes on with a pattern that matches
    /// nothing and says why in ``error``.
    public init(stringLiteral value: String) {
        self.init(reportingErrorsIn: value)
    }
}

extension RoutePattern: CustomStringConvertible {
    /// The pattern as text that parses to an equal one.
    public var description: String {
        if let text = extras?.text { return text }
        let path = allSegments[..<pathCount].map(\.description).joined(separator: "/")
        var output = scheme.map { "\($0)://\(path)" } ?? "/\(path)"
        guard let fragmentSegments else { return output }
        if !path.isEmpty || scheme != nil { output += "/" }
        return output + "#" + fragmentSegments.map(\.description).joined(separator: "/")
    }
}

extension RoutePattern.Segment: CustomStringConvertible {
    /// The segment as it is written in a pattern.
    public var description: String {
        switch self {
        case .literal(let text): text
        case .placeholder(let name, .string): ":\(name)"
        case .placeholder(let name, let type): "<\(type.rawValue):\(name)>"
        case .rest(let name): "<path:\(name)>"
        }
    }
}
