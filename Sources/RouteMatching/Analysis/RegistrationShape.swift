/// What two registrations share when only their filters and their order can tell them apart.
struct RegistrationShape: Hashable {
    private let scheme: String?
    private var segments: [Segment]
    private let fragmentStart: Int?
    private var policy: MatchPolicy
    /// The class of the host filter and whether a scheme is named; of two that differ here one always wins.
    ///
    /// Nil in the shapes that leave the filters out.
    private var filterRank: FilterRank?

    private struct FilterRank: Hashable {
        let host: Int
        let namesScheme: Bool
    }

    /// A pattern segment without its name.
    ///
    /// Literals compare by canonical equivalence, as in matching.
    private enum Segment: Hashable {
        case literal(String)
        case other(SegmentKind)

        init(_ segment: RoutePattern.Segment) {
            if case .literal(let text) = segment { self = .literal(text) } else { self = .other(SegmentKind(segment)) }
        }
    }

    /// The shape of registrations that rank exactly as this one.
    init(ranking registration: RegistrationSummary) {
        self.init(ofPattern: registration)
        filterRank = FilterRank(host: registration.hostClass, namesScheme: registration.namesScheme)
    }

    /// The shape of the pattern alone, whatever the filters.
    init(ofPattern registration: RegistrationSummary) {
        let pattern = registration.pattern
        scheme = pattern.scheme
        segments = pattern.allSegments.map(Segment.init)
        fragmentStart = pattern.fragmentSegments == nil ? nil : pattern.pathCount
        policy = registration.effectivePolicy
    }

    /// The same pattern with a rest at its end, which takes all it takes and is longer; nil when it ends in a rest.
    init?(restBehind registration: RegistrationSummary) {
        self.init(ofPattern: registration)
        if segments.last == .other(.rest) { return nil }
        segments.append(.other(.rest))
        policy = .exact
    }
}
