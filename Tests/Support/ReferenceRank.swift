import RouteMatching

/// The rank of a registration among those that take one URL: segments first, then what is around them.
struct ReferenceRank {
    private let segments: [Int]
    private let around: [Int]

    init<Value>(_ registration: RouteTable<Value>.Registration) {
        let pattern = registration.pattern
        segments = pattern.allSegments.map { segment in
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
        // Of two patterns alike so far the one that goes into the fragment earlier names more of the URL.
        let hasRest = segments.last == 6
        let host = registration.host.map { $0.isWildcard ? 1 : 0 } ?? 2
        let namesScheme = pattern.scheme != nil || !registration.schemes.isEmpty
        around = [
            -segments.count, pattern.segments.count, registration.policy == .exact || hasRest ? 0 : 1, host,
            namesScheme ? 0 : 1,
        ]
    }

    /// Negative when this rank is the better one, positive when the other is, zero when they tie.
    func compared(with other: ReferenceRank) -> Int {
        for (left, right) in zip(segments, other.segments) where left != right { return left - right }
        for (left, right) in zip(around, other.around) where left != right { return left - right }
        return 0
    }
}
