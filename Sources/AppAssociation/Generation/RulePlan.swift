import RouteMatching

/// Puts the rules of a host's routes in order.
///
/// A wildcard goes over slashes, so a rule for paths of n segments also matches deeper ones. Rules are therefore
/// written in layers, the deepest paths first: what a deeper path is for has been decided before a shallower rule can
/// match it. Inside a layer every wildcard stands for exactly one segment, and the table's own order decides.
struct RulePlan {
    private var writer: RuleWriter
    private let routes: [WebRoute]
    private let strictDepth: Bool

    init(_ routes: [WebRoute], dialect: RuleDialect, strictDepth: Bool) {
        self.routes = routes
        self.strictDepth = strictDepth
        writer = RuleWriter(dialect)
    }

    /// The rules in order, and the variables that they name.
    mutating func rules() throws(GenerationError) -> ([RuleDraft], [AppleAppSiteAssociation.Variable]) {
        let hasExclusion = strictDepth || routes.contains(where: \.isExcluded)
        let drafts = hasExclusion ? try layeredRules() : try plainRules()
        return (withoutCovered(merged(drafts)), writer.variables.variables)
    }

    /// Rules without any exclusion: their order changes nothing, so each route is written once.
    private mutating func plainRules() throws(GenerationError) -> [RuleDraft] {
        var output: [RuleDraft] = []
        let candidates = routes.map { Candidate($0, depth: $0.shapes.count) }.sorted(by: Candidate.precedes)
        for depth in Set(routes.map(\.shapes.count)).sorted(by: >) {
            for candidate in candidates where candidate.shapes.count == depth {
                let rules = try drafts(candidate)
                output += rules
                guard candidate.route.tail != .none else { continue }
                for var rule in rules where !rule.path.hasSuffix("/?*") {
                    rule.path = rule.path == "/" ? "/*" : rule.path + "/*"
                    output.append(rule)
                }
            }
        }
        return output
    }

    private mutating func layeredRules() throws(GenerationError) -> [RuleDraft] {
        let deepest = (routes.map(\.shapes.count).max() ?? 0) + 1
        var output: [RuleDraft] = []
        for depth in (0...deepest).reversed() {
            let layer = routes.filter { route in
                route.shapes.count == depth || (route.tail != .none && route.shapes.count < depth)
            }
            let candidates = layer.map { Candidate($0, depth: depth) }.sorted(by: Candidate.precedes)
            try checkSeparation(candidates, isOpenEnded: depth == deepest)
            var rules: [RuleDraft] = []
            for candidate in candidates { rules += try drafts(candidate) }
            if strictDepth, depth < deepest { output += closures(of: candidates, rules, depth: depth) }
            output += rules
        }
        return pruned(output)
    }

    private mutating func drafts(_ candidate: Candidate) throws(GenerationError) -> [RuleDraft] {
        let route = candidate.route
        let paths = try writer.patterns(candidate.shapes, route: route.label)
        let fragments = try writer.fragments(of: route)
        return paths.flatMap { path in
            fragments.map { fragment in
                RuleDraft(
                    path: "/" + path, requiredQueryItems: route.requiredQueryItems, fragment: fragment,
                    excludes: route.isExcluded, comment: route.label, position: route.position,
                    isDerived: candidate.shapes.count > route.shapes.count,
                    isOptional: route.exposure == .appOnly)
            }
        }
    }
}

// MARK: - Depth

extension RulePlan {
    /// Rules that keep everything deeper than a layer on the web, where the layer's wildcards would let it in.
    ///
    /// All deeper routes have been written before.
    private func closures(of candidates: [Candidate], _ rules: [RuleDraft], depth: Int) -> [RuleDraft] {
        var output: [RuleDraft] = []
        for rule in rules where !rule.excludes && rule.path.contains("?*") {
            // The literal segments stay, so that the rule is about this part of the site only.
            let segments = rule.path.split(separator: "/").map(String.init)
            let literals = segments.prefix { !$0.contains("?*") }
            let path = (literals + Array(repeating: "?*", count: depth + 1 - literals.count)).joined(separator: "/")
            let closure = RuleDraft(
                path: "/" + path, excludes: true, comment: "deeper than \(depth)", position: -1)
            if !output.contains(where: { $0.path == closure.path }) { output.append(closure) }
        }
        let reader = writer.reader
        return output.filter { rule in
            !output.contains { $0 != rule && reader.glob($0.path).covers(reader.glob(rule.path)) }
        }
    }

    /// Drops rules for deeper paths that a later rule of the same route repeats with nothing different in between, and
    /// exclusions of routes that nothing would let in.
    private func pruned(_ rules: [RuleDraft]) -> [RuleDraft] {
        let reader = writer.reader
        let globs = rules.map { reader.glob($0.path) }
        return rules.indices.filter { index in
            let rule = rules[index]
            if rule.isOptional {
                return rules[index...].contains { !$0.excludes && rule.mayMeet($0, reader: reader) }
            }
            guard rule.isDerived else { return true }
            for later in rules.indices[(index + 1)...] {
                let other = rules[later]
                if other.excludes != rule.excludes, rule.mayMeet(other, reader: reader) { return true }
                if other.position == rule.position, other.fragment == rule.fragment, globs[later].covers(globs[index]) {
                    return false
                }
            }
            return true
        }.map { rules[$0] }
    }

    /// Writes equal rules once, with the notes of all; the first decides.
    private func merged(_ rules: [RuleDraft]) -> [RuleDraft] {
        var places: [[String?]: Int] = [:]
        var output: [RuleDraft] = []
        for rule in rules {
            guard let place = places[rule.key] else {
                places[rule.key] = output.count
                output.append(rule)
                continue
            }
            let isNews = output[place].excludes == rule.excludes && output[place].position != rule.position
            if isNews { output[place].comment += ", " + rule.comment }
        }
        return output
    }
}

// MARK: - Redundancy

extension RulePlan {
    /// Drops rules that an earlier one makes needless, which happens where types are written as any text, and hands
    /// their notes to that one.
    private func withoutCovered(_ rules: [RuleDraft]) -> [RuleDraft] {
        let reader = writer.reader
        let languages = rules.map { RuleLanguage($0, dialect: writer.dialect, reader: reader) }
        var output = rules
        var dropped: Set<Int> = []
        for (index, covering) in RuleCoverage(languages).covering.enumerated() {
            guard let covering, rules[covering].excludes == rules[index].excludes else { continue }
            dropped.insert(index)
            if rules[covering].position != rules[index].position {
                output[covering].comment += ", " + rules[index].comment
            }
        }
        return output.indices.filter { !dropped.contains($0) }.map { output[$0] }
    }
}

extension RuleLanguage {
    /// A rule that is still to be written.
    fileprivate convenience init(_ draft: RuleDraft, dialect: RuleDialect, reader: PatternReader) {
        let fragment = draft.fragment.map { reader.glob($0) }
        let items = draft.requiredQueryItems.map { Item(name: Array($0.utf8), glob: reader.glob("?*")) }
        let path = AASAPathPattern(draft.path, reader: reader, isFolded: false)
        let isLenient = dialect == .apple
        self.init(
            paths: isLenient ? [path.main] + (path.parent.map { [$0] } ?? []) : [reader.glob(draft.path)],
            query: .items(items), fragment: fragment, spelling: 0, excludes: draft.excludes)
    }
}

// MARK: - Order

extension RulePlan {
    /// A route at one depth: its tail is written out as segments.
    private struct Candidate {
        let route: WebRoute
        let shapes: [WebRoute.Shape]
        private let ranks: [Int]

        init(_ route: WebRoute, depth: Int) {
            self.route = route
            shapes = route.shapes + Array(repeating: route.tail.shape, count: depth - route.shapes.count)
            let step = route.fragment != nil ? 0 : route.tail == .rest ? 6 : 7
            ranks =
                shapes.map(\.rank) + [step] + (route.fragment ?? []).map(\.rank) + [8, -route.length]
                + [route.tail == .prefix || route.fragmentTail == .prefix ? 1 : 0] + route.filterRank
                + [route.position]
        }

        /// The table's order for links of this depth.
        static func precedes(_ left: Candidate, _ right: Candidate) -> Bool {
            left.ranks.lexicographicallyPrecedes(right.ranks)
        }
    }

    /// Refuses routes of different exposure where the earlier one's patterns are wider than its type, or reach, in the
    /// layer without an end, over segments in the middle of the path.
    private func checkSeparation(_ candidates: [Candidate], isOpenEnded: Bool) throws(GenerationError) {
        for (index, first) in candidates.enumerated() {
            let reachesOver = isOpenEnded && hasOpenMiddle(first)
            guard reachesOver || hasInexactShape(first) else { continue }
            for other in candidates[(index + 1)...] where other.route.isExcluded != first.route.isExcluded {
                if takesFrom(first, other) || (reachesOver && mayReach(first, other)) {
                    throw .inseparable(route: first.route.label, other: other.route.label)
                }
            }
        }
    }

    /// Whether a wildcard over segments stands before something narrower: in paths of any length, nothing keeps it to
    /// one segment.
    private func hasOpenMiddle(_ candidate: Candidate) -> Bool {
        let isOpen = candidate.route.shapes.map(goesOverSlashes)
        guard let first = isOpen.firstIndex(of: true) else { return false }
        return isOpen[first...].contains(false)
    }

    private func goesOverSlashes(_ shape: WebRoute.Shape) -> Bool {
        switch shape {
        case .literal, .values: false
        case .rest, .afterPrefix: true
        case .placeholder(let type): writer.dialect.text(for: type).hasSuffix("?*")
        }
    }

    /// Whether the literal beginnings of two routes leave room for a common path.
    private func mayReach(_ first: Candidate, _ other: Candidate) -> Bool {
        for (own, their) in zip(first.route.shapes, other.route.shapes) {
            if goesOverSlashes(own) || goesOverSlashes(their) { return true }
            if case .literal(let left) = own, case .literal(let right) = their, left != right { return false }
        }
        return true
    }

    private func hasInexactShape(_ candidate: Candidate) -> Bool { candidate.shapes.contains { !isExact($0) } }

    private func isExact(_ shape: WebRoute.Shape) -> Bool {
        if case .placeholder(let type) = shape { writer.dialect.isExact(type) } else { true }
    }

    /// Whether the rule of `first` would match links that only `other` takes.
    private func takesFrom(_ first: Candidate, _ other: Candidate) -> Bool {
        var isWider = false
        for (own, their) in zip(first.shapes, other.shapes) {
            switch (own, their) {
            case (.literal(let left), .literal(let right)): if left != right { return false }
            case (.literal(let text), .values(_, _, let values)), (.values(_, _, let values), .literal(let text)):
                if !values.contains(text) { return false }
            case (.values(_, _, let left), .values(_, _, let right)):
                if Set(left).isDisjoint(with: right) { return false }
            default: break
            }
            if !isExact(own), own != their { isWider = true }
        }
        return isWider
    }
}
