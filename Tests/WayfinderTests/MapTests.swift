import Foundation
import Testing

@testable import wayfinder

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("The map of the routes")
struct MapTests {
    @Test("each sample link on the page reaches the route it stands beside", arguments: ["sample", "library.json"])
    func links(_ manifest: String) throws {
        let options = manifest == "sample" ? [] : ["--manifest", manifest]
        let page = try Tool.run(["map", "--format", "html"] + options).output
        let items = page.components(separatedBy: #"<li class="route""#).dropFirst()
        #expect(!items.isEmpty)
        var lines: [String] = []
        for item in items {
            let pattern = try #require(Self.between(#"<code class="pattern">"#, "</code>", in: item).first)
            let targets = Self.between(#" href=""#, #"""#, in: item) + Self.between(#"data-path=""#, #"""#, in: item)
            #expect(!targets.isEmpty, "a route without a link: \(pattern)")
            lines += targets.map { "\(Self.plain($0)) \(Self.plain(pattern))" }
        }
        let outcome = try Tool.run(["explain", "--urls", "-"] + options, input: lines.joined(separator: "\n"))
        #expect(outcome.code == 0, "\(outcome.output)")
    }

    @Test(
        "pictures are well-formed whatever the names are",
        arguments: ["hostile.json", "library.json", "no-routes.json"])
    func pictures(_ manifest: String) throws {
        let picture = try Tool.run(["map", "--format", "svg", "--manifest", manifest]).output
        let parser = XMLParser(data: Data(picture.utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }

    @Test("the page loads nothing from elsewhere, and a name cannot add an element to it")
    func selfContained() throws {
        let page = try Tool.run(["map", "--format", "html", "--manifest", "hostile.json"]).output
        for part in ["<script src", "<link", "<img", "@import", "url(", "<iframe", #"href="javascript"#] {
            #expect(!page.contains(part), "\(part)")
        }
        #expect(page.components(separatedBy: "<script>").count == 2)
    }

    @Test("a page for two thousand routes has them all")
    func large() throws {
        let rows = (0..<2_000).map { #"{"pattern": "/section\#($0 % 40)/item\#($0)/:id"}"# }.joined(separator: ",")
        let manifest = #"{"version": 1, "routes": [\#(rows)]}"#
        let page = try Tool.run(["map", "--format", "html", "--manifest", "-"], input: manifest)
        #expect(page.output.components(separatedBy: #"<li class="route""#).count == 2_001)
    }

    @Test("thousands of routes beside each other are drawn without comparing each with each", .timeLimit(.minutes(10)))
    func wide() throws {
        let rows = (0..<4_000).map { #"{"pattern": "/r\#($0)", "host": "h\#($0).example"}, {"pattern": "/r\#($0)"}"# }
        let manifest = #"{"version": 1, "routes": [\#(rows.joined(separator: ","))]}"#
        let map = try Tool.run(["map", "--manifest", "-"], input: manifest)
        #expect(map.output.hasPrefix("8000 routes"))
    }

    @Test("one long pattern does not make every row of the text long")
    func longRow() throws {
        let long = String(repeating: "a", count: 100_000)
        let rows = (0..<2_000).map { #"{"pattern": "/r\#($0)"}"# }.joined(separator: ",")
        let manifest = #"{"version": 1, "routes": [{"pattern": "/\#(long)"}, \#(rows)]}"#
        #expect(try Tool.run(["map", "--manifest", "-"], input: manifest).output.utf8.count < 500_000)
    }

    @Test("a mark with an accent behind it is still escaped in Markdown", arguments: ["`", "<", "*", "[", "_", "\\"])
    func accents(_ mark: String) throws {
        let name = mark == "\\" ? #"\\"# : mark
        let manifest = #"{"version": 1, "routes": [{"pattern": "/`\u0301b", "name": "\#(name)\u0301"}]}"#
        let map = try Tool.run(["map", "--format", "markdown", "--manifest", "-"], input: manifest)
        let last = Array(map.output.unicodeScalars)
        #expect(String(String.UnicodeScalarView(last)).contains("- `` `\u{301}b `` \\\(mark)\u{301}"))
    }

    @Test(
        "a sample link of a pattern with a scheme passes its host filter and has a value of the host's type",
        arguments: [
            (#""pattern": "app://<int:id>/x""#, "app://1/x"),
            (#""pattern": "app://<uuid:id>""#, "app://00000000-0000-4000-8000-000000000000"),
            (#""pattern": "app://:id/x""#, "app://host/x"),
            (#""pattern": "app://<path:r>", "host": "e.com""#, "app://e.com/some/r"),
            (#""pattern": "https://:h/x", "host": "*.e.com:8080""#, "https://www.e.com:8080/x"),
            (#""pattern": "https://e.com/x", "host": "e.com:8080""#, "https://e.com:8080/x"),
        ])
    func samplesBehindSchemes(route: String, link: String) throws {
        let manifest = #"{"version": 1, "routes": [{\#(route)}]}"#
        let map = try Tool.run(["map", "--json", "--manifest", "-"], input: manifest)
        #expect(map.output.contains("\"\(link)\""))
        #expect(try Tool.run(["explain", link, "--manifest", "-"], input: manifest).code == 0)
    }

    @Test("a pattern of a hundred thousand segments is drawn, not a crash", arguments: MapFormat.allCases)
    func deep(_ format: MapFormat) throws {
        let pattern = String(repeating: "/a", count: 100_000) + "/:last"
        let manifest = #"{"version": 1, "routes": [{"pattern": "\#(pattern)"}]}"#
        let map = try Tool.run(["map", "--format", format.rawValue, "--manifest", "-"], input: manifest)
        #expect(map.code == 0)
        #expect(map.output.contains(":last") || map.output.contains("#58;last"))
    }

    /// The texts between each start and the end that follows it.
    private static func between(_ start: String, _ end: String, in text: String) -> [String] {
        text.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
    }

    private static func plain(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(text) {
            $0.replacingOccurrences(of: $1.0, with: $1.1)
        }
    }
}
