/// Reads the pattern language of association files: `*`, `?` and, in Apple's files, `$(variable)`.
struct PatternReader {
    /// The variables a pattern may name, or nil where the language has none and `$(` is plain text.
    let variables: [String: [String]]?

    /// A pattern language without variables.
    static let plain = PatternReader(variables: nil)

    /// Why a variable in a pattern matches nothing.
    enum Problem: Hashable {
        case undefined(String)
        case unterminated
    }

    /// The names of variables that every Apple file may use without defining them.
    static let predefinedNames: Set<String> = Set(CharacterClass.predefined.keys).union(["region", "lang"])

    /// Compiles a pattern.
    ///
    /// A variable that is unknown or not closed makes the pattern match nothing.
    func glob(_ pattern: String, isFolded: Bool = false) -> Glob {
        var problems: [Problem] = []
        return Glob(tokens(pattern[...], problems: &problems), isFolded: isFolded)
    }

    /// What is wrong with the variables in a pattern.
    func problems(in pattern: String) -> [Problem] {
        var problems: [Problem] = []
        _ = tokens(pattern[...], problems: &problems)
        return problems
    }

    private func tokens(_ pattern: Substring, problems: inout [Problem]) -> [Glob.Token] {
        var output: [Glob.Token] = []
        var literal: [UInt8] = []
        var rest = pattern.utf8[...]
        func flush() {
            if !literal.isEmpty { output.append(.literal(literal)) }
            literal = []
        }
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"):
                flush()
                output.append(.any)
            case UInt8(ascii: "?"):
                flush()
                output.append(.one)
            case UInt8(ascii: "$") where variables != nil && rest.first == UInt8(ascii: "("):
                flush()
                rest = rest.dropFirst()
                guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else {
                    problems.append(.unterminated)
                    output.append(.never)
                    return output
                }
                output.append(variable(String(Substring(rest[..<end])), problems: &problems))
                rest = rest[end...].dropFirst()
            default: literal.append(byte)
            }
        }
        flush()
        return output
    }

    private func variable(_ name: String, problems: inout [Problem]) -> Glob.Token {
        if let values = variables?[name] {
            return values.isEmpty ? .never : .list(name: name, values.map { PatternReader.plain.glob($0).tokens })
        }
        if let set = CharacterClass.predefined[name] { return .oneOf(set) }
        switch name {
        case "region": return .list(name: name, Self.regionTokens)
        case "lang": return .list(name: name, Self.languageTokens)
        default:
            problems.append(.undefined(name))
            return .never
        }
    }

    private static let regionTokens = CodeLists.regions.map { [Glob.Token.literal(Array($0.utf8))] }
    private static let languageTokens = CodeLists.languages.map { [Glob.Token.literal(Array($0.utf8))] }
}
