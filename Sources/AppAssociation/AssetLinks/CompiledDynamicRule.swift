/// A rule of `assetlinks.json`, ready to compare with a decoded link.
struct CompiledDynamicRule: Sendable {
    /// A query item has to match `name=pattern` as a whole.
    struct Item: Sendable {
        let name: String
        let text: String
        let glob: Glob
    }

    /// What a look at a link finds.
    enum Look {
        case matches
        case misses(LinkDecision.Part)
        /// The rule says nothing at all, so it matches nothing.
        case isEmpty
    }

    private let path: Glob?
    private let items: [Item]
    private let fragment: Glob?
    private let pathText: String
    private let fragmentText: String
    private let matchesEverything: Bool
    /// Whether a pattern is empty, which Android refuses; such a rule matches nothing.
    private let isBroken: Bool
    let excludes: Bool
    let reference: LinkDecision.RuleReference

    /// A statement without rules.
    init(everythingAt place: JSONPath, relations: [String]) {
        path = nil
        items = []
        fragment = nil
        pathText = "*"
        fragmentText = "*"
        matchesEverything = true
        isBroken = false
        excludes = false
        reference = .init(path: place, text: JSONValue.strings(relations).text(.compact), comment: nil)
    }

    init(_ rule: AssetLinks.Rule, at place: JSONPath) {
        let reader = PatternReader.plain
        path = rule.path.map { reader.glob($0) }
        fragment = rule.fragment.map { reader.glob($0) }
        items = (rule.query ?? []).map { item in
            Item(name: item.name, text: item.pattern, glob: reader.glob(item.name + "=" + item.pattern))
        }
        pathText = rule.path ?? "*"
        fragmentText = rule.fragment ?? "*"
        matchesEverything = false
        isBroken = rule.hasEmptyPattern
        excludes = rule.exclude ?? false
        reference = .init(path: place, text: rule.json.text(.compact), comment: rule.comments)
    }

    /// The text that every matching path begins with.
    var literalPrefix: [UInt8] { isBroken ? [] : path?.literalPrefix ?? [] }

    func look(at link: DecodedLink) -> Look {
        if matchesEverything { return .matches }
        if isBroken || (path == nil && items.isEmpty && fragment == nil) { return .isEmpty }
        if let path, !path.matches(link.path[...]) {
            return .misses(.path)
        }
        for item in items where !link.items.contains(where: { item.glob.matches($0[...]) }) {
            return .misses(.queryItem(item.name))
        }
        if let fragment {
            guard let text = link.fragment, fragment.matches(text[...]) else { return .misses(.fragment) }
        }
        return .matches
    }

    /// The pattern that a part has to match.
    func pattern(of part: LinkDecision.Part) -> String {
        switch part {
        case .path: pathText
        case .fragment: fragmentText
        case .queryItem(let name): items.first { $0.name == name }?.text ?? "*"
        case .query: "*"
        }
    }
}

/// A link as Android compares it: each part decoded as a whole, the query split after that.
struct DecodedLink {
    /// The decoded path; empty when the link has none.
    let path: [UInt8]
    /// The items of the decoded query, as `name=value`.
    let items: [[UInt8]]
    /// The decoded fragment, or nil when the link has none.
    let fragment: [UInt8]?

    init(_ link: LinkText) {
        path = link.hasPath ? EscapeDecoding.decoded(link.path) : []
        fragment = link.fragment.map(EscapeDecoding.decoded)
        let query = link.query.map(EscapeDecoding.decoded) ?? []
        let separator = query.contains(UInt8(ascii: "&")) ? UInt8(ascii: "&") : UInt8(ascii: ";")
        items = query.split(separator: separator).map(Array.init)
    }
}

extension AssetLinks.Rule {
    /// Whether one of the patterns is the empty text.
    var hasEmptyPattern: Bool {
        path?.isEmpty ?? false || fragment?.isEmpty ?? false || query?.contains { $0.pattern.isEmpty } ?? false
    }
}
