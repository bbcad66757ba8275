import RouteMatching

/// The checks of Android's files.
///
/// Each is one function; all run, one after another.
struct AssetLinksLint {
    let file: AssetLinks

    /// Every finding about the content.
    func findings() -> [AssociationFinding] {
        if file.statements.isEmpty { return [.namingNothing(fix: "write a statement, or check another file")] }
        var seen: [String: Int] = [:]
        return file.statements.enumerated().flatMap { index, statement -> [AssociationFinding] in
            let place = AssetLinks.path(ofStatement: index)
            var findings = memberFindings(statement, at: place)
            if let include = statement.include {
                return findings + includeFindings(include, at: place.key("include"))
            }
            guard let target = statement.target, statement.relations != nil else {
                let hasWrongType = findings.contains { $0.code == .wrongType }
                return hasWrongType ? findings : findings + [skipped(at: place)]
            }
            findings += targetFindings(target, at: place.key("target"))
            if let finding = repeated(statement, index, seen: &seen) { findings.append(finding) }
            for (offset, rule) in (statement.rules ?? []).enumerated() {
                findings += DynamicRuleLint(rule: rule, place: AssetLinks.path(ofRule: offset, inStatement: index))
                    .findings()
            }
            return findings + DynamicOrderLint(statement.rules ?? [], statement: index).findings()
        }
    }

    private func memberFindings(_ statement: AssetLinks.Statement, at place: JSONPath) -> [AssociationFinding] {
        if let first = statement.otherMembers.first, first.key.isEmpty, statement.relations == nil {
            return [
                AssociationFinding(
                    .wrongType, at: place, "expected an object, found \(first.value.kind); it is ignored",
                    fix: "write a statement")
            ]
        }
        return MemberLint.findings(
            in: statement.otherMembers, at: place,
            known: [
                "relation": "an array of strings", "target": "an object", "include": "a string",
                AssetLinks.Key.extensions: "an object with the rules of \(AssetLinks.handleAllURLs)",
            ],
            present: Set(
                [
                    statement.relations == nil ? nil : "relation", statement.target == nil ? nil : "target",
                    statement.include == nil ? nil : "include",
                    statement.rules == nil ? nil : AssetLinks.Key.extensions,
                ].compactMap { $0 }))
    }

    private func skipped(at place: JSONPath) -> AssociationFinding {
        AssociationFinding(
            .skippedStatement, at: place, "a statement without a `relation` list and a `target` object is skipped",
            fix: "add what is missing, or remove the statement")
    }

    private func includeFindings(_ include: String, at place: JSONPath) -> [AssociationFinding] {
        if let url = try? URLReference(include), url.scheme == "https", url.host != nil { return [] }
        return [
            AssociationFinding(
                .insecureInclude, at: place, "`\(include)` is not an https URL", fix: "write the whole https URL")
        ]
    }

    private func repeated(
        _ statement: AssetLinks.Statement, _ index: Int, seen: inout [String: Int]
    ) -> AssociationFinding? {
        guard statement.linksApp, let package = statement.target?.packageName else { return nil }
        guard let first = seen[package] else {
            seen[package] = index
            return nil
        }
        if statement.rules == nil, file.statements[first].rules == nil { return nil }
        return AssociationFinding(
            .packageInTwoStatements, at: AssetLinks.path(ofStatement: index),
            "`\(package)` has a statement already, at \(AssetLinks.path(ofStatement: first)); how their rules go"
                + " together is not documented",
            fix: "write one statement with all fingerprints and all rules")
    }
}

// MARK: - Targets

extension AssetLinksLint {
    private func targetFindings(_ target: AssetLinks.Target, at place: JSONPath) -> [AssociationFinding] {
        let findings = MemberLint.findings(
            in: target.otherMembers, at: place,
            known: [
                "namespace": "a string", "package_name": "a string",
                "sha256_cert_fingerprints": "an array of strings", "site": "a string",
            ],
            present: Set(
                [
                    target.namespace == nil ? nil : "namespace", target.packageName == nil ? nil : "package_name",
                    target.fingerprints == nil ? nil : "sha256_cert_fingerprints", target.site == nil ? nil : "site",
                ].compactMap { $0 }))
        if findings.contains(where: { $0.code == .wrongType }) { return findings }
        switch target.namespace {
        case "android_app": return findings + appFindings(target, at: place)
        case "web": return findings + siteFindings(target, at: place)
        default:
            return findings + [
                AssociationFinding(
                    .unknownNamespace, at: place.key("namespace"), "a target is an app or a site",
                    fix: "write `android_app` or `web`")
            ]
        }
    }

    private func appFindings(_ target: AssetLinks.Target, at place: JSONPath) -> [AssociationFinding] {
        var findings: [AssociationFinding] = []
        if let package = target.packageName, !package.isEmpty {
            if !Self.isApplicationID(package) {
                findings.append(
                    .init(
                        .malformedPackageName, at: place.key("package_name"), "`\(package)` is not an application ID",
                        fix: "write the `applicationId` of the build, two or more names joined by dots"))
            }
        } else {
            findings.append(
                .init(
                    .missingPackageName, at: place,
                    "an app without `package_name` may make Android refuse the whole file",
                    fix: "add the application ID"))
        }
        guard let fingerprints = target.fingerprints, !fingerprints.isEmpty else {
            return findings + [
                AssociationFinding(
                    .missingFingerprints, at: place,
                    "an app without fingerprints may make Android refuse the whole file",
                    fix:
                        "add the SHA-256 fingerprint of each signing certificate; with Play App Signing, the one Play shows"
                )
            ]
        }
        for (index, text) in fingerprints.enumerated() where !Self.isFingerprint(text) {
            findings.append(
                .init(
                    .malformedFingerprint, at: place.key("sha256_cert_fingerprints").index(index),
                    "`\(text)` is not a SHA-256 fingerprint",
                    fix: "write 32 upper-case pairs of digits joined by colons"))
        }
        return findings
    }

    private func siteFindings(_ target: AssetLinks.Target, at place: JSONPath) -> [AssociationFinding] {
        let site = target.site ?? ""
        if let url = try? URLReference(site), url.isWeb, url.host != nil, url.segments.isEmpty, !site.hasSuffix("/"),
            url.query == nil, url.fragment == nil
        {
            return []
        }
        return [
            AssociationFinding(
                .malformedSite, at: place.key("site"), "`\(site)` is not an origin",
                fix: "write scheme and host alone, such as `https://shop.example`")
        ]
    }

    /// Letters, digits and underscores in two or more names joined by dots, each beginning with a letter.
    static func isApplicationID(_ text: String) -> Bool {
        let isLetter: (UInt8) -> Bool = { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        let names = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return names.count > 1
            && names.allSatisfy { name in
                name.first.map(isLetter) ?? false
                    && name.allSatisfy {
                        isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
                    }
            }
    }

    static func isFingerprint(_ text: String) -> Bool {
        let pairs = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return pairs.count == 32
            && pairs.allSatisfy { pair in
                pair.count == 2
                    && pair.allSatisfy {
                        HexDigit.value($0) != nil && !(UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
                    }
            }
    }
}
