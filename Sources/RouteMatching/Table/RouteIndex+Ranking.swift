extension RouteIndex {
    /// Whether one registration goes before another where both match.
    ///
    /// Within one walk the order of the tree says so; this is for registrations of two walks.
    @usableFromInline
    func outranks(_ left: Int32, _ right: Int32) -> Bool {
        let (first, second) = (entries[Int(left)], entries[Int(right)])
        if let isFirst = first.pattern.isOutranking(second.pattern) { return isFirst }
        let (firstTier, secondTier) = (tier(of: first), tier(of: second))
        return firstTier == secondTier ? left < right : firstTier.lexicographicallyPrecedes(secondTier)
    }

    private func tier(of entry: RouteEntry) -> [Int] {
        let host = host(of: entry).map { $0.isWildcard ? 1 : 0 } ?? 2
        let isPrefix = entry.bucket >= 0 && buckets[Int(entry.bucket)].policy == .prefix
        return [isPrefix ? 1 : 0, host, entry.isSchemed ? 0 : 1]
    }
}

extension RoutePattern {
    /// Whether this pattern's segments go before those of another that matches the same URL, or `nil` when they are
    /// of the same rank throughout.
    package func isOutranking(_ other: RoutePattern) -> Bool? {
        for (own, others) in zip(allSegments, other.allSegments) {
            let (left, right) = (own.step.rawValue, others.step.rawValue)
            if left != right { return left < right }
        }
        if allSegments.count != other.allSegments.count { return allSegments.count > other.allSegments.count }
        // A rest in the fragment goes before one in the path.
        return pathCount == other.pathCount ? nil : pathCount < other.pathCount
    }
}

extension RoutePattern.Segment {
    /// The step in the tree that stands for this segment; steps are in rank order.
    var step: RouteNode.Step {
        switch self {
        case .literal: .literal
        case .placeholder(_, let type): RouteNode.Step(type)
        case .rest: .rest
        }
    }
}
