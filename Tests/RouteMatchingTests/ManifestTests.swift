import Foundation
import RouteMatching
import TestSupport
import Testing

@Suite("A manifest is the portable form of a table")
struct ManifestTests {
    static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func decode(_ text: String) throws -> RouteManifest {
        try JSONDecoder().decode(RouteManifest.self, from: Data(text.utf8))
    }

    @Test("its JSON holds the version and a row for each registration")
    func json() throws {
        var table = RouteTable<String>()
        table.insert(
            "ProductScreen", for: "/products/<int:id>", host: try HostFilter(parsing: "shop.example:8443"),
            schemes: ["https", "http"], matching: .prefix, name: "product")
        table.insert("CartScreen", for: "/cart")
        #expect(
            try Self.json(table.manifest(kind: { $0.value }, module: "Shop")) == """
                {
                  "routes" : [
                    {
                      "host" : "shop.example:8443",
                      "kind" : "ProductScreen",
                      "module" : "Shop",
                      "name" : "product",
                      "pattern" : "/products/<int:id>",
                      "policy" : "prefix",
                      "schemes" : [
                        "http",
                        "https"
                      ]
                    },
                    {
                      "kind" : "CartScreen",
                      "module" : "Shop",
                      "pattern" : "/cart",
                      "policy" : "exact"
                    }
                  ],
                  "version" : 1
                }
                """)
    }

    @Test("a row needs nothing but a pattern")
    func defaults() throws {
        let manifest = try Self.decode(#"{"version": 1, "routes": [{"pattern": "/a", "later": true}]}"#)
        #expect(manifest == RouteManifest(routes: [RouteManifest.Route(pattern: "/a")]))
    }

    @Test("a version from the future is refused by its number, whatever else is in the file", arguments: [0, 2, 99])
    func version(_ version: Int) {
        #expect(throws: RouteManifest.Error.unsupportedVersion(version)) {
            try Self.decode(#"{"version": \#(version), "routes": "elsewhere"}"#)
        }
        #expect(
            RouteManifest.Error.unsupportedVersion(version).description
                == "manifest version \(version) is not supported, only version 1 is")
    }

    @Test(
        "what is no manifest is a decoding error",
        arguments: [
            "{}", "[]", #"{"version": 1}"#, #"{"version": "1", "routes": []}"#,
            #"{"version": 1, "routes": [{"policy": "exact"}]}"#,
            #"{"version": 1, "routes": [{"pattern": "/a", "policy": "loose"}]}"#,
        ])
    func malformed(_ text: String) {
        #expect(throws: DecodingError.self) { try Self.decode(text) }
    }

    @Test(
        "what is no scheme is an error with its row and what to write",
        arguments: [
            ("shop://", #"write the scheme without the colon: "shop""#),
            ("https:", #"write the scheme without the colon: "https""#),
            ("", "a scheme is a letter, and behind it letters, digits, '+', '-' and '.'"),
            ("a b", "a scheme is a letter, and behind it letters, digits, '+', '-' and '.'"),
            ("1a:", "a scheme is a letter, and behind it letters, digits, '+', '-' and '.'"),
            ("\u{E9}cole", "a scheme is a letter, and behind it letters, digits, '+', '-' and '.'"),
        ])
    func badScheme(_ scheme: String, _ rule: String) {
        let manifest = RouteManifest(routes: [.init(pattern: "/a"), .init(pattern: "/b", schemes: ["https", scheme])])
        let error = #expect(throws: RouteManifest.Error.self) { try manifest.table() }
        #expect(error == .invalidScheme(row: 2, scheme: scheme))
        #expect(error?.description == "route 2: \"\(scheme)\" is no scheme: \(rule)")
    }

    @Test("a bad pattern is an error with its row and the reason")
    func badPattern() {
        let manifest = RouteManifest(routes: [.init(pattern: "/a"), .init(pattern: "/b/:id?")])
        let error = #expect(throws: RouteManifest.Error.self) { try manifest.table() }
        #expect(
            error
                == .invalidPattern(row: 2, pattern: "/b/:id?", reason: .queryOrOptionalSegment(":id?")))
        #expect(
            error?.description == #"route 2: the pattern "/b/:id?" does not parse: ':id?' has a '?': "#
                + "patterns have no query, and no optional segments (register two patterns)")
    }

    @Test("a manifest written to a file is read back, and written twice it is the same bytes")
    func file() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("routes-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let manifest = RouteManifest(routes: [
            .init(pattern: "/a/:id", host: "shop.example", schemes: ["http", "https"], policy: .prefix, name: "a"),
            .init(pattern: "/caf\u{E9}"),
        ])
        try manifest.write(to: file)
        let first = try Data(contentsOf: file)
        #expect(try JSONDecoder().decode(RouteManifest.self, from: first) == manifest)
        #expect(first.last == UInt8(ascii: "\n"))
        try manifest.write(to: file)
        #expect(try Data(contentsOf: file) == first)
    }

    @Test("a manifest that cannot be written is an error")
    func unwritableFile() {
        let file = URL(fileURLWithPath: "/nowhere-\(UUID())/routes.json")
        #expect(throws: (any Error).self) { try RouteManifest(routes: []).write(to: file) }
    }

    @Test("a bad host filter is an error with its row and the reason")
    func badHost() {
        let manifest = RouteManifest(routes: [.init(pattern: "/a", host: "https://x")])
        let error = #expect(throws: RouteManifest.Error.self) { try manifest.table() }
        #expect(error == .invalidHost(row: 1, host: "https://x", reason: .invalidPort("https://x")))
    }

    @Test("a table built from a manifest answers as the one it came from", arguments: UInt64(0)..<20)
    func roundTrip(seed: UInt64) throws {
        var generator = RouteGenerator(seed: seed)
        for _ in 0..<20 {
            let routes = try generator.routes(upTo: 16)
            let table = generator.table(of: routes)
            let copy = try Self.decode(Self.json(table.manifest())).table()
            #expect(copy.manifest() == table.manifest(), "seed \(seed), table \(routes)")
            for _ in 0..<10 {
                guard let url = try? URLReference(generator.urlText(for: routes)) else { continue }
                let expected = table.explain(url).candidates.map(\.registration.number)
                let actual = copy.explain(url).candidates.map(\.registration.number)
                #expect(actual == expected, "seed \(seed), \(url), table \(routes)")
            }
        }
    }
}
