import RouteMatching
import TestSupport
import Testing

@Suite("A pattern is read, described and refused")
struct RoutePatternTests {
    /// Pattern texts that are refused, with the reason.
    static let refused: [(text: String, error: RoutePattern.Error)] = [
        ("/a?", .queryOrOptionalSegment("a?")),
        ("/a/:id?", .queryOrOptionalSegment(":id?")),
        ("/a?q=1", .queryOrOptionalSegment("a?q=1")),
        ("/a/?q=:q", .queryOrOptionalSegment("?q=:q")),
        ("/a/*", .unsupportedSyntax("*")),
        ("/a/**", .unsupportedSyntax("**")),
        ("/a/{id}", .unsupportedSyntax("{id}")),
        ("/a/[id]", .unsupportedSyntax("[id]")),
        ("/^a", .unsupportedSyntax("^a")),
        ("/a|b", .unsupportedSyntax("a|b")),
        ("/:id(\\d+)", .unsupportedSyntax(":id(\\d+)")),
        ("/:rest*", .unsupportedSyntax(":rest*")),
        ("/:", .invalidName(":")),
        ("/<>", .invalidName("<>")),
        ("/<int:>", .invalidName("<int:>")),
        ("/:a b", .invalidName(":a b")),
        ("/<float:x>", .unknownType("float")),
        ("/<Int:x>", .unknownType("Int")),
        ("/<:x>", .unknownType("")),
        ("/<id", .unbalancedBracket("<id")),
        ("/id>", .unbalancedBracket("id>")),
        ("/a<id>", .unbalancedBracket("a<id>")),
        ("/<id>b", .unbalancedBracket("<id>b")),
        ("/<path:r>/a", .restNotLast("<path:r>")),
        ("/<path:r>/<path:s>", .restNotLast("<path:r>")),
        ("/<path:r>/#a", .restNotLast("<path:r>")),
        ("/a#b", .misplacedFragment("a#b")),
        ("/a/#", .misplacedFragment("#")),
        ("/a/#b/#c", .misplacedFragment("#c")),
        ("/a/#b#c", .misplacedFragment("b#c")),
        ("/a/./b", .dotSegment(".")),
        ("/a/../b", .dotSegment("..")),
        ("/a\\b", .invalidCharacter("a\\b")),
        ("/a\tb", .invalidCharacter("a\tb")),
        ("/a\u{0}", .invalidCharacter("a\u{0}")),
        ("/a\u{85}b", .invalidCharacter("a\u{85}b")),
        ("my_app://a", .invalidScheme("my_app")),
        ("1app://a", .invalidScheme("1app")),
        ("://a", .invalidScheme("")),
        ("https://exa mple.com/", .invalidHost("exa mple.com")),
        ("https://example.com:80/", .invalidHost("example.com:80")),
        ("https://user@example.com/", .invalidHost("user@example.com")),
    ]

    @Test("is refused, and the error names the segment", arguments: refused)
    func refusal(_ row: (text: String, error: RoutePattern.Error)) {
        #expect(throws: row.error) { try RoutePattern(parsing: row.text) }
    }

    @Test("a bad literal is reported as a programmer error and leaves an inert pattern")
    func inertLiteral() {
        let reports = Reports()
        let pattern = Misuse.withObserver(reports.add, { RoutePattern(stringLiteral: "/a/:id?") })
        #expect(pattern.error == .queryOrOptionalSegment(":id?"))
        #expect(pattern.description == "/a/:id?")
        #expect(
            reports.all == [
                "Pattern '/a/:id?' does not parse: ':id?' has a '?': patterns have no query, "
                    + "and no optional segments (register two patterns)"
            ])
        var table = RouteTable<Int>()
        table.insert(1, for: pattern, matching: .prefix)
        #expect(table.explain("/a/1").winner == nil)
        #expect(throws: RoutePattern.PrintingError.inertPattern("/a/:id?")) { try pattern.print(["id": "1"]) }
    }

    /// Pattern texts, and how they are described: the text that parses to the same pattern.
    static let described: [(text: String, description: String)] = [
        ("", "/"), ("/", "/"), ("//", "/"), ("users", "/users"), ("/users/", "/users"), ("//a///b//", "/a/b"),
        ("/users/:id", "/users/:id"), ("/users/<id>", "/users/:id"), ("/users/<string:id>", "/users/:id"),
        ("/<int:a>/<double:b>/<bool:c>/<uuid:d>", "/<int:a>/<double:b>/<bool:c>/<uuid:d>"),
        ("/files/<path:rest>", "/files/<path:rest>"), ("/café/hello world", "/café/hello world"),
        ("/callback/#complete/:id", "/callback/#complete/:id"), ("/#a", "/#a"),
        ("MyApp://User/:id", "myapp://user/:id"), ("myapp://", "myapp://"), ("myapp://a/#b", "myapp://a/#b"),
        ("HTTPS://EXAMPLE.com/A", "https://example.com/A"),
        ("https://bücher.example/", "https://xn--bcher-kva.example"),
    ]

    @Test("is described by text that parses to an equal pattern", arguments: described)
    func description(_ row: (text: String, description: String)) throws {
        let pattern = try RoutePattern(parsing: row.text)
        #expect(pattern.description == row.description)
        #expect(try RoutePattern(parsing: pattern.description) == pattern)
    }

    @Test("random patterns are described by text that parses to an equal pattern", arguments: UInt64(0)..<20)
    func randomDescriptions(seed: UInt64) throws {
        var generator = RouteGenerator(seed: seed)
        for _ in 0..<200 {
            let pattern = try RoutePattern(parsing: generator.patternText())
            #expect(try RoutePattern(parsing: pattern.description) == pattern, "seed \(seed)")
        }
    }

    @Test("has segments, a fragment's segments, and names in order")
    func parts() throws {
        let pattern: RoutePattern = "shop://:host/a/<int:n>/#done/<path:r>"
        #expect(pattern.scheme == "shop")
        #expect(
            pattern.segments == [
                .placeholder(name: "host", type: .string), .literal("a"), .placeholder(name: "n", type: .int),
            ])
        #expect(pattern.fragmentSegments == [.literal("done"), .rest(name: "r")])
        #expect(pattern.placeholderNames == ["host", "n", "r"])
        #expect(RoutePattern("/a").fragmentSegments == nil)
    }

    @Test("is equal by what it matches, not by how it was written")
    func equality() {
        #expect(RoutePattern("/a/<id>") == "/a/:id")
        #expect(RoutePattern("/caf\u{E9}") == "/cafe\u{301}")
        #expect(RoutePattern("/a/:id") != "/a/:name")
        #expect(RoutePattern("/a/#b") != "/a/b")
        #expect(RoutePattern("a://b") != "/b")
    }
}

/// Collects what observers are told.
final class Reports: Sendable {
    private let lock = Lock()

    func add(_ text: String) { lock.with { $0.append(text) } }

    var all: [String] { lock.with { $0 } }
}
