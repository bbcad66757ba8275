/// The variables of a generated file: one for each list of values, with a name of its own.
struct RuleVariables {
    private(set) var variables: [AppleAppSiteAssociation.Variable] = []

    /// The name of the variable with these values; it is made when there is none.
    mutating func name(for placeholder: String, values: [String]) -> String {
        var candidate = placeholder
        var count = 1
        while true {
            if let existing = variables.first(where: { $0.name == candidate }) {
                if existing.values == values { return candidate }
            } else if !PatternReader.predefinedNames.contains(candidate) {
                variables.append(.init(candidate, values: values))
                return candidate
            }
            count += 1
            candidate = placeholder + "\(count)"
        }
    }
}
