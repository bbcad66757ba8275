/// What an association file says about one link and one app.
public struct LinkDecision: Sendable, Hashable {
    /// What becomes of a link.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// A rule lets the app open it. The system still decides whether it does.
        case open
        /// A rule keeps it on the web.
        case excluded
        /// No rule is about it, so it stays on the web.
        case web
    }

    /// What becomes of the link.
    public let outcome: Outcome
    /// The rule that decided, or nil for ``Outcome/web`` and for Android statements without rules.
    public let rule: RuleReference?
    /// The rule that came closest, when none decided and there are any.
    public let nearestMiss: NearestMiss?
    /// What else there is to know.
    public let notes: [Note]

    init(outcome: Outcome, rule: RuleReference? = nil, nearestMiss: NearestMiss? = nil, notes: [Note]) {
        self.outcome = outcome
        self.rule = rule
        self.nearestMiss = nearestMiss
        self.notes = notes
    }

    /// A rule of a file.
    public struct RuleReference: Sendable, Hashable {
        /// Where the rule stands.
        public let path: JSONPath
        /// The rule as compact JSON, or the path pattern of an old file.
        public let text: String
        /// The rule's note for people.
        public let comment: String?
    }

    /// A rule that did not match, and the first part of the link that failed.
    public struct NearestMiss: Sendable, Hashable {
        /// The rule.
        public let rule: RuleReference
        /// The part.
        public let part: Part
        /// The pattern that the part had to match.
        public let pattern: String
        /// What the link has there; nil when it has nothing.
        public let found: String?
    }

    /// A part of a link that rules look at, in the order in which they do.
    public enum Part: Sendable, Hashable, Comparable {
        /// The path.
        case path
        /// The query as a whole.
        case query
        /// One query item.
        case queryItem(String)
        /// The fragment.
        case fragment
    }

    /// A remark beside the outcome.
    public enum Note: Sendable, Hashable {
        /// The link's scheme is not `https`, so systems would not ask the file at all.
        case notHTTPS(scheme: String?)
        /// The link names a port, which association does not look at.
        case portIgnored(Int)
        /// The link is for another host than the file's.
        case otherHost(String?)
        /// The file does not name the app.
        case appNotNamed
    }
}

extension LinkDecision {
    /// Whether the app may open the link.
    public var opensApp: Bool { outcome == .open }

    /// The notes that depend on the link alone.
    static func notes(isHTTPS: Bool, scheme: String?, port: Int?) -> [Note] {
        var notes: [Note] = isHTTPS ? [] : [.notHTTPS(scheme: scheme)]
        if let port { notes.append(.portIgnored(port)) }
        return notes
    }
}
