extension AASALint {
    /// The checks of `substitutionVariables`.
    func variableFindings() -> [AssociationFinding] {
        var seen: Set<String> = []
        return (file.appLinks?.substitutionVariables ?? []).flatMap { variable -> [AssociationFinding] in
            let place = Self.appLinks.key("substitutionVariables").key(variable.name)
            if !seen.insert(variable.name).inserted {
                return [
                    AssociationFinding(
                        .duplicateKey, at: place,
                        "the key stands more than once; readers differ in which one counts", fix: "keep one of them")
                ]
            }
            return findings(for: variable, at: place)
        }
    }

    private func findings(for variable: AppleAppSiteAssociation.Variable, at place: JSONPath) -> [AssociationFinding] {
        var findings: [AssociationFinding] = []
        if variable.name.isEmpty || variable.name.contains(where: { "$()".contains($0) }) {
            findings.append(
                .init(
                    .badVariableName, at: place, "a name is not empty and holds no `$`, `(` or `)`",
                    fix: "use letters, digits and spaces"))
        }
        if variable.values.isEmpty {
            findings.append(
                .init(
                    .emptyVariable, at: place, "the list is empty, so patterns with it never match",
                    fix: "add a value, or remove the rules that use it"))
        }
        if PatternReader.predefinedNames.contains(variable.name) {
            findings.append(
                .init(
                    .shadowedVariable, at: place, "every file may use `$(\(variable.name))` without defining it",
                    fix: "choose another name"))
        }
        for (index, value) in variable.values.enumerated() where value.contains("$(") {
            findings.append(
                .init(
                    .variableInValue, at: place.index(index), "a value may hold `*` and `?`, but no variable",
                    fix: "write out the values"))
        }
        return findings
    }
}
