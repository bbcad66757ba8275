/// The checks of one rule of Android's files.
struct DynamicRuleLint {
    let rule: AssetLinks.Rule
    let place: JSONPath

    private static let appleKeys = ["comment", "caseSensitive", "percentEncoded"]

    func findings() -> [AssociationFinding] {
        var findings = memberFindings()
        let saysNothing = rule.path == nil && rule.query?.isEmpty ?? true && rule.fragment == nil
        if saysNothing, findings.isEmpty {
            findings.append(
                .init(
                    .emptyRule, at: place, "a rule without patterns matches nothing on Android",
                    fix: "write `\"/\": \"*\"` to match every link, or remove the rule"))
        }
        if let path = rule.path {
            findings += patternFindings(path, at: place.key("/"))
            findings += pathFindings(path, at: place.key("/"))
        }
        for item in rule.query ?? [] {
            findings += patternFindings(item.pattern, at: place.key("?").key(item.name))
        }
        if let fragment = rule.fragment { findings += patternFindings(fragment, at: place.key("#")) }
        return findings
    }

    private func memberFindings() -> [AssociationFinding] {
        var findings: [AssociationFinding] = []
        var others = rule.otherMembers
        if let index = others.firstIndex(where: { $0.key == "?" && $0.value.string != nil }), rule.query == nil {
            others.remove(at: index)
            findings.append(
                .init(
                    .queryAsText, at: place.key("?"), "Android ignores a query pattern that is one string",
                    fix: "write an object from item name to pattern"))
        }
        for member in others where Self.appleKeys.contains(member.key) {
            let fix =
                member.key == "comment" ? "write `comments`" : "remove it; Android compares decoded text with case"
            findings.append(
                .init(.unsupportedKey, at: place.key(member.key), "only Apple's files know this key", fix: fix))
        }
        others.removeAll { Self.appleKeys.contains($0.key) }
        return findings
            + MemberLint.findings(
                in: others, at: place,
                known: [
                    "/": "a string", "?": "an object of strings", "#": "a string", "exclude": "a boolean",
                    "comments": "a string",
                ],
                present: Set(
                    [
                        rule.path == nil ? nil : "/", rule.query == nil ? nil : "?",
                        rule.fragment == nil ? nil : "#", rule.exclude == nil ? nil : "exclude",
                        rule.comments == nil ? nil : "comments",
                    ].compactMap { $0 }))
    }

    private func patternFindings(_ pattern: String, at place: JSONPath) -> [AssociationFinding] {
        if pattern.isEmpty {
            return [
                AssociationFinding(
                    .emptyPattern, at: place, "Android refuses an empty pattern", fix: "write `*` for any text")
            ]
        }
        var findings: [AssociationFinding] = []
        if let escape = Escapes.all(in: pattern).first {
            findings.append(
                .init(
                    .encodedPattern, at: place,
                    "links are decoded before they are compared, so `\(escape)` never matches",
                    fix: "write the character itself"))
        }
        if let syntax = LiteralSyntax.first(in: pattern) {
            findings.append(
                .init(
                    .literalSyntax, at: place, "`\(syntax)` is plain text in these patterns",
                    fix: "use `*` and `?`, or one rule for each value"))
        }
        return findings
    }

    private func pathFindings(_ path: String, at place: JSONPath) -> [AssociationFinding] {
        var findings: [AssociationFinding] = []
        if let mark = PathDelimiter.first(in: path) {
            findings.append(
                .init(
                    .delimiterInPath, at: place, "`\(mark)` does not begin a query or fragment inside a path pattern",
                    fix: "write query and fragment under the keys `?` and `#`"))
        }
        if path.contains("."), !path.contains(where: { "*?".contains($0) }) {
            findings.append(
                .init(
                    .dotInLiteral, at: place, "some Android versions may compare a dot in such a pattern wrongly",
                    fix: "test it on a device, or write `?` for the dot"))
        }
        return findings
    }
}

/// Recognizes syntax of other pattern languages, which is plain text here.
enum LiteralSyntax {
    static func first(in pattern: String) -> String? {
        for (start, end) in [("$(", ")"), ("[", "]"), ("{", "}")] {
            guard let range = Self.range(of: start, in: pattern),
                let close = pattern[range...].dropFirst(start.count).firstIndex(of: Character(end))
            else { continue }
            return String(pattern[range...close])
        }
        return nil
    }

    private static func range(of text: String, in pattern: String) -> String.Index? {
        pattern.indices.first { pattern[$0...].hasPrefix(text) }
    }
}
