/// The step of the ranking that puts one matching registration before another.
public enum RankStep: Sendable, Hashable, CustomStringConvertible {
    /// At this segment, counted from 1 over path and fragment, the winner has the better kind.
    case segment(position: Int, winner: SegmentKind, loser: SegmentKind)
    /// The winner's pattern has more segments.
    case length(winner: Int, loser: Int)
    /// Alike so far, the winner goes into the fragment earlier.
    case fragment
    /// The winner is exact, the loser a prefix.
    case policy
    /// The winner's host filter is more particular.
    case host
    /// The winner names a scheme, the loser takes any.
    case scheme
    /// Nothing else tells them apart: the winner was registered first.
    case order

    /// The step in words, as it is read after "outranked:".
    public var description: String {
        switch self {
        case .segment(let position, let winner, let loser):
            "at segment \(position) \(winner) comes before \(loser)"
        case .length(let winner, let loser): "the longer pattern wins, \(winner) segments against \(loser)"
        case .fragment: "a pattern that names the fragment comes before one that does not"
        case .policy: "an exact registration comes before a prefix"
        case .host: "the more particular host filter wins"
        case .scheme: "a registration for a scheme comes before one for any"
        case .order: "nothing tells them apart, and the first registered wins"
        }
    }

    /// Compares two registrations, the better one first.
    init(winner: RegistrationSummary, loser: RegistrationSummary) {
        if let step = RankStep(winner: winner.pattern, loser: loser.pattern) {
            self = step
        } else if winner.effectivePolicy != loser.effectivePolicy {
            self = .policy
        } else if winner.hostClass != loser.hostClass {
            self = .host
        } else if winner.namesScheme != loser.namesScheme {
            self = .scheme
        } else {
            self = .order
        }
    }

    /// Compares the segments, and then how many there are; nil when the patterns rank alike.
    private init?(winner: RoutePattern, loser: RoutePattern) {
        let (left, right) = (winner.allSegments.map(SegmentKind.init), loser.allSegments.map(SegmentKind.init))
        if let index = zip(left, right).enumerated().first(where: { $1.0 != $1.1 })?.offset {
            self = .segment(position: index + 1, winner: left[index], loser: right[index])
        } else if left.count != right.count {
            self = .length(winner: left.count, loser: right.count)
        } else if winner.pathCount != loser.pathCount {
            self = .fragment
        } else {
            return nil
        }
    }
}

extension RegistrationSummary {
    /// The policy as the ranking sees it: a rest takes everything, so its pattern is exact whatever it says.
    var effectivePolicy: MatchPolicy {
        if case .rest = pattern.allSegments.last { return .exact }
        return policy
    }

    /// How particular the host filter is: 0 for a host, 1 for a wildcard, 2 for none.
    var hostClass: Int { host.map { $0.isWildcard ? 1 : 0 } ?? 2 }

    /// Whether the registration is for particular schemes.
    var namesScheme: Bool { pattern.scheme != nil || !schemes.isEmpty }
}
