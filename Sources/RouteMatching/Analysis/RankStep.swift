/// The step of the ranking that puts one matching registration before another.
public enum RankStep: Sendable, Hashable, CustomStringConvertible {
    /// At this segment, counted from 1 over path and fragment, the winner has the better kind.
    case segment(position: Int, winner: SegmentKind, loser: SegmentKind)
    /// The winner goes on into the fragment where the loser has this kind of segment.
    case fragment(loser: SegmentKind)
    /// The winner's pattern has more segments.
    case length(winner: Int, loser: Int)
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
        case .fragment(let loser): "naming the fragment comes before \(loser)"
        case .length(let winner, let loser): "the longer pattern wins, \(winner) segments against \(loser)"
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
        for (left, right) in zip(winner.rankedSteps, loser.rankedSteps) where left.kind != right.kind {
            guard let position = left.position else {
                self = .fragment(loser: right.kind)
                return
            }
            self = .segment(position: position, winner: left.kind, loser: right.kind)
            return
        }
        let (length, otherLength) = (winner.allSegments.count, loser.allSegments.count)
        if length == otherLength { return nil }
        self = .length(winner: length, loser: otherLength)
    }
}

extension RoutePattern {
    /// The kinds that are compared, each with its position counted from 1. The step into the fragment ranks as a
    /// literal and has no position.
    fileprivate var rankedSteps: [(kind: SegmentKind, position: Int?)] {
        var steps: [(kind: SegmentKind, position: Int?)] = []
        for (index, segment) in allSegments.enumerated() {
            if index == pathCount { steps.append((.literal, nil)) }
            steps.append((SegmentKind(segment), index + 1))
        }
        return steps
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
