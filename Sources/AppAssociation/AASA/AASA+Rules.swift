extension AppleAppSiteAssociation {
    /// A rule with its place, after inheritance, and whether the file wrote it as an old path.
    struct PlacedRule {
        /// The rule after inheritance.
        let rule: Rule
        let path: JSONPath
        /// The rule as it stands in the file, for components.
        let written: Rule?
        /// The text as it stands in the file, for old paths.
        var legacyText = ""

        var isLegacy: Bool { written == nil }

        /// The rule as compact JSON, or the old path.
        var text: String { written?.json.text(.compact) ?? legacyText }
    }

    /// The rules of an entry in the order in which they are tried: its components, then its old paths.
    func placedRules(ofDetail index: Int) -> [PlacedRule] {
        guard let appLinks, appLinks.details.indices.contains(index) else { return [] }
        let detail = appLinks.details[index]
        let place = self.path(ofDetail: index)
        let inherited = detail.defaults.map { Self.overlay($0, on: appLinks.defaults) } ?? appLinks.defaults
        let componentsPlace = place.key("components")
        let components = (detail.components ?? []).enumerated().map { offset, rule in
            PlacedRule(
                rule: Self.overlay(rule, on: inherited), path: componentsPlace.index(offset), written: rule)
        }
        let pathsPlace = place.key("paths")
        let paths = (detail.paths ?? []).enumerated().map { offset, text in
            PlacedRule(
                rule: Self.rule(legacy: text), path: pathsPlace.index(offset), written: nil, legacyText: text)
        }
        return components + paths
    }

    /// Where an entry stands in the file.
    func path(ofDetail index: Int) -> JSONPath {
        let details = JSONPath([.key(Key.appLinks), .key("details")])
        guard let appLinks, appLinks.detailsForm == .object else { return details.index(index) }
        return details.key(appLinks.details[index].appID ?? "")
    }

    /// An old path as a rule: `NOT ` excludes, and there are no variables in it.
    static func rule(legacy text: String) -> Rule {
        let excludes = text.hasPrefix("NOT ")
        return Rule(path: excludes ? String(text.dropFirst(4)) : text, exclude: excludes)
    }

    /// What reads the file's patterns.
    ///
    /// The first of two variables with one name counts.
    var patternReader: PatternReader {
        let variables = (appLinks?.substitutionVariables ?? []).map { ($0.name, $0.values) }
        return PatternReader(variables: Dictionary(variables) { first, _ in first })
    }

    /// The compiled rules of all entries that name an app, or nil when none does.
    func compiledRules(app: String) -> [CompiledAASARule]? {
        let details = (appLinks?.details ?? []).indices.filter { index in
            appLinks?.details[index].allAppIDs.contains(app) ?? false
        }
        if details.isEmpty { return nil }
        let reader = patternReader
        return details.flatMap { placedRules(ofDetail: $0) }.map { placed in
            CompiledAASARule(
                placed.rule, reader: placed.isLegacy ? .plain : reader,
                reference: .init(path: placed.path, text: placed.text, comment: placed.rule.comment))
        }
    }
}
