/// The checks of Apple's files.
///
/// Each is one function; all run, one after another.
struct AASALint {
    let file: AppleAppSiteAssociation
    private let reader: PatternReader

    init(file: AppleAppSiteAssociation) {
        self.file = file
        reader = file.patternReader
    }

    /// Every finding about the content.
    func findings() -> [AssociationFinding] {
        let findings = memberFindings() + sectionFindings() + variableFindings() + detailFindings()
        let lists = [file.webCredentials, file.appClips, file.activityContinuation]
        let namesNothing = file.linkedApps.isEmpty && lists.allSatisfy { $0?.apps.isEmpty ?? true }
        return findings.isEmpty && namesNothing ? [.namingNothing(fix: Self.namingFix)] : findings
    }

    private static let namingFix =
        "name an app in `applinks`, `webcredentials`, `appclips` or `activitycontinuation`, or check another file"

    private static let root = JSONPath()
    static let appLinks = JSONPath([.key("applinks")])
    private static let listKeys: KeyValuePairs<String, String> = ["apps": "an array of strings"]
    private static let ruleKeys: KeyValuePairs<String, String> = [
        "/": "a string", "?": "a string or an object", "#": "a string", "exclude": "a boolean",
        "caseSensitive": "a boolean", "percentEncoded": "a boolean", "comment": "a string",
    ]

    // MARK: Sections

    private func memberFindings() -> [AssociationFinding] {
        MemberLint.findings(
            in: file.otherMembers, at: Self.root,
            known: [
                "applinks": "an object", "webcredentials": "an object", "appclips": "an object",
                "activitycontinuation": "an object",
            ],
            present: [
                file.appLinks == nil ? "" : "applinks", file.webCredentials == nil ? "" : "webcredentials",
                file.appClips == nil ? "" : "appclips",
                file.activityContinuation == nil ? "" : "activitycontinuation",
            ])
    }

    private func sectionFindings() -> [AssociationFinding] {
        let sections = [
            ("webcredentials", file.webCredentials), ("appclips", file.appClips),
            ("activitycontinuation", file.activityContinuation),
        ]
        return sections.flatMap { key, list -> [AssociationFinding] in
            guard let list else { return [] }
            let place = JSONPath([.key(key)])
            let isAside = list.otherMembers.contains { $0.key == "apps" }
            let members = MemberLint.findings(
                in: list.otherMembers, at: place, known: Self.listKeys,
                present: isAside && list.apps.isEmpty ? [] : ["apps"])
            return members
                + list.apps.enumerated().compactMap { index, app in
                    Self.finding(appID: app, at: place.key("apps").index(index))
                }
        }
    }

    static func finding(appID: String, at place: JSONPath) -> AssociationFinding? {
        let isGood: (UInt8) -> Bool = { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        let bytes = Array(appID.utf8)
        let bundle = bytes.dropFirst(11)
        let isWhole =
            bytes.count > 11 && bytes[10] == UInt8(ascii: ".") && bytes[..<10].allSatisfy(isGood)
            && bundle.allSatisfy { isGood($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
            && bundle.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
        if isWhole { return nil }
        return AssociationFinding(
            .malformedAppID, at: place, "`\(appID)` is not an app identifier",
            fix: "write the ten-character prefix (usually the team ID), a dot and the bundle identifier")
    }

    // MARK: Entries

    private func detailFindings() -> [AssociationFinding] {
        guard let appLinks = file.appLinks else { return [] }
        var findings = MemberLint.findings(
            in: appLinks.otherMembers, at: Self.appLinks,
            known: [
                "defaults": "an object", "substitutionVariables": "an object of string arrays",
                "details": "an array of objects", "apps": "an array of strings",
            ],
            present: Set(
                [
                    appLinks.defaults == nil ? nil : "defaults", appLinks.details.isEmpty ? nil : "details",
                    appLinks.substitutionVariables.isEmpty ? nil : "substitutionVariables",
                    appLinks.legacyApps == nil ? nil : "apps",
                ].compactMap { $0 }))
        findings += formFindings(appLinks)
        if let defaults = appLinks.defaults {
            findings += ruleFindings(defaults, at: Self.appLinks.key("defaults"), inherited: nil)
        }
        var seen: [String: Int] = [:]
        for index in appLinks.details.indices {
            findings += detailFindings(appLinks.details[index], index, seen: &seen)
        }
        return findings
    }

    private func formFindings(_ appLinks: AppleAppSiteAssociation.AppLinks) -> [AssociationFinding] {
        var findings: [AssociationFinding] = []
        if let apps = appLinks.legacyApps, !apps.isEmpty {
            findings.append(
                .init(
                    .appsNotEmpty, at: Self.appLinks.key("apps"), "the list had to be empty in old files",
                    fix: "remove `apps`, or leave it empty for iOS 12 and older"))
        }
        if appLinks.detailsForm == .object {
            findings.append(
                .init(
                    .unorderedDetails, at: Self.appLinks.key("details"), "an object of apps has no order",
                    fix: "write an array of entries with `appIDs` and `components`"))
        } else if let index = appLinks.details.firstIndex(where: { $0.paths != nil && $0.components == nil }) {
            findings.append(
                .init(
                    .legacyForm, at: file.path(ofDetail: index).key("paths"),
                    "`paths` is the form from before iOS 13",
                    fix: "write `components`; keep `paths` only for systems that old"))
        }
        return findings
    }

    private func detailFindings(
        _ detail: AppleAppSiteAssociation.Detail, _ index: Int, seen: inout [String: Int]
    ) -> [AssociationFinding] {
        let place = file.path(ofDetail: index)
        var findings = MemberLint.findings(
            in: detail.otherMembers, at: place,
            known: [
                "appIDs": "an array of strings", "appID": "a string", "defaults": "an object",
                "components": "an array of objects", "paths": "an array of strings",
            ],
            present: Set(
                [
                    detail.appIDs.isEmpty ? nil : "appIDs", detail.appID == nil ? nil : "appID",
                    detail.defaults == nil ? nil : "defaults", detail.components == nil ? nil : "components",
                    detail.paths == nil ? nil : "paths",
                ].compactMap { $0 }))
        findings += appFindings(detail, at: place, index, seen: &seen)
        if detail.components != nil, detail.paths != nil {
            findings.append(
                .init(
                    .componentsWithPaths, at: place.key("paths"),
                    "an entry has `components` or `paths`; with both, `components` are tried first",
                    fix: "move the old paths to `components`"))
        }
        if let defaults = detail.defaults {
            findings += ruleFindings(defaults, at: place.key("defaults"), inherited: file.appLinks?.defaults)
        }
        let inherited = detail.defaults.map {
            AppleAppSiteAssociation.overlay($0, on: file.appLinks?.defaults)
        }
        for (offset, rule) in (detail.components ?? []).enumerated() {
            findings += ruleFindings(
                rule, at: place.key("components").index(offset), inherited: inherited ?? file.appLinks?.defaults)
        }
        for (offset, path) in (detail.paths ?? []).enumerated() {
            findings += pathFindings(
                AppleAppSiteAssociation.rule(legacy: path).path ?? "", at: place.key("paths").index(offset))
        }
        return findings + AASAOrderLint(file: file, detail: index).findings()
    }

    private func appFindings(
        _ detail: AppleAppSiteAssociation.Detail, at place: JSONPath, _ index: Int, seen: inout [String: Int]
    ) -> [AssociationFinding] {
        var findings: [AssociationFinding] = []
        let hasAside = detail.otherMembers.contains { $0.key == "appIDs" || $0.key == "appID" }
        if detail.allAppIDs.isEmpty, !hasAside {
            findings.append(
                .init(.missingAppID, at: place, "the entry names no app", fix: "add `appIDs` with at least one app"))
        }
        if file.appLinks?.detailsForm == .list, detail.appID != nil, !detail.appIDs.isEmpty {
            findings.append(
                .init(
                    .bothAppIDForms, at: place.key("appID"), "the entry has `appID` and `appIDs`; all apps count",
                    fix: "move the app into `appIDs`"))
        }
        for app in detail.allAppIDs {
            if let finding = Self.finding(appID: app, at: place) { findings.append(finding) }
            guard let first = seen[app] else {
                seen[app] = index
                continue
            }
            if first == index { continue }
            findings.append(
                .init(
                    .appInTwoDetails, at: place,
                    "`\(app)` has an entry already, at \(file.path(ofDetail: first)), whose rules come first",
                    fix: "merge the two entries"))
        }
        return findings
    }

    // MARK: Rules

    private func ruleFindings(
        _ rule: AppleAppSiteAssociation.Rule, at place: JSONPath, inherited: AppleAppSiteAssociation.Rule?
    ) -> [AssociationFinding] {
        let whole = AppleAppSiteAssociation.overlay(rule, on: inherited)
        var findings: [AssociationFinding] = []
        if !rule.otherMembers.isEmpty {
            findings += MemberLint.findings(
                in: rule.otherMembers, at: place, known: Self.ruleKeys,
                present: Set(AppleAppSiteAssociation.Rule.Key.all.filter(rule.hasValue)))
        }
        let patterns = AASAPatternLint(reader: reader, rule: whole)
        if let path = rule.path {
            findings += pathFindings(path, at: place.key("/"))
            findings += patterns.findings(path, at: place.key("/"))
        }
        if let fragment = rule.fragment {
            findings += patterns.findings(fragment, at: place.key("#"))
        }
        switch rule.query {
        case nil: break
        case .whole(let pattern)?:
            findings += patterns.findings(pattern, at: place.key("?"))
        case .items(let items)?:
            for item in items {
                findings += patterns.findings(item.pattern, at: place.key("?").key(item.name))
            }
        }
        return findings
    }

    private func pathFindings(_ path: String, at place: @autoclosure () -> JSONPath) -> [AssociationFinding] {
        var findings: [AssociationFinding] = []
        if path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") {
            findings.append(
                .init(
                    .trailingSlash, at: place(), "slashes at the end do not count",
                    fix: "leave it out, links match both"))
        }
        if let mark = PathDelimiter.first(in: path) {
            findings.append(
                .init(
                    .delimiterInPath, at: place(), "`\(mark)` does not begin a query or fragment inside a path pattern",
                    fix: "write query and fragment under the keys `?` and `#`"))
        }
        return findings
    }
}

/// Recognizes a query or a fragment in a pattern that is for the path alone.
enum PathDelimiter {
    /// `#`, or `?` before what looks like `name=`.
    static func first(in pattern: String) -> String? {
        if pattern.utf8.contains(UInt8(ascii: "#")) { return "#" }
        guard pattern.utf8.contains(UInt8(ascii: "=")) else { return nil }
        for tail in pattern.split(separator: "?", omittingEmptySubsequences: false).dropFirst() {
            let name = tail.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !name.isEmpty, tail.dropFirst(name.count).first == "=" { return "?" }
        }
        return nil
    }
}

extension AppleAppSiteAssociation.Rule {
    /// Whether a known key has a value that was read.
    fileprivate func hasValue(for key: String) -> Bool {
        switch key {
        case Key.path: path != nil
        case Key.query: query != nil
        case Key.fragment: fragment != nil
        case Key.exclude: exclude != nil
        case Key.caseSensitive: caseSensitive != nil
        case Key.percentEncoded: percentEncoded != nil
        case Key.comment: comment != nil
        default: false
        }
    }
}
