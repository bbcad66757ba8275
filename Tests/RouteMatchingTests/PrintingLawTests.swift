import RouteMatching
import TestSupport
import Testing

@Suite("What is printed is read back, for any value")
struct PrintingLawTests {
    static let nasty = [
        "a/b", "?", "#", "%", "%2F", "%25", "+", " ", "a b", "..a", "a..", "...", "a.b", "é", "e\u{301}", "\u{212A}",
        "👩‍🚀", "\u{202E}x", "\n", "\t", "\u{7F}", "\u{85}", "\\", "\"", "<id>", ":id", "{x}", "[0]", "*", "$1", "^a|b",
        "&=;,",
        "a=b&c", "'", "`", "~", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "true", "0", "-1", "null", "http://x", "//x",
    ]

    @Test("in a placeholder", arguments: nasty)
    func placeholder(_ value: String) throws {
        let pattern: RoutePattern = "/a/:x/b/#c/:y"
        try check(pattern, ["x": value, "y": value])
    }

    @Test("in a rest of several segments", arguments: nasty.filter { !$0.contains("/") && $0 != "\\" })
    func rest(_ value: String) throws {
        var table = RouteTable<Int>()
        table.insert(1, for: "/a/<path:r>")
        let pattern: RoutePattern = "/a/<path:r>"
        let printed = try pattern.print([:], rest: ["r": [value, "m", value]])
        let values = try #require(table.firstMatch(for: try URLReference(printed))?.rest("r"))
        #expect(values.map { Array($0.utf8) } == [value, "m", value].map { Array($0.utf8) })
    }

    @Test("in the place of a custom scheme's host", arguments: nasty)
    func host(_ value: String) throws {
        let pattern: RoutePattern = "shop://:x/a"
        // What is no host is refused; what is printed comes back.
        guard let printed = try? pattern.print(["x": value]) else { return }
        var table = RouteTable<Int>()
        table.insert(1, for: pattern)
        let captured = try #require(table.firstMatch(for: try URLReference(printed))?["x"], "\(printed)")
        #expect(captured.utf8.elementsEqual(value.utf8), "\(printed)")
    }

    @Test("made of random pieces", arguments: UInt64(0)..<40)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            var value = ""
            for _ in 0..<random.number(1...4) { value += random.pick(Self.nasty) }
            try check("/x/:x/y/#z/:y", ["x": value, "y": value])
        }
    }

    @Test("typed values are printed only when they are of their type")
    func typed() throws {
        let pattern: RoutePattern = "/<int:n>"
        #expect(try pattern.print(["n": "-42"]) == "/-42")
        let error = #expect(throws: RoutePattern.PrintingError.self) { try pattern.print(["n": "4 2"]) }
        #expect(error == .invalid(name: "n", value: "4 2", pattern: "/<int:n>"))
        #expect(error?.description == "'4 2' cannot stand for 'n' in /<int:n>")
        let missing = #expect(throws: RoutePattern.PrintingError.self) { try pattern.print([:]) }
        #expect(missing?.description == "no value for 'n' in /<int:n>")
    }

    private func check(_ pattern: RoutePattern, _ values: [String: String]) throws {
        var table = RouteTable<Int>()
        table.insert(1, for: pattern)
        let printed = try pattern.print(values)
        let match = try #require(table.firstMatch(for: try URLReference(printed)), "\(printed)")
        for (name, value) in values {
            #expect(match[name].map { Array($0.utf8) } == Array(value.utf8), "\(printed)")
        }
        #expect(try URLReference(printed).normalized == printed)
    }
}
