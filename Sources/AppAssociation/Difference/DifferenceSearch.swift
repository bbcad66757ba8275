import RouteMatching

/// Finds links that two files decide in different ways.
enum DifferenceSearch {
    private struct Pair: Hashable {
        let before: LinkDecision.RuleReference?
        let after: LinkDecision.RuleReference?
        let opensApp: Bool
    }

    /// The first sample for each pair of deciding rules, in the order of the samples.
    static func changes(
        app: String, samples: [String], _ before: (URLReference) -> LinkDecision,
        _ after: (URLReference) -> LinkDecision
    ) -> [AssociationDifference.LinkChange] {
        var seenLinks: Set<String> = []
        var seenPairs: Set<Pair> = []
        return samples.compactMap { text in
            guard seenLinks.insert(text).inserted, let url = try? URLReference(text) else { return nil }
            let old = before(url)
            let new = after(url)
            let pair = Pair(before: old.rule, after: new.rule, opensApp: new.opensApp)
            guard old.opensApp != new.opensApp, seenPairs.insert(pair).inserted else { return nil }
            return .init(app: app, link: text, before: old, after: new)
        }
    }

    /// The first names, and behind them those of the second that are not among them.
    static func union(_ first: [String], _ second: [String]) -> [String] {
        first + names(of: second, besides: first)
    }

    /// The apps that left a section, then those that came.
    static func apps(
        _ section: String, from old: [String], to new: [String]
    ) -> [AssociationDifference.AppChange] {
        names(of: old, besides: new).map { .init(section: section, app: $0, isAdded: false) }
            + names(of: new, besides: old).map { .init(section: section, app: $0, isAdded: true) }
    }

    private static func names(of list: [String], besides others: [String]) -> [String] {
        let others = Set(others)
        return list.filter { !others.contains($0) }
    }
}
