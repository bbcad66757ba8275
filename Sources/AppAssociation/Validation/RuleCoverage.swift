/// Finds, for each rule of a list, an earlier one that matches everything it could.
///
/// A rule can only be covered by one whose literal beginning is a beginning of its own. Sorted by those texts, the
/// candidates are the open groups on a stack, so that large files take n log n comparisons of texts and only few of
/// patterns. The number of pattern comparisons is bounded; what is reported is always right, and in files that reach
/// the bound something may go unreported.
struct RuleCoverage {
    /// How many candidates are compared for one rule, and for the whole list.
    private static let candidatesPerRule = 24
    private static let comparisons = 60_000

    /// For each rule the index of an earlier rule that covers it, or nil.
    let covering: [Int?]

    init(_ rules: [RuleLanguage]) {
        let prefixes = rules.map(\.prefix).map(CaseFolding.folded)
        let order = rules.indices.sorted { left, right in
            prefixes[left] == prefixes[right]
                ? left < right : prefixes[left].lexicographicallyPrecedes(prefixes[right])
        }
        // A rule whose paths end in a certain character covers none that may end in another.
        let ends = rules.map { $0.lastScalar ?? 0 }
        var covering = [Int?](repeating: nil, count: rules.count)
        var groups: [(prefix: [UInt8], members: [Int])] = []
        var budget = Self.comparisons
        var start = 0
        while start < order.count {
            let prefix = prefixes[order[start]]
            var end = start
            while end < order.count, prefixes[order[end]] == prefix { end += 1 }
            while let last = groups.last, !prefix.starts(with: last.prefix) { groups.removeLast() }
            groups.append((prefix, Array(order[start..<end])))
            for index in order[start..<end] {
                covering[index] = Self.cover(of: index, in: rules, ends: ends, groups: groups, budget: &budget)
            }
            start = end
        }
        self.covering = covering
    }

    private static func cover(
        of index: Int, in rules: [RuleLanguage], ends: [UInt32], groups: [(prefix: [UInt8], members: [Int])],
        budget: inout Int
    ) -> Int? {
        var left = min(candidatesPerRule, budget)
        for group in groups {
            for candidate in group.members {
                if candidate >= index { break }
                if ends[candidate] != 0, ends[candidate] != ends[index] { continue }
                if left == 0 { return nil }
                left -= 1
                budget -= 1
                if rules[candidate].covers(rules[index]) { return candidate }
            }
        }
        return nil
    }
}
