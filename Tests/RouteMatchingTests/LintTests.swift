import RouteMatching
import TestSupport
import Testing

@Suite("lint finds registrations that cannot do what they seem to")
struct LintTests {
    /// A registration in short.
    struct Route: Sendable, CustomStringConvertible {
        let pattern: RoutePattern
        var host: String?
        var schemes: Set<String> = []
        var policy = MatchPolicy.exact
        var name: String?

        init(
            _ pattern: RoutePattern, host: String? = nil, schemes: Set<String> = [], policy: MatchPolicy = .exact,
            name: String? = nil
        ) {
            (self.pattern, self.host, self.schemes, self.policy, self.name) = (pattern, host, schemes, policy, name)
        }

        var description: String { "\(pattern) \(host ?? "") \(schemes.sorted()) \(policy)" }
    }

    static func table(_ routes: [Route]) throws -> RouteTable<Int> {
        var table = RouteTable<Int>()
        for (index, route) in routes.enumerated() {
            table.insert(
                index, for: route.pattern, host: try route.host.map { try HostFilter(parsing: $0) },
                schemes: route.schemes, matching: route.policy, name: route.name)
        }
        return table
    }

    /// Registrations, and the codes found with the numbers of the registrations they name.
    static let rows: [(routes: [Route], findings: [String])] = [
        ([Route("/u/:id"), Route("/u/:name")], ["indistinguishable-registrations 2 1 /u/value1"]),
        ([Route("/caf\u{E9}"), Route("/cafe\u{301}")], ["indistinguishable-registrations 2 1 /cafe%CC%81"]),
        ([Route("/a"), Route("/a/")], ["indistinguishable-registrations 2 1 /a"]),
        ([Route("/a/<path:x>"), Route("/a/<path:y>", policy: .prefix)], ["indistinguishable-registrations 2 1 /a"]),
        ([Route("/<int:a>"), Route("/<double:a>")], []),
        ([Route("/a"), Route("/a", policy: .prefix)], []),
        ([Route("/a"), Route("/a", host: "a.example"), Route("/a", schemes: ["app"])], []),
        (
            [Route("/a", host: "a.example"), Route("/a", host: "A.example.")],
            ["indistinguishable-registrations 2 1 https://a.example/a"]
        ),
        (
            [Route("/a", schemes: ["app", "web"]), Route("/a", schemes: ["web", "other"])],
            ["indistinguishable-registrations 2 1 web:/a"]
        ),
        ([Route("/a", schemes: ["app"]), Route("/a", schemes: ["web"])], []),
        (
            [Route("/a", schemes: ["app", "web"]), Route("/a", schemes: ["web"])],
            ["unreachable-registration 2 1 web:/a"]
        ),
        (
            [Route("/a", host: "a.example"), Route("/a", host: "a.example:81")],
            ["unreachable-registration 2 1 https://a.example:81/a"]
        ),
        (
            [Route("/a", host: "a.example:81"), Route("/a", host: "a.example")],
            ["indistinguishable-registrations 2 1 https://a.example:81/a"]
        ),
        (
            [Route("/a", host: "*.example"), Route("/a", host: "*.a.example")],
            ["unreachable-registration 2 1 https://www.a.example/a"]
        ),
        (
            [Route("/a", host: "*.a.example"), Route("/a", host: "*.example")],
            ["indistinguishable-registrations 2 1 https://www.a.example/a"]
        ),
        ([Route("/a"), Route("/a/<path:r>")], ["unreachable-registration 1 2 /a"]),
        ([Route("/a/<path:r>"), Route("/a", host: "a.example")], ["unreachable-registration 2 1 https://a.example/a"]),
        ([Route("/a/<path:r>"), Route("/a", policy: .prefix)], ["unreachable-registration 2 1 /a"]),
        ([Route("/a"), Route("/a/<path:r>", host: "a.example")], []),
        ([Route("/a"), Route("/a/<path:r>", schemes: ["app"])], []),
        ([Route("/a/#b"), Route("/a/#b/<path:r>")], ["unreachable-registration 1 2 /a#b"]),
        ([Route("/a/#<path:r>"), Route("/a/<path:r>")], []),
        ([Route("app://a"), Route("/a")], []),
        ([Route("app://a"), Route("app://A")], ["indistinguishable-registrations 2 1 app://a/"]),
        ([Route("app://a", schemes: ["web"])], ["unreachable-registration 1"]),
        ([Route("/a", schemes: ["shop://"])], ["invalid-scheme 1"]),
        (
            [Route("/a", schemes: ["https", "a b"]), Route("/a", schemes: ["a b"])],
            ["invalid-scheme 1", "invalid-scheme 2"]
        ),
        ([Route("/a", schemes: [""])], ["invalid-scheme 1"]),
        ([Route("/a", schemes: ["1app"])], ["invalid-scheme 1"]),
        ([Route("/a", schemes: ["web+App.x-1"])], []),
        ([Route("https://a.example/x", host: "b.example")], ["unreachable-registration 1"]),
        ([Route("https://a.example/x", host: "a.example:81")], []),
        ([Route("/d/:n/:n")], ["duplicate-placeholder-name 1 /d/value1/value2"]),
        ([Route("/a", name: "x"), Route("/b", name: "x")], ["duplicate-name 2 1 /b"]),
        ([Route("/caf%C3%A9")], ["encoded-literal 1 /caf%C3%A9"]),
        ([Route("/100%")], []),
        ([Route("/a"), Route("/:x"), Route("/<path:r>"), Route("/a/b")], []),
    ]

    @Test("each kind, and what is no finding", arguments: rows)
    func row(_ row: (routes: [Route], findings: [String])) throws {
        let findings = try Self.table(row.routes).lint().map { finding in
            let numbers = [finding.registration.number] + (finding.other.map { [$0.number] } ?? [])
            let parts = [finding.code.rawValue] + numbers.map(String.init) + (finding.witness.map { [$0] } ?? [])
            return parts.joined(separator: " ")
        }
        #expect(findings == row.findings)
    }

    @Test("the text says what is wrong, where, and what to do")
    func text() throws {
        let findings = try Self.table([
            Route("/u/:id", name: "user"), Route("/u/:name", name: "user"), Route("/u/<path:r>"), Route("/u"),
            Route("/caf%C3%A9/a%2Fb"), Route("/d/:n/:n"),
        ]).lint()
        #expect(
            findings.map(\.description).joined(separator: "\n") == """
                warning: #2 /u/:name takes the same URLs as #1 /u/:id, which was registered first and wins \
                [indistinguishable-registrations]
                  #2 /u/:name (name "user")
                  #1 /u/:id (name "user")
                  for example: /u/value1
                  fix: remove one of them, or give them different literals, types, hosts or schemes
                warning: #2 /u/:name and #1 /u/:id have the same name, "user" [duplicate-name]
                  #2 /u/:name (name "user")
                  #1 /u/:id (name "user")
                  for example: /u/value1
                  fix: give each registration a name of its own
                error: #4 /u never wins, because #3 /u/<path:r> takes all its URLs and comes before it: \
                the longer pattern wins, 2 segments against 1 [unreachable-registration]
                  #4 /u
                  #3 /u/<path:r>
                  for example: /u
                  fix: remove it, or make the rest start one segment later, behind a placeholder
                warning: #5 /caf%C3%A9/a%2Fb has the literal "caf%C3%A9", whose percent sign is taken as text and \
                not as an escape [encoded-literal]
                  #5 /caf%C3%A9/a%2Fb
                  for example: /caf%C3%A9/a%2Fb
                  fix: write the literal unencoded: "café"
                warning: #6 /d/:n/:n has more than one placeholder "n", and only the first value is kept under that \
                name [duplicate-placeholder-name]
                  #6 /d/:n/:n
                  for example: /d/value1/value2
                  fix: give each placeholder a name of its own
                """)
    }

    @Test("a pattern that does not parse is found with its reason")
    func inert() {
        var table = RouteTable<Int>()
        Misuse.withObserver({ _ in }, { _ = table.insert(1, for: RoutePattern(stringLiteral: "/a/*")) })
        #expect(table.lint().map(\.code) == [.invalidPattern])
        #expect(
            table.lint().first?.problem
                == "#1 /a/* matches nothing, because its pattern does not parse: '*' looks like "
                + "a wildcard or a regular expression: use ':name', '<type:name>' or '<path:name>'")
    }

    @Test("the witness of a pair: both match it, and the other one comes first", arguments: UInt64(0)..<40)
    func witnesses(seed: UInt64) throws {
        var generator = RouteGenerator(seed: seed)
        var pairs = 0
        for _ in 0..<20 {
            let routes = try generator.routes(upTo: 40)
            let table = generator.table(of: routes)
            for finding in table.lint() {
                guard let other = finding.other, let witness = finding.witness else { continue }
                pairs += 1
                let ids = table.matches(for: try URLReference(witness)).map(\.id)
                let note = Comment(rawValue: "seed \(seed), \(finding), table \(routes)")
                let (first, second) = (ids.firstIndex(of: other.id), ids.firstIndex(of: finding.registration.id))
                let places = try (#require(first, note), #require(second, note))
                #expect(places.0 < places.1, note)
            }
        }
        #expect(pairs > 10, "too few findings to say anything")
    }

    @Test("what is called unreachable never wins", arguments: UInt64(0)..<40)
    func unreachable(seed: UInt64) throws {
        var generator = RouteGenerator(seed: seed &+ 500)
        for _ in 0..<20 {
            let routes = try generator.routes(upTo: 40)
            let table = generator.table(of: routes)
            let lost = Set(
                table.lint().filter { finding in
                    finding.code == .unreachableRegistration && finding.registration.policy == .exact
                }.map(\.registration.id))
            for _ in 0..<40 {
                guard let url = try? URLReference(generator.urlText(for: routes)) else { continue }
                if let winner = table.firstMatch(for: url) {
                    #expect(!lost.contains(winner.id), "seed \(seed), \(url), table \(routes)")
                }
            }
        }
    }

    @Test("10,000 registrations are linted without comparing each with each")
    func scale() throws {
        var table = RouteTable<Int>()
        for number in 0..<5_000 {
            table.insert(number, for: try RoutePattern(parsing: "/section\(number % 50)/item\(number)/:id"))
            table.insert(number, for: "/same", host: try HostFilter(parsing: "h\(number).example"))
        }
        var findings: [RouteFinding] = []
        let duration = ContinuousClock().measure { findings = table.lint() }
        #expect(findings.isEmpty)
        // Comparing each pair would take minutes.
        #expect(duration < .seconds(10))
    }
}
