import RouteMatching
import TestSupport
import Testing

/// What can go wrong between two registrations goes wrong between two small ones, so here are all of them.
@Suite("Every small table gives what the slow reference matcher gives")
struct SmallTableTests {
    /// All patterns of up to two segments.
    static let patterns: [String] = {
        let inner = ["a", ":x", "<int:n>"]
        let last = inner + ["<path:r>"]
        return ["/"] + last.map { "/" + $0 } + inner.flatMap { first in last.map { "/\(first)/\($0)" } }
    }()

    /// All paths of up to three segments that these can tell apart.
    static let paths: [String] = {
        let pieces = ["a", "7", "b"]
        let two: [String] = pieces.flatMap { first in pieces.map { "/\(first)/\($0)" } }
        return ["/"] + pieces.map { "/" + $0 } + two + two.flatMap { start in pieces.map { "\(start)/\($0)" } }
    }()

    static let policies = [MatchPolicy.exact, .prefix]

    @Test("of two patterns", arguments: patterns)
    func pairs(_ first: String) throws {
        let urls = try Self.paths.map { try URLReference($0) }
        for second in Self.patterns {
            for (one, other) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                var table = RouteTable<Int>()
                table.insert(1, for: try RoutePattern(parsing: first), matching: Self.policies[one])
                table.insert(2, for: try RoutePattern(parsing: second), matching: Self.policies[other])
                Self.check(table, urls, "\(first) \(Self.policies[one]), \(second) \(Self.policies[other])")
            }
        }
    }

    @Test("of three patterns, from which each is then removed", arguments: patterns)
    func triples(_ first: String) throws {
        let urls = try Self.paths.filter { $0.count < 5 }.map { try URLReference($0) }
        let patterns = try Self.patterns.map { try RoutePattern(parsing: $0) }
        for second in patterns.indices {
            let third = patterns[(second * 7 + 3) % patterns.count]
            var table = RouteTable<Int>()
            let ids = [
                table.insert(1, for: try RoutePattern(parsing: first)),
                table.insert(2, for: patterns[second], matching: .prefix), table.insert(3, for: third),
            ]
            let name = "\(first), \(patterns[second]), \(third)"
            Self.check(table, urls, name)
            for (index, id) in ids.enumerated() {
                var rest = table
                #expect(rest.remove(id) == index + 1)
                Self.check(rest, urls, "\(name) without #\(index + 1)")
            }
            Self.check(table, urls, "\(name) after removals from copies")
        }
    }

    /// All filters of the kinds that admit one host.
    static let filterKinds: [(host: String?, scheme: String?)] = [
        (nil, nil), ("a.b.c", nil), ("a.b.c:81", nil), ("*.b.c", nil), ("*.c", nil), ("*.c:81", nil), ("b.c", nil),
        (nil, "https"), (nil, "app"), ("a.b.c", "https"), ("*.c", "app"),
    ]

    @Test("of two filters on one pattern", arguments: filterKinds)
    func filters(_ first: (host: String?, scheme: String?)) throws {
        let origins = [
            "", "app:", "https:", "https://a.b.c", "https://a.b.c:81", "app://a.b.c:81", "https://b.c",
            "https://x.b.c:81",
            "app://c", "//a.b.c",
        ]
        let urls = try origins.map { try URLReference($0 + "/x") }
        for second in Self.filterKinds {
            for policies in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                var table = RouteTable<Int>()
                for (filter, policy) in [(first, policies.0), (second, policies.1), (first, policies.1)] {
                    table.insert(
                        table.count, for: "/:x", host: try filter.host.map { try HostFilter(parsing: $0) },
                        schemes: Set(filter.scheme.map { [$0] } ?? []), matching: Self.policies[policy])
                }
                Self.check(table, urls, "\(first), \(second), \(policies)")
            }
        }
    }

    /// All routes in a fragment of up to two segments, with what a pattern can have before it.
    static let fragmentPatterns: [String] = ["", "/a", "/:x"].flatMap { path in
        ["/#a", "/#:f", "/#<int:n>", "/#<path:r>", "/#a/:f", "/#:f/a", "/#a/<path:r>"].map { path + $0 }
    }

    @Test("of two patterns with a route in the fragment", arguments: fragmentPatterns)
    func fragments(_ first: String) throws {
        let ends = ["", "#", "#a", "#7", "#/a", "#a/b", "#b/a", "#7/a?q=1", "#a%2Fb", "#a/a/a"]
        let urls = try ["", "/a", "/b"].flatMap { path in try ends.map { try URLReference("/\(path)\($0)") } }
        for second in Self.fragmentPatterns + ["/a", "/:x", "/"] {
            for policy in Self.policies {
                var table = RouteTable<Int>()
                table.insert(1, for: try RoutePattern(parsing: first), matching: policy)
                table.insert(2, for: try RoutePattern(parsing: second))
                Self.check(table, urls, "\(first) \(policy), \(second)")
            }
        }
    }

    private static func check(_ table: RouteTable<Int>, _ urls: [URLReference], _ name: String) {
        let comparison = OracleComparison(table)
        for url in urls {
            if let difference = comparison.difference(for: url) {
                Issue.record("\(name): \(difference)")
                return
            }
        }
    }
}
