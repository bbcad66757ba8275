import RouteMatching

/// The checks of the rules of one entry against each other.
struct AASAOrderLint {
    private let rules: [AppleAppSiteAssociation.PlacedRule]
    private let compiled: [CompiledAASARule]
    private let languages: [RuleLanguage]
    private let reader: PatternReader

    init(file: AppleAppSiteAssociation, detail: Int) {
        let reader = file.patternReader
        self.reader = reader
        rules = file.placedRules(ofDetail: detail)
        compiled = rules.map { placed in
            CompiledAASARule(
                placed.rule, reader: placed.isLegacy ? .plain : reader,
                reference: .init(path: placed.path, text: placed.text, comment: placed.rule.comment))
        }
        languages = compiled.map(RuleLanguage.init)
    }

    func findings() -> [AssociationFinding] {
        let covering = RuleCoverage(languages).covering
        var findings: [AssociationFinding] = []
        for index in rules.indices {
            if languages[index].matchesEverything, !languages[index].excludes {
                findings.append(catchAll(index))
            }
            if let earlier = covering[index] { findings.append(covered(index, by: earlier)) }
            if let finding = spillingTail(index) { findings.append(finding) }
        }
        return findings
    }

    private func catchAll(_ index: Int) -> AssociationFinding {
        let comment = rules[index].rule.comment.map { "; its comment is “\($0)”" } ?? ""
        return AssociationFinding(
            .catchAllInclude, at: rules[index].path, "the rule lets every link of the host in\(comment)",
            fix: "name the paths that the app has screens for")
    }

    private func covered(_ index: Int, by earlier: Int) -> AssociationFinding {
        let place = rules[index].path
        let other = "\(rules[earlier].path) (\(rules[earlier].text))"
        guard languages[index].excludes, !languages[earlier].excludes else {
            return AssociationFinding(
                .unreachableRule, at: place, "every link that it matches is decided by \(other) before",
                fix: "remove it, or move it up", witness: witness(index))
        }
        if let parent = compiled[earlier].path?.parent, let only = compiled[index].path?.main.onlyText,
            parent.onlyText == only, compiled[earlier].path?.main.matches(only[...]) == false
        {
            return AssociationFinding(
                .parentIncluded, at: rules[earlier].path,
                "a pattern that ends in `/*` matches the path without that end too, which \(place) wants on the web",
                fix: "move that rule up, or end this one in `/?*`", witness: witness(index))
        }
        return AssociationFinding(
            .lateExclude, at: place, "its links are let in by \(other) before", fix: "move it before that rule",
            witness: witness(index))
    }

    /// A link that the rule matches, checked by matching.
    private func witness(_ index: Int) -> String? {
        LinkSampler.links(for: compiled[index], host: "example.com").first { text in
            guard let url = try? URLReference(text) else { return false }
            let link = SpelledLink(LinkText(url), compiled[index].spelling)
            return compiled[index].firstMiss(after: compiled[index].path?.matches(link.path[...]) ?? true, in: link)
                == nil
        }
    }

    /// A pattern that ends in `/?*`, unless an earlier rule already decides the deeper paths.
    private func spillingTail(_ index: Int) -> AssociationFinding? {
        let rule = rules[index].rule
        guard !languages[index].excludes, let path = rule.path, path.hasSuffix("/?*") else { return nil }
        var deeper = rule
        deeper.path = path + "/?*"
        let language = RuleLanguage(
            CompiledAASARule(deeper, reader: reader, reference: compiled[index].reference))
        let isClosed = languages[..<index].suffix(64).contains { $0.excludes && $0.covers(language) }
        if isClosed { return nil }
        return AssociationFinding(
            .tailCrossesSegments, at: rules[index].isLegacy ? rules[index].path : rules[index].path.key("/"),
            "`?*` goes over slashes, so deeper paths are let in as well",
            fix: "if they belong to the web, put a rule that excludes \"\(path)/?*\" before it",
            witness: rule.query == nil && rule.fragment == nil ? witness(index).map { $0 + "/x" } : nil)
    }
}
