import AppAssociation
import RouteMatching
import TestSupport
import Testing

/// The fast matchers against the naive one, on generated patterns and links.
@Suite struct MatchingPropertyTests {
    private static let variables = ["v": ["a", "ab", "b*", "?"], "w": ["", "ba"], "none": []]
    private static let app = "ABCDE12345.com.example.app"

    @Test("Both matchers answer as the naive one does", arguments: 0..<24)
    func oracle(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<100 {
            let hasVariables = random.once(in: 2)
            let pattern = Self.pattern(&random, hasVariables: hasVariables)
            let text = Self.text(&random)
            let expected = NaiveGlob.matches(NaiveGlob.pieces(pattern, Self.variables)[...], text[...])
            let url = try URLReference("https://example.com/x#" + text)
            let rule = AppleAppSiteAssociation.Rule(fragment: pattern)
            let apple = Self.file([rule]).decision(for: url, app: Self.app)
            #expect(apple.opensApp == expected, "seed \(seed): \(pattern) and \(text)")
            if hasVariables { continue }
            let android = Self.links([.init(fragment: pattern)]).decision(for: url, package: "a.b")
            let isEmpty = pattern.isEmpty
            #expect(android.opensApp == (expected && !isEmpty), "seed \(seed): \(pattern) and \(text)")
        }
    }

    @Test("A run of wildcards takes no time worth mentioning", arguments: ["*a", "?*", "*$(v)", "$(v)*", "*?*a?"])
    func runs(piece: String) throws {
        let pattern = String(repeating: piece, count: 80) + "c"
        let url = try URLReference("https://example.com/" + String(repeating: "a", count: 600))
        let file = Self.file([.init(path: "/" + pattern)])
        #expect(file.decision(for: url, app: Self.app).outcome == .web)
        #expect(Self.links([.init(path: "/" + pattern)]).decision(for: url, package: "a.b").outcome == .web)
    }

    @Test("A rule reported as unreachable never decides a link", arguments: 0..<20)
    func unreachable(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<20 {
            let rules = (0..<random.number(2...6)).map { _ in Self.rule(&random) }
            let file = Self.file(rules)
            let dead = file.validate().filter { [.unreachableRule, .lateExclude].contains($0.code) }.map(\.path)
            let links = (0..<60).map { _ in Self.link(&random) }
            for link in links {
                let decision = file.decision(for: try URLReference(link), app: Self.app)
                guard let path = decision.rule?.path else { continue }
                #expect(!dead.contains(path), "seed \(seed): \(link) is decided by \(path) of \(file.text(.compact))")
            }
        }
    }

    @Test("The rule that a decision names is the first that decides alone", arguments: 0..<20)
    func firstRule(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<40 {
            let rules = (0..<random.number(1...6)).map { _ in Self.rule(&random) }
            let url = try URLReference(Self.link(&random))
            let first = rules.firstIndex { rule in
                Self.file([rule]).decision(for: url, app: Self.app).outcome != .web
            }
            let decision = Self.file(rules).decision(for: url, app: Self.app)
            #expect(decision.rule?.path.steps.last == first.map { .index($0) }, "seed \(seed): \(url) \(rules)")
            #expect((decision.outcome == .web) == (first == nil))
            #expect((decision.nearestMiss != nil) == (first == nil))
        }
    }

    // MARK: Generators

    private static func file(_ rules: [AppleAppSiteAssociation.Rule]) -> AppleAppSiteAssociation {
        let variables = Self.variables.sorted { $0.key < $1.key }.map {
            AppleAppSiteAssociation.Variable($0.key, values: $0.value)
        }
        return AppleAppSiteAssociation(
            appLinks: .init(
                substitutionVariables: variables, details: [.init(appIDs: [Self.app], components: rules)]))
    }

    private static func links(_ rules: [AssetLinks.Rule]) -> AssetLinks {
        AssetLinks(statements: [
            .init(
                relations: [AssetLinks.handleAllURLs], target: .app(package: "a.b", fingerprints: ["00"]), rules: rules)
        ])
    }

    private static func pattern(_ random: inout SeededGenerator, hasVariables: Bool) -> String {
        let pieces = ["a", "b", "ab", "*", "?", "?*"] + (hasVariables ? ["$(v)", "$(w)", "$(none)"] : [])
        return (0..<random.number(0...6)).map { _ in random.pick(pieces) }.joined()
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        (0..<random.number(0...8)).map { _ in random.pick(["a", "b"]) }.joined()
    }

    private static func rule(_ random: inout SeededGenerator) -> AppleAppSiteAssociation.Rule {
        let paths = ["/", "/a", "/a/*", "/a/?*", "/*/b", "*", "/a?", "/$(v)", "/A", "/a/b/*", "/?*/?*"]
        var rule = AppleAppSiteAssociation.Rule()
        if !random.once(in: 6) { rule.path = random.pick(paths) }
        if random.once(in: 4) { rule.query = .items([.init(random.pick(["q", "r"]), random.pick(["*", "1", "?*"]))]) }
        if random.once(in: 6) { rule.query = .whole(random.pick(["*", "q=1", "q=*"])) }
        if random.once(in: 6) { rule.fragment = random.pick(["*", "f", "?*"]) }
        if random.once(in: 4) { rule.caseSensitive = false }
        if random.once(in: 3) { rule.exclude = true }
        return rule
    }

    private static func link(_ random: inout SeededGenerator) -> String {
        let path = (0..<random.number(0...4)).map { _ in "/" + random.pick(["a", "b", "A", "ab", "", "x"]) }.joined()
        let query = random.pick(["", "?q=1", "?q", "?r=2&q=1", "?q=1&q=2"])
        return "https://example.com" + path + query + random.pick(["", "#f", "#g"])
    }
}
