import RouteMatching

/// Writes shapes as patterns.
struct RuleWriter {
    /// How many rules one route may need in a language without variables.
    static let maximumExpansion = 256

    let dialect: RuleDialect
    private(set) var variables = RuleVariables()

    init(_ dialect: RuleDialect) {
        self.dialect = dialect
    }

    /// What reads the patterns written so far.
    var reader: PatternReader {
        dialect == .android
            ? .plain
            : PatternReader(
                variables: Dictionary(variables.variables.map { ($0.name, $0.values) }) { first, _ in first })
    }

    /// The patterns for a row of segments, joined by slashes; several where values have to be written out.
    mutating func patterns(_ shapes: [WebRoute.Shape], route: String) throws(GenerationError) -> [String] {
        var output = [""]
        for (index, shape) in shapes.enumerated() {
            let texts = text(shape)
            guard output.count * texts.count <= Self.maximumExpansion else {
                throw .tooManyRules(route: route, limit: Self.maximumExpansion)
            }
            output = output.flatMap { start in texts.map { start + (index > 0 ? "/" : "") + $0 } }
        }
        return output
    }

    private mutating func text(_ shape: WebRoute.Shape) -> [String] {
        switch shape {
        case .literal(let text): return [dialect.literal(text)]
        case .rest, .afterPrefix: return ["?*"]
        case .placeholder(let type):
            if type == .bool, dialect == .apple {
                return ["$(" + variables.name(for: RuleDialect.boolVariable, values: RuleDialect.boolSpellings) + ")"]
            }
            return [dialect.text(for: type)]
        case .values(_, let name, let values):
            let spelled = values.map(dialect.literal)
            return dialect == .android ? spelled : ["$(" + variables.name(for: name, values: spelled) + ")"]
        }
    }

    /// The patterns for a fragment's route, with the items that may follow its `?`.
    mutating func fragments(of route: WebRoute) throws(GenerationError) -> [String?] {
        guard let shapes = route.fragment else { return [nil] }
        let bases = try patterns(shapes, route: route.label)
        return bases.flatMap { base -> [String] in
            if base.hasSuffix("?*") { return [base] }
            // The first `?` stands for the question mark, which no pattern can spell.
            let withItems = base + "??*"
            if route.fragmentTail == .none { return [base, withItems] }
            return base.isEmpty ? ["*"] : [base, base + "/*", withItems]
        }
    }
}
