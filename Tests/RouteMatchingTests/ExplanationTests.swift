import RouteMatching
import TestSupport
import Testing

@Suite("explain says where a URL goes and why nowhere else")
struct ExplanationTests {
    static func shop() throws -> RouteTable<String> {
        var table = RouteTable<String>()
        table.insert("product", for: "/products/<int:id>", name: "product")
        table.insert("slug", for: "/products/:slug")
        table.insert("new", for: "/products/new")
        table.insert("reviews", for: "/products/:id/reviews")
        table.insert("all", for: "/products")
        table.insert("web", for: "/products/:id", host: try HostFilter(parsing: "shop.example"))
        table.insert("app", for: "/products/:id", schemes: ["shop"])
        table.insert("done", for: "/products/:id/#complete")
        return table
    }

    @Test("the whole text: parts, winner with values, losers by how far they got")
    func text() throws {
        #expect(
            try Self.shop().explain("https://example.com/products/42?a=1&b").description == """
                https://example.com/products/42?a=1&b
                  scheme: https
                  host: example.com
                  path: "products", "42"
                  query: a = "1", b
                handled by #1 /products/<int:id> (name "product")
                  id = "42"
                not #2 /products/:slug
                  outranked: at segment 2 an int placeholder comes before a string placeholder
                not #8 /products/:id/#complete
                  the URL has no fragment
                not #7 /products/:id (scheme shop)
                  the scheme is https, not shop
                not #6 /products/:id (host shop.example)
                  the host is example.com, not shop.example
                not #4 /products/:id/reviews
                  the URL is too short: segment 3 is missing, "reviews" is wanted
                not #3 /products/new
                  segment 2 is "42", not "new"
                not #5 /products
                  the URL is too long: nothing takes segment 2, "42"
                """)
    }

    @Test("a malformed URL has no candidates, and the reason is said")
    func malformed() throws {
        let explanation = try Self.shop().explain("https://user@example.com/products")
        #expect(explanation.url == .failure(.userInfoNotAllowed(scheme: "https")))
        #expect(explanation.candidates.isEmpty)
        #expect(explanation.winner == nil)
        #expect(
            explanation.description == """
                https://user@example.com/products
                malformed: user information before the host of the https URL
                """)
    }

    @Test("an empty table handles nothing")
    func emptyTable() {
        let explanation = RouteTable<Int>().explain("/a")
        #expect(explanation.description == "/a\n  path: \"a\"\nhandled by nothing")
    }

    /// What a pattern says about a URL it does not take.
    static let losses: [(pattern: RoutePattern, policy: MatchPolicy, url: String, reason: String)] = [
        ("/a", .exact, "/b", #"segment 1 is "b", not "a""#),
        ("/a/:x/c", .exact, "/a/b/d", #"segment 3 is "d", not "c""#),
        ("/<int:n>", .exact, "/x", #"segment 1 is "x", which is no int for "n""#),
        ("/<uuid:u>", .exact, "/7", #"segment 1 is "7", which is no uuid for "u""#),
        ("/a/:x", .exact, "/a", "the URL is too short: segment 2 is missing, :x is wanted"),
        ("/a", .exact, "/a/b", #"the URL is too long: nothing takes segment 2, "b""#),
        ("/a/b", .prefix, "/a", #"the URL is too short: segment 2 is missing, "b" is wanted"#),
        ("/:x", .exact, "/%FF", #"segment 1 is "%FF", which does not decode to text"#),
        ("/a/<path:r>", .exact, "/a/b/%FF", #"segment 3 is "%FF", which does not decode to text"#),
        (
            "/a/<path:r>", .exact, "/a/b%2F..",
            #"segment 2 is "b/..", whose empty or dot pieces "r" does not take"#
        ),
        ("shop://cart", .exact, "/cart", "the scheme is missing, not shop"),
        ("shop://cart", .exact, "https://cart", "the scheme is https, not shop"),
        ("shop://cart/:x", .exact, "shop://list/7", #"segment 1 is "list", not "cart""#),
        ("/a/#b", .exact, "/a", "the URL has no fragment"),
        ("/a/#b", .exact, "/a#c", #"fragment segment 1 is "c", not "b""#),
        ("/a/#b", .exact, "/a#b/c", #"the URL is too long: nothing takes fragment segment 2, "c""#),
        ("/a/#b/<int:n>", .exact, "/a#b", "the URL is too short: fragment segment 2 is missing, <int:n> is wanted"),
        ("/a/#b", .prefix, "/a/x#b", #"the URL is too long: nothing takes segment 2, "x""#),
    ]

    @Test("the first reason a registration lost", arguments: losses)
    func loss(_ row: (pattern: RoutePattern, policy: MatchPolicy, url: String, reason: String)) {
        var table = RouteTable<Int>()
        table.insert(1, for: row.pattern, matching: row.policy)
        #expect(table.explain(row.url).candidates.map(\.verdict.description) == [row.reason])
    }

    @Test("a filter that does not admit the URL")
    func filters() throws {
        var table = RouteTable<Int>()
        table.insert(1, for: "/a", host: try HostFilter(parsing: "*.example.com"))
        table.insert(2, for: "/a", schemes: ["shop", "app"])
        let reasons = table.explain("http://example.com:81/a").candidates.map(\.verdict.description)
        #expect(
            reasons == ["the scheme is http, not app or shop", "the host is example.com:81, not *.example.com"])
    }

    @Test("an inert pattern says why it is inert")
    func inert() {
        var table = RouteTable<Int>()
        Misuse.withObserver({ _ in }, { _ = table.insert(1, for: RoutePattern(stringLiteral: "/a?b")) })
        #expect(
            table.explain("/a").candidates.map(\.verdict.description) == [
                "the pattern does not parse: 'a?b' has a '?': patterns have no query, "
                    + "and no optional segments (register two patterns)"
            ])
    }

    /// Two registrations, the first of which wins on the URL, and the step that decides.
    static let steps: [(winner: RoutePattern, loser: RoutePattern, url: String, step: RankStep)] = [
        ("/a", "/:x", "/a", .segment(position: 1, winner: .literal, loser: .string)),
        ("/:x/<int:n>", "/:x/<double:d>", "/a/1", .segment(position: 2, winner: .int, loser: .double)),
        ("/a/#:x", "/a/<path:r>", "/a#b", .segment(position: 2, winner: .string, loser: .rest)),
        ("/a/#<path:r>", "/a/<path:r>", "/a#b", .fragment),
        ("/a/<path:r>", "/a", "/a", .length(winner: 2, loser: 1)),
        ("/:x", "/:y", "/a", .order),
    ]

    @Test("the step of the ranking that put the winner first", arguments: steps)
    func step(_ row: (winner: RoutePattern, loser: RoutePattern, url: String, step: RankStep)) {
        var table = RouteTable<Int>()
        table.insert(1, for: row.winner)
        table.insert(2, for: row.loser)
        #expect(table.explain(row.url).losers.map(\.verdict) == [.outranked(row.step)])
        #expect(table.explain(row.url).winner?.registration.number == 1)
    }

    @Test("filters and policy as the deciding step")
    func filterSteps() throws {
        let url = "https://a.example/x"
        func verdicts(_ build: (inout RouteTable<Int>) throws -> Void) throws -> [RouteExplanation.Verdict] {
            var table = RouteTable<Int>()
            try build(&table)
            return Array(table.explain(url).losers.map(\.verdict))
        }
        let policy = try verdicts { table in
            table.insert(1, for: "/x", matching: .prefix)
            table.insert(2, for: "/x")
        }
        #expect(policy == [.outranked(.policy)])
        let host = try verdicts { table in
            table.insert(1, for: "/x", schemes: ["https"])
            table.insert(2, for: "/x", host: try HostFilter(parsing: "a.example"))
        }
        #expect(host == [.outranked(.host)])
        let scheme = try verdicts { table in
            table.insert(1, for: "/x")
            table.insert(2, for: "/x", schemes: ["https"])
        }
        #expect(scheme == [.outranked(.scheme)])
    }

    @Test("what a URL holds cannot act on a terminal")
    func escaping() {
        var table = RouteTable<Int>()
        table.insert(1, for: "/:x")
        let text = table.explain("/%1B%5B31m%E2%80%AE?%07=%0A").description
        #expect(text.contains(#"x = "\u{1B}[31m\u{202E}""#))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }

    @Test("an explanation holds every registration once, and agrees with matching", arguments: UInt64(0)..<20)
    func agreesWithMatching(seed: UInt64) throws {
        var generator = RouteGenerator(seed: seed)
        for _ in 0..<20 {
            let routes = try generator.routes(upTo: 16)
            let table = generator.table(of: routes)
            for _ in 0..<10 {
                guard let url = try? URLReference(generator.urlText(for: routes)) else { continue }
                let explanation = table.explain(url)
                let matching = explanation.candidates.filter { candidate in
                    if case .lost = candidate.verdict { false } else { true }
                }
                let note = Comment(rawValue: "seed \(seed), \(url), table \(routes)")
                #expect(matching.map(\.registration.id) == table.matches(for: url).map(\.id), note)
                #expect(Set(explanation.candidates.map(\.registration.number)) == Set(1...routes.count), note)
                #expect(explanation.candidates.count == routes.count, note)
            }
        }
    }
}
