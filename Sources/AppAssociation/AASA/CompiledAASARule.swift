/// A rule of Apple's files after inheritance, ready to compare.
struct CompiledAASARule: Sendable {
    /// How a link is spelled for a rule: folded, decoded, both or neither.
    struct Spelling: Sendable, Hashable {
        var isFolded = false
        var isDecoded = false

        /// A number from 0 to 3.
        @inline(__always)
        var index: Int { (isFolded ? 1 : 0) + (isDecoded ? 2 : 0) }

        static let all = (0..<4).map { Spelling(isFolded: $0 & 1 == 1, isDecoded: $0 & 2 == 2) }
    }

    /// What a rule says about the query, compiled.
    enum Query: Sendable {
        case whole(Glob, text: String)
        case items([(name: [UInt8], glob: Glob, text: String, spelledName: String)])
    }

    let spelling: Spelling
    let path: AASAPathPattern?
    let pathText: String
    let query: Query?
    let fragment: Glob?
    let fragmentText: String
    let excludes: Bool
    let reference: LinkDecision.RuleReference

    init(
        _ rule: AppleAppSiteAssociation.Rule, reader: PatternReader, reference: LinkDecision.RuleReference
    ) {
        let spelling = Spelling(
            isFolded: rule.caseSensitive == false, isDecoded: rule.percentEncoded == false)
        self.spelling = spelling
        path = rule.path.map { AASAPathPattern($0, reader: reader, isFolded: spelling.isFolded) }
        pathText = rule.path ?? "*"
        fragment = rule.fragment.map { reader.glob($0, isFolded: spelling.isFolded) }
        fragmentText = rule.fragment ?? "*"
        query = rule.query.flatMap { Self.query($0, reader: reader, isFolded: spelling.isFolded) }
        excludes = rule.exclude ?? false
        self.reference = reference
    }

    /// One value that is no string makes systems ignore the whole object, as though the key were not there.
    private static func query(
        _ query: AppleAppSiteAssociation.Query, reader: PatternReader, isFolded: Bool
    ) -> Query? {
        switch query {
        case .whole(let pattern): return .whole(reader.glob(pattern, isFolded: isFolded), text: pattern)
        case .items(let items):
            var output: [(name: [UInt8], glob: Glob, text: String, spelledName: String)] = []
            for item in items {
                guard case .text(let pattern) = item.pattern else { return nil }
                let name = Array(item.name.utf8)
                let glob = reader.glob(pattern, isFolded: isFolded)
                output.append((isFolded ? CaseFolding.folded(name) : name, glob, pattern, item.name))
            }
            return .items(output)
        }
    }

    /// The first part of a link that the rule does not match, or nil when it matches.
    ///
    /// The path has been looked at.
    func firstMiss(after path: Bool, in link: SpelledLink) -> LinkDecision.Part? {
        if !path { return .path }
        if let part = queryMiss(in: link) { return part }
        if let fragment, !fragment.matches(link.fragment[...]) { return .fragment }
        return nil
    }

    private func queryMiss(in link: SpelledLink) -> LinkDecision.Part? {
        switch query {
        case nil: return nil
        case .whole(let glob, _)?: return glob.matches(link.query[...]) ? nil : .query
        case .items(let items)?:
            for item in items {
                var isPresent = false
                for (name, value) in link.queryItems where name == item.name {
                    isPresent = true
                    if !item.glob.matches(value[...]) { return .queryItem(item.spelledName) }
                }
                if !isPresent, !item.glob.matches([]) { return .queryItem(item.spelledName) }
            }
            return nil
        }
    }

    /// The pattern that a part has to match.
    func pattern(of part: LinkDecision.Part) -> String {
        switch (part, query) {
        case (.path, _): pathText
        case (.fragment, _): fragmentText
        case (.query, .whole(_, let text)?): text
        case (.queryItem(let name), .items(let items)?): items.first { $0.spelledName == name }?.text ?? "*"
        case (.query, _), (.queryItem, _): "*"
        }
    }
}

/// A link in the spelling that a rule compares with.
///
/// Missing parts are empty.
struct SpelledLink {
    /// The path without the slashes at its end.
    let path: [UInt8]
    let query: [UInt8]
    let queryItems: [(name: [UInt8], value: [UInt8])]
    let fragment: [UInt8]

    init(_ link: LinkText, _ spelling: CompiledAASARule.Spelling) {
        func spelled(_ bytes: [UInt8]) -> [UInt8] {
            let decoded = spelling.isDecoded ? EscapeDecoding.decoded(bytes) : bytes
            return spelling.isFolded ? CaseFolding.folded(decoded) : decoded
        }
        path = AASAPathPattern.trimmed(spelled(link.path))
        query = spelled(link.query ?? [])
        fragment = spelled(link.fragment ?? [])
        // Items are split first and decoded then, so that an escaped `&` does not end one.
        queryItems = (link.query ?? []).split(separator: UInt8(ascii: "&")).map { item in
            let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
            return (spelled(Array(item[..<equals])), spelled(Array(item[equals...].dropFirst())))
        }
    }
}
