import RouteMatching

/// Where a path leads, and why it does not lead elsewhere, through all joined routes.
///
/// ```swift
/// print(router.explain(path: "/users/42"))
/// ```
///
/// No screen's closure runs for it. So it cannot tell whether the winner's closure gives any route; one that gives none
/// fails the navigation.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct PathExplanation: Sendable, CustomStringConvertible {
    /// Why the text is no path, if it is none.
    public let error: RouteReadingError?
    /// What became of the screens of the router's own type.
    public let level: Level?

    /// Whether a screen takes the path.
    public var isHandled: Bool { level?.winner != nil }

    /// What became of the screens of one type, for what was left of the path when it was asked.
    public struct Level: Sendable {
        /// The route type, or the type of the tabs.
        public let type: String
        /// What was left of the path.
        public let path: String
        /// The screens that match, best first, then the others: those that got furthest first.
        public let candidates: [Candidate]

        /// The screen that takes the path.
        public var winner: Candidate? {
            candidates.first { if case .won = $0.verdict { true } else { false } }
        }
    }

    /// One `screen` or `tab` call and what became of it.
    public struct Candidate: Sendable {
        /// The pattern as the call gives it.
        public let pattern: String
        /// Whether the pattern takes the whole path or its beginning.
        public let policy: MatchPolicy
        /// What became of it.
        public let verdict: Verdict
        /// What became of the screens of the joined route, if it was asked.
        public let joined: Level?
    }

    /// What became of a screen.
    public enum Verdict: Sendable, Equatable {
        /// It takes the path.
        case won
        /// It matches, but the joined route takes nothing of what is left.
        case nothingJoined
        /// It matches as well, but a better one came before it.
        case outranked
        /// It does not match, for this reason.
        case lost(MatchLoss)
    }

    /// The explanation as indented lines.
    public var description: String {
        if let error { return "\(error)" }
        return level?.lines.joined(separator: "\n") ?? ""
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension PathExplanation.Level {
    var lines: [String] {
        var lines = ["\(type), for \(path): " + (winner.map { "\"\($0.pattern)\" takes it" } ?? "no screen takes it")]
        for candidate in candidates {
            lines.append(
                "  \"\(candidate.pattern)\"\(candidate.policy == .prefix ? " and on" : ""): \(candidate.verdict)")
            lines += candidate.joined?.lines.map { "    " + $0 } ?? []
        }
        return lines
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension PathExplanation.Verdict: CustomStringConvertible {
    /// The verdict in words.
    public var description: String {
        switch self {
        case .won: "takes it"
        case .nothingJoined: "matches, but the joined route takes nothing of what is left"
        case .outranked: "matches, but comes after a better one"
        case .lost(let loss): "\(loss)"
        }
    }
}
