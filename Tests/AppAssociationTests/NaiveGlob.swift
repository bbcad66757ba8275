/// The obvious matcher: it tries every way to fill a wildcard, and takes exponential time for it.
enum NaiveGlob {
    /// A piece of a pattern.
    enum Piece: Sendable {
        case text(Character)
        case one
        case any
        case oneOf([[Piece]])
    }

    static func matches(_ pieces: ArraySlice<Piece>, _ text: Substring) -> Bool {
        guard let piece = pieces.first else { return text.isEmpty }
        let rest = pieces.dropFirst()
        switch piece {
        case .text(let character): return text.first == character && matches(rest, text.dropFirst())
        case .one: return !text.isEmpty && matches(rest, text.dropFirst())
        case .any:
            return matches(rest, text) || (!text.isEmpty && matches(pieces, text.dropFirst()))
        case .oneOf(let values): return values.contains { matches(($0 + rest)[...], text) }
        }
    }

    /// The pieces of a pattern of `*`, `?`, `$(name)` and text.
    static func pieces(_ pattern: String, _ variables: [String: [String]]) -> [Piece] {
        var output: [Piece] = []
        var rest = pattern[...]
        while let character = rest.popFirst() {
            switch character {
            case "*": output.append(.any)
            case "?": output.append(.one)
            case "$" where rest.first == "(":
                let name = String(rest.dropFirst().prefix { $0 != ")" })
                rest = rest.dropFirst(name.count + 2)
                output.append(.oneOf((variables[name] ?? []).map { pieces($0, [:]) }))
            default: output.append(.text(character))
            }
        }
        return output
    }
}
