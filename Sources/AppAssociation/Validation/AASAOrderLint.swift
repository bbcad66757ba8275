import RouteMatching

/// The checks of the rules of one entry against each other.
struct AASAOrderLint {
    private let rules: [AppleAppSiteAssociation.PlacedRule]
    private let compiled: [CompiledAASARule]
    private let languages: [RuleLanguage]
    private let reader: PatternReader
    /// The indices of the rules that exclude.
    private let exclusions: [Int]

    init(file: AppleAppSiteAssociation, detail: Int) {
        let reader = file.patternReader
        self.reader = reader
        rules = file.placedRules(ofDetail: detail)
        compiled = rules.map { placed in
            CompiledAASARule(
                placed.rule, reader: placed.isLegacy ? .plain : reader,
                reference: .init(path: placed.path, text: "", comment: nil))
        }
        let languages = compiled.map(RuleLanguage.init)
        self.languages = languages
        exclusions = languages.indices.filter { languages[$0].excludes }
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
        if isClosed(index) { return nil }
        return AssociationFinding(
            .tailCrossesSegments, at: rules[index].isLegacy ? rules[index].path : rules[index].path.key("/"),
            "`?*` goes over slashes, so deeper paths are let in as well",
            fix: "if they belong to the web, put a rule that excludes \"\(path)/?*\" before it",
            witness: Self.deeperLink(rule))
    }

    /// Whether an earlier rule keeps the paths that are deeper than a rule's on the web.
    private func isClosed(_ index: Int) -> Bool {
        let candidates = exclusions(before: index)
        if candidates.isEmpty { return false }
        var deeper = rules[index].rule
        deeper.path = deeper.path.map { $0 + "/?*" }
        let language = RuleLanguage(
            CompiledAASARule(deeper, reader: reader, reference: compiled[index].reference))
        return candidates.contains { languages[$0].covers(language) }
    }

    /// The last exclusions before a rule.
    ///
    /// Where there are very many, older ones are not looked at, and a tail that they close is reported all the same.
    private func exclusions(before index: Int) -> ArraySlice<Int> {
        var low = 0
        var high = exclusions.count
        while low < high {
            let middle = (low + high) / 2
            if exclusions[middle] < index { low = middle + 1 } else { high = middle }
        }
        return exclusions[..<low].suffix(16)
    }

    /// A link one segment deeper than the pattern means, for patterns that are plain enough.
    private static func deeperLink(_ rule: AppleAppSiteAssociation.Rule) -> String? {
        guard let path = rule.path, path.utf8.first == UInt8(ascii: "/"), rule.query == nil, rule.fragment == nil,
            rule.percentEncoded != false
        else { return nil }
        var output = Array("https://example.com".utf8)
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "*"): continue
            case UInt8(ascii: "?"): output.append(UInt8(ascii: "x"))
            case UInt8(ascii: "$"), 0...0x20, 0x7F...: return nil
            default: output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self) + "/x"
    }
}
