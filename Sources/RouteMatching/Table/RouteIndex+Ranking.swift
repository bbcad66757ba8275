extension RouteIndex {
    /// Whether one registration goes before another where both match.
    ///
    /// Within one walk the order of the tree says so; this is for registrations of two walks.
    func outranks(_ left: Int32, _ right: Int32) -> Bool {
        let (first, second) = (entries[Int(left)], entries[Int(right)])
        if let isFirst = first.pattern.isOutranking(second.pattern) { return isFirst }
        let (firstTier, secondTier) = (tier(of: first), tier(of: second))
        return firstTier == secondTier ? left < right : firstTier.lexicographicallyPrecedes(secondTier)
    }

    private func tier(of entry: RouteEntry) -> [Int] {
        let host = host(of: entry).map { $0.isWildcard ? 1 : 0 } ?? 2
        return [entry.policy == .exact ? 0 : 1, host, entry.isSchemed ? 0 : 1]
    }
}

extension RoutePattern {
    /// Whether this pattern's segments go before those of another that matches the same URL, or `nil` when they are
    /// of the same rank throughout.
    package func isOutranking(_ other: RoutePattern) -> Bool? {
        let (own, others) = (ranks, other.ranks)
        for (left, right) in zip(own, others) where left != right { return left < right }
        return own.count == others.count ? nil : own.count > others.count
    }

    /// The rank of each step, the step into the fragment included.
    private var ranks: [UInt8] {
        var ranks: [UInt8] = []
        ranks.reserveCapacity(allSegments.count + 1)
        for (index, segment) in allSegments.enumerated() {
            if index == pathCount { ranks.append(RouteNode.Step.literal.rawValue) }
            switch segment {
            case .literal: ranks.append(RouteNode.Step.literal.rawValue)
            case .placeholder(_, let type): ranks.append(RouteNode.Step(type).rawValue)
            case .rest: ranks.append(RouteNode.Step.rest.rawValue)
            }
        }
        return ranks
    }
}
