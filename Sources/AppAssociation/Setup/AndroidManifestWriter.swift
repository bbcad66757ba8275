import RouteMatching

extension AssociationGenerator {
    /// The intent filters for an Android manifest: the verified hosts with the paths of the routes, and the custom
    /// schemes.
    ///
    /// They set the widest scope that the rules of `assetlinks.json` can narrow. Excluded routes are not in them,
    /// because intent filters cannot exclude; wildcards go over slashes here too.
    ///
    /// - Returns: The `intent-filter` elements, to stand in the activity that opens links.
    /// - Throws: ``GenerationError`` when a route would need too many patterns.
    public func androidIntentFilters() throws(GenerationError) -> String {
        var output = ""
        for host in checkedHosts {
            let paths = try androidPathPatterns(for: host)
            if paths.isEmpty { continue }
            var lines = ["<data android:scheme=\"https\" android:host=\"\(XMLText.escaped(host))\" />"]
            lines += paths.map { "<data \($0.attribute)=\"\(XMLText.escaped($0.value))\" />" }
            output += Self.intentFilter(lines, isVerified: true)
        }
        for scheme in urlSchemes {
            output += Self.intentFilter(
                ["<data android:scheme=\"\(XMLText.escaped(scheme))\" />"], isVerified: false)
        }
        return output
    }

    private static func intentFilter(_ data: [String], isVerified: Bool) -> String {
        let lines =
            [
                "<action android:name=\"android.intent.action.VIEW\" />",
                "<category android:name=\"android.intent.category.DEFAULT\" />",
                "<category android:name=\"android.intent.category.BROWSABLE\" />",
            ] + data
        return "<intent-filter\(isVerified ? " android:autoVerify=\"true\"" : "")>\n"
            + lines.map { "    \($0)\n" }.joined() + "</intent-filter>\n"
    }

    private func androidPathPatterns(
        for host: String
    ) throws(GenerationError) -> [(attribute: String, value: String)] {
        var seen: Set<String> = []
        var output: [(attribute: String, value: String)] = []
        for draft in try rules(for: host, dialect: .android).0 where !draft.excludes {
            guard seen.insert(draft.path).inserted else { continue }
            let hasWildcard = draft.path.contains { "*?".contains($0) }
            output.append(
                hasWildcard
                    ? ("android:pathPattern", Self.pathPattern(draft.path)) : ("android:path", draft.path))
        }
        return output
    }

    /// The rule's pattern in the older language, where `.` is one character and `.*` any number of them.
    ///
    /// A backslash is written twice, because the manifest's own reader takes one away.
    private static func pathPattern(_ pattern: String) -> String {
        var output = ""
        for character in pattern {
            switch character {
            case "?": output += "."
            case "*": output += ".*"
            case ".": output += "\\\\."
            case "\\": output += "\\\\\\\\"
            default: output.append(character)
            }
        }
        return output
    }
}
