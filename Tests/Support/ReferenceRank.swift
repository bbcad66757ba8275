import RouteMatching

/// The rank of a registration among those that take one URL: segments first, then what is around them.
struct ReferenceRank {
    private let segments: [Int]
    private let around: [Int]

    init<Value>(_ registration: RouteTable<Value>.Registration) {
        let pattern = registration.pattern
        // The step into the fragment ranks as a literal does.
        let fragment: [RoutePattern.Segment] = pattern.fragmentSegments.map { [.literal("#")] + $0 } ?? []
        segments = (pattern.segments + fragment).map { segment in
            switch segment {
            case .literal: 0
            case .placeholder(_, .bool): 1
            case .placeholder(_, .int): 2
            case .placeholder(_, .uuid): 3
            case .placeholder(_, .double): 4
            case .placeholder(_, .string): 5
            case .rest: 6
            }
        }
        let hasRest = segments.last == 6
        let host = registration.host.map { $0.isWildcard ? 1 : 0 } ?? 2
        let namesScheme = pattern.scheme != nil || !registration.schemes.isEmpty
        around = [
            -segments.count, registration.policy == .exact || hasRest ? 0 : 1, host, namesScheme ? 0 : 1,
        ]
    }

    /// Negative when this rank is the better one, positive when the other is, zero when they tie.
    func compared(with other: ReferenceRank) -> Int {
        for (left, right) in zip(segments, other.segments) where left != right { return left - right }
        for (left, right) in zip(around, other.around) where left != right { return left - right }
        return 0
    }
}
