import RouteMatching

/// The checks of the rules of one Android statement against each other.
struct DynamicOrderLint {
    private let rules: [(index: Int, rule: AssetLinks.Rule, language: RuleLanguage)]
    private let statement: Int

    init(_ rules: [AssetLinks.Rule], statement: Int) {
        self.statement = statement
        self.rules = rules.enumerated().compactMap { index, rule in
            RuleLanguage(rule).map { (index, rule, $0) }
        }
    }

    func findings() -> [AssociationFinding] {
        let covering = RuleCoverage(rules.map(\.language)).covering
        var findings: [AssociationFinding] = []
        for (position, entry) in rules.enumerated() {
            if !entry.language.excludes, entry.language.matchesEverything { findings.append(catchAll(entry)) }
            if let earlier = covering[position] { findings.append(covered(entry, by: rules[earlier])) }
            if let finding = spillingTail(position) { findings.append(finding) }
        }
        return findings
    }

    private typealias Entry = (index: Int, rule: AssetLinks.Rule, language: RuleLanguage)

    private func place(_ entry: Entry) -> JSONPath { AssetLinks.path(ofRule: entry.index, inStatement: statement) }

    private func catchAll(_ entry: Entry) -> AssociationFinding {
        let comment = entry.rule.comments.map { "; its note is “\($0)”" } ?? ""
        return AssociationFinding(
            .catchAllInclude, at: place(entry), "the rule lets every link of the host in\(comment)",
            fix: "name the paths that the app has screens for, or leave the rules out")
    }

    private func covered(_ entry: Entry, by earlier: Entry) -> AssociationFinding {
        let other = "\(place(earlier)) (\(earlier.rule.json.text(.compact)))"
        let isLate = entry.language.excludes && !earlier.language.excludes
        return AssociationFinding(
            isLate ? .lateExclude : .unreachableRule, at: place(entry),
            isLate
                ? "its links are let in by \(other) before"
                : "every link that it matches is decided by \(other) before",
            fix: isLate ? "move it before that rule" : "remove it, or move it up",
            witness: witness(entry))
    }

    private func witness(_ entry: Entry) -> String? {
        let compiled = CompiledDynamicRule(entry.rule, at: place(entry))
        return LinkSampler.links(for: entry.rule, host: "example.com").first { text in
            guard let url = try? URLReference(text),
                case .matches = compiled.look(at: DecodedLink(LinkText(url)))
            else { return false }
            return true
        }
    }

    private func spillingTail(_ position: Int) -> AssociationFinding? {
        let entry = rules[position]
        guard !entry.language.excludes, let path = entry.rule.path, path.hasSuffix("/?*") else { return nil }
        var deeper = entry.rule
        deeper.path = path + "/?*"
        guard let language = RuleLanguage(deeper) else { return nil }
        let isClosed = rules[..<position].suffix(16).contains { $0.language.excludes && $0.language.covers(language) }
        if isClosed { return nil }
        return AssociationFinding(
            .tailCrossesSegments, at: place(entry).key("/"),
            "`?*` goes over slashes, so deeper paths are let in as well",
            fix: "if they belong to the web, put a rule that excludes \"\(path)/?*\" before it")
    }
}
