/// The set of links that a rule matches, in a form in which two rules can be compared.
final class RuleLanguage: Sendable {
    /// A pattern for one query item.
    ///
    /// What always holds is left out.
    struct Item: Sendable {
        let name: [UInt8]
        let pattern: GlobSymbols

        init(name: [UInt8], glob: Glob) {
            self.name = name
            pattern = GlobSymbols(glob)
        }
    }

    /// What a rule says about the query.
    enum Query: Sendable {
        case whole(GlobSymbols)
        case items([Item])
    }

    /// The path matches one of these; nil for any path.
    let paths: [GlobSymbols]?
    /// The text that every matching path begins with.
    let prefix: [UInt8]
    let query: Query
    /// nil for any fragment, or none.
    let fragment: GlobSymbols?
    /// Rules in different spellings are not compared, except where one matches everything.
    let spelling: Int
    let excludes: Bool

    init(
        paths: [Glob]?, query: Query, fragment: Glob?, spelling: Int, excludes: Bool
    ) {
        self.paths = paths.map { $0.map(GlobSymbols.init) }
        prefix = Self.commonPrefix(paths ?? [])
        self.query = query
        self.fragment = fragment.map(GlobSymbols.init)
        self.spelling = spelling
        self.excludes = excludes
    }

    private static func commonPrefix(_ paths: [Glob]) -> [UInt8] {
        guard var common = paths.first?.literalPrefix else { return [] }
        for path in paths.dropFirst() {
            let other = path.onlyText ?? path.literalPrefix
            common = Array(zip(common, other).prefix { $0 == $1 }.map(\.0))
        }
        return common
    }

    /// Whether the rule matches every link.
    var matchesEverything: Bool {
        guard paths == nil, fragment == nil, case .items(let items) = query else { return false }
        return items.isEmpty
    }

    /// The scalar that every matching path ends with, or nil.
    var lastScalar: UInt32? {
        guard let paths, paths.count == 1 else { return nil }
        return paths[0].lastScalar
    }

    /// Whether this rule surely matches every link that another one matches.
    func covers(_ other: RuleLanguage) -> Bool {
        if matchesEverything { return true }
        guard spelling == other.spelling else { return false }
        return coversPath(of: other) && coversQuery(of: other) && coversFragment(of: other)
    }

    private func coversPath(of other: RuleLanguage) -> Bool {
        guard let paths else { return true }
        guard let others = other.paths else { return false }
        for inner in others where !paths.contains(where: { $0.covers(inner) }) { return false }
        return true
    }

    private func coversQuery(of other: RuleLanguage) -> Bool {
        switch (query, other.query) {
        case (.items(let items), .items(let others)):
            return items.allSatisfy { item in
                others.contains { $0.name == item.name && item.pattern.covers($0.pattern) }
            }
        case (.items(let items), .whole): return items.isEmpty
        case (.whole(let glob), .whole(let other)): return glob.covers(other)
        case (.whole, .items): return false
        }
    }

    private func coversFragment(of other: RuleLanguage) -> Bool {
        guard let fragment else { return true }
        return other.fragment.map(fragment.covers) ?? false
    }
}

extension RuleLanguage {
    /// A rule of Apple's files.
    convenience init(_ rule: CompiledAASARule) {
        var paths: [Glob]?
        if let path = rule.path, !path.matchesEverything { paths = [path.main] + (path.parent.map { [$0] } ?? []) }
        let query: Query
        switch rule.query {
        case nil: query = .items([])
        case .whole(let glob, _)?: query = glob.matchesEverything ? .items([]) : .whole(GlobSymbols(glob))
        case .items(let items)?:
            // An absent item reads as empty, so `*` holds always.
            query = .items(items.filter { !$0.glob.matchesEverything }.map { Item(name: $0.name, glob: $0.glob) })
        }
        self.init(
            paths: paths, query: query, fragment: rule.fragment.flatMap { $0.matchesEverything ? nil : $0 },
            spelling: rule.spelling.index, excludes: rule.excludes)
    }

    /// A rule of Android's files, or nil for one that matches nothing.
    convenience init?(_ rule: AssetLinks.Rule) {
        if rule.hasEmptyPattern || (rule.path == nil && rule.query?.isEmpty ?? true && rule.fragment == nil) {
            return nil
        }
        let reader = PatternReader.plain
        let path = rule.path.map { reader.glob($0) }
        let items = (rule.query ?? []).map { Item(name: [], glob: reader.glob($0.name + "=" + $0.pattern)) }
        // Unlike Apple's, a pattern for the fragment wants a fragment, and one for an item wants the item.
        self.init(
            paths: path.flatMap { $0.matchesEverything ? nil : [$0] }, query: .items(items),
            fragment: rule.fragment.map { reader.glob($0) }, spelling: 0, excludes: rule.exclude ?? false)
    }
}

extension AASAPathPattern {
    /// Whether every path matches: `*`, or `/*` with its parent, the root.
    var matchesEverything: Bool {
        main.matchesEverything || (parent?.onlyText == [] && main.tokens == [.literal([UInt8(ascii: "/")]), .any])
    }
}
