/// Looks at the members that reading kept aside.
enum MemberLint {
    /// Findings about the leftovers of one object.
    ///
    /// - Parameters:
    ///   - others: What was kept aside.
    ///   - place: Where the object stands.
    ///   - known: The object's known keys with the type each wants, in words.
    ///   - present: The known keys whose value was read.
    static func findings(
        in others: [JSONValue.Member], at place: JSONPath, known: KeyValuePairs<String, String>, present: Set<String>
    ) -> [AssociationFinding] {
        var findings: [AssociationFinding] = []
        var seen: Set<String> = []
        for member in others {
            let here = place.key(member.key)
            let isRepeated = !seen.insert(member.key).inserted || present.contains(member.key)
            if isRepeated {
                findings.append(
                    .init(
                        .duplicateKey, at: here, "the key stands more than once; readers differ in which one counts",
                        fix: "keep one of them"))
            } else if let wanted = known.first(where: { $0.key == member.key })?.value {
                findings.append(
                    .init(
                        .wrongType, at: here, "expected \(wanted), found \(kind(of: member.value)); it is ignored",
                        fix: "write \(wanted)"))
            } else if let name = KeySpelling.suggestion(for: member.key, among: known.map(\.key)) {
                findings.append(
                    .init(
                        .misspelledKey, at: here, "the key is unknown and ignored; keys are case-sensitive",
                        fix: "did you mean `\(name)`?"))
            }
        }
        return findings
    }

    /// What a value is; for lists, what its first odd element is.
    private static func kind(of value: JSONValue) -> String {
        guard case .array(let elements) = value else { return value.kind }
        let kinds = Set(elements.map(\.kind))
        return kinds.isEmpty ? "an empty array" : "an array with \(kinds.sorted().joined(separator: " and "))"
    }
}
