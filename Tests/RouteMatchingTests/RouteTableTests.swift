import RouteMatching
import TestSupport
import Testing

@Suite("A table is a value that is built, changed and asked")
struct RouteTableTests {
    private func url(_ text: String) throws -> URLReference { try URLReference(text) }

    @Test("a copy is not disturbed by what happens to the original")
    func copies() throws {
        var table = RouteTable<String>()
        let first = table.insert("first", for: "/a/:x")
        let copy = table
        table.insert("better", for: "/a/b")
        table.remove(first)
        #expect(copy.matches(for: try url("/a/b")).map(\.value) == ["first"])
        #expect(table.matches(for: try url("/a/b")).map(\.value) == ["better"])
        #expect(copy.count == 1)
        table.removeAll()
        #expect(table.isEmpty)
        #expect(copy.registrations.map(\.value) == ["first"])
        #expect(copy[first]?.value == "first")
    }

    @Test("two copies that register apart share no ID")
    func identities() {
        var left = RouteTable<Int>()
        left.insert(0, for: "/a")
        var right = left
        let (one, other) = (left.insert(1, for: "/b"), right.insert(2, for: "/c"))
        #expect(one != other)
        #expect(right.remove(one) == nil)
        #expect(right.count == 2)
    }

    @Test("a registration is removed once, and its ID names nothing after that")
    func removal() throws {
        var table = RouteTable<String>()
        let id = table.insert("one", for: "/a", host: try HostFilter(parsing: "a.example"), name: "n")
        table.insert("two", for: "/a")
        #expect(table[id]?.name == "n")
        #expect(table.remove(id) == "one")
        #expect(table.remove(id) == nil)
        #expect(table[id] == nil)
        #expect(table.count == 1)
        #expect(table.firstMatch(for: try url("https://a.example/a"))?.value == "two")
    }

    @Test("a registration made after a removal comes behind the others of its rank")
    func orderAfterRemoval() throws {
        var table = RouteTable<Int>()
        let first = table.insert(1, for: "/:a")
        table.insert(2, for: "/:b")
        table.remove(first)
        table.insert(3, for: "/:c")
        #expect(table.matches(for: try url("/x")).map(\.value) == [2, 3])
        #expect(table.registrations.map(\.value) == [2, 3])
    }

    @Test("a match hands out its captures by name, in order, and merged")
    func captures() throws {
        var table = RouteTable<Int>()
        table.insert(1, for: "/:a/<int:n>/:a/<path:rest>")
        let match = try #require(table.firstMatch(for: try url("/x/7/y/p%2Fq/r?a=8")))
        #expect(match["a"] == "x")
        #expect(match["n"] == "7")
        #expect(match["rest"] == nil)
        #expect(match["other"] == nil)
        #expect(match.rest("rest") == ["p/q", "r"])
        #expect(match.rest("a") == nil)
        #expect(match.captures.map(\.name) == ["a", "n", "a", "rest"])
        #expect(match.captures.map(\.type) == [.string, .int, .string, nil])
        #expect(match.parameters == ["a": "x", "n": "7", "rest": "p/q/r"])
        #expect(match.url.queryItems.map(\.value) == ["8"])
    }

    @Test("what a prefix leaves over keeps its order and its escapes")
    func remainder() throws {
        var table = RouteTable<Int>()
        table.insert(1, for: "/a", matching: .prefix)
        let match = try #require(table.firstMatch(for: try url("/a/b%20c/%FF")))
        #expect(match.remainder.map(\.encoded) == ["b%20c", "%FF"])
        #expect(match.remainder.map(\.value) == ["b c", nil])
    }

    @Test("B2: a pattern with a question mark takes part in nothing")
    func inertPattern() throws {
        var table = RouteTable<Int>()
        Misuse.withObserver({ _ in }, { _ = table.insert(1, for: RoutePattern(stringLiteral: "/a?")) })
        #expect(table.count == 1)
        #expect(table.firstMatch(for: try url("/a")) == nil)
        #expect(table.firstMatch(for: try url("/")) == nil)
    }

    @Test("a scheme filter is given in any case")
    func schemes() throws {
        var table = RouteTable<Int>()
        table.insert(1, for: "/a", schemes: ["MyApp"])
        #expect(table.firstMatch(for: try url("myapp:/a"))?.value == 1)
        #expect(table.firstMatch(for: try url("MYAPP:/a"))?.value == 1)
        #expect(table.firstMatch(for: try url("other:/a")) == nil)
    }

    @Test("deep URLs and deep patterns do not eat the stack")
    func depth() throws {
        var table = RouteTable<Int>()
        let limits = URLReference.Limits(maximumLength: 1_000_000, maximumSegments: 100_000)
        let text = String(repeating: "/a", count: 100_000)
        table.insert(1, for: try RoutePattern(parsing: text + "/:x"))
        table.insert(2, for: try RoutePattern(parsing: String(repeating: "/:x", count: 1_000) + "/b"))
        #expect(table.firstMatch(for: try URLReference(text, limits: limits)) == nil)
        table.insert(3, for: "/<path:r>")
        #expect(table.firstMatch(for: try URLReference(text, limits: limits))?.rest("r")?.count == 100_000)
    }

    @Test("B19: 10,000 registrations one by one, then a match")
    func manyRegistrations() throws {
        let patterns = try (0..<10_000).map { try RoutePattern(parsing: "/section\($0 % 97)/item\($0)/:id") }
        let url = try url("/section\(9_999 % 97)/item9999/7")
        var value: Int?
        let duration = ContinuousClock().measure {
            var table = RouteTable<Int>()
            for (index, pattern) in patterns.enumerated() { table.insert(index, for: pattern) }
            value = table.firstMatch(for: url)?.value
        }
        #expect(value == 9_999)
        // A release build takes a few milliseconds; anything quadratic takes minutes in a debug build.
        #expect(duration < .seconds(10))
    }

    @Test("many placeholders that all dead-end do not take exponential time")
    func backtracking() throws {
        var table = RouteTable<Int>()
        for depth in 1...12 {
            let text = String(repeating: "/:x", count: depth) + "/end"
            table.insert(depth, for: try RoutePattern(parsing: text))
            table.insert(-depth, for: try RoutePattern(parsing: String(repeating: "/a", count: depth) + "/other"))
        }
        let url = try url(String(repeating: "/a", count: 14))
        let duration = ContinuousClock().measure { #expect(table.firstMatch(for: url) == nil) }
        #expect(duration < .seconds(2))
    }
}
