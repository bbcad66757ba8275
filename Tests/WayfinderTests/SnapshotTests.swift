import Foundation
import TestSupport
import Testing

@Suite("What the tool prints, to the letter")
struct SnapshotTests {
    /// A run whose output is kept in a file of that name.
    struct Run: Sendable, CustomStringConvertible {
        let name: String
        let arguments: [String]
        let code: Int32
        var description: String { name }

        init(_ name: String, _ arguments: String..., code: Int32 = 0) {
            (self.name, self.arguments, self.code) = (name, arguments, code)
        }
    }

    static let runs =
        associationRuns + [
            Run("explain-product", "explain", "https://shop.example/products/42?campaign=summer"),
            Run("explain-all", "explain", "https://shop.example/products/42?campaign=summer", "--all"),
            Run("explain-app-link", "explain", "shop://product/7"),
            Run("explain-fragment", "explain", "https://shop.example/callback#complete/7?token=a"),
            Run("explain-prefix", "explain", "https://shop.example/settings/privacy/cookies"),
            Run("explain-not-handled", "explain", "https://elsewhere.example/cart", code: 1),
            Run("explain-undecodable", "explain", "https://shop.example/products/%FF?a=%FF&b", code: 1),
            Run("explain-terminal-codes", "explain", "shop://product/%1B%5B31m%E2%80%AE", code: 1),
            Run("explain-malformed", "explain", "https://user@shop.example/cart", code: 2),
            Run("explain-empty", "explain", "", code: 2),
            Run(
                "explain-json", "explain", "--json", "--manifest", "library.json",
                "https://a.library.example/shelves/3/a/b%20c"),
            Run("explain-json-not-handled", "explain", "--json", "--manifest=library.json", "/nothing", code: 1),
            Run("explain-json-malformed", "explain", "--json", "--manifest=library.json", "/a\\b", code: 2),
            Run("explain-manifest", "explain", "--manifest", "library.json", "/books/new"),
            Run("explain-no-routes", "explain", "--manifest", "no-routes.json", "/a", code: 1),
            Run("explain-several", "explain", "--manifest", "library.json", "/books/new", "/nothing", code: 1),
            Run("explain-several-malformed", "explain", "--manifest", "library.json", "/a\\b", "/books/new", code: 2),
            Run("explain-several-json", "explain", "--json", "--manifest=library.json", "/books/1", "/books/new"),
            Run("explain-urls", "explain", "--urls", "passing.urls"),
            Run("explain-urls-failing", "explain", "--urls", "failing.urls", code: 1),
            Run("explain-urls-json", "explain", "--urls", "failing.urls", "--json", code: 1),
            Run("explain-urls-empty", "explain", "--urls", "none.urls", code: 2),
            Run("explain-urls-not-text", "explain", "--urls", "not-utf8.urls", code: 2),
            Run("explain-urls-missing", "explain", "--urls", "nowhere.urls", code: 2),
            Run("explain-urls-and-url", "explain", "/a", "--urls", "passing.urls", code: 2),
            Run("explain-urls-input-twice", "explain", "--urls", "-", "--manifest", "-", code: 2),
            Run("list-sample", "list"),
            Run("list-manifest", "list", "--manifest", "library.json"),
            Run("list-json", "list", "--manifest", "library.json", "--json"),
            Run("lint-sample", "lint"),
            Run("lint-problems", "lint", "--manifest", "lint.json", code: 1),
            Run("lint-warning", "lint", "--manifest", "lint-warning.json"),
            Run("lint-warning-strict", "lint", "--manifest", "lint-warning.json", "--strict", code: 1),
            Run("lint-json", "lint", "--manifest", "lint.json", "--json", code: 1),
            Run("lint-json-sample", "lint", "--json"),
            Run("lint-no-routes", "lint", "--manifest", "no-routes.json"),
            Run("lint-bad-pattern", "lint", "--manifest", "bad-pattern.json", code: 2),
            Run("help-lint", "help", "lint"),
            Run("map-sample", "map"),
            Run("map-hostile", "map", "--manifest", "hostile.json"),
            Run("map-markdown", "map", "--format", "markdown"),
            Run("map-markdown-hostile", "map", "--format=markdown", "--manifest", "hostile.json"),
            Run("map-mermaid", "map", "--format", "mermaid"),
            Run("map-mermaid-hostile", "map", "--format=mermaid", "--manifest", "hostile.json"),
            Run("map-svg-hostile", "map", "--format=svg", "--manifest", "hostile.json"),
            Run("map-html-hostile", "map", "--format=html", "--manifest", "hostile.json"),
            Run("map-no-routes", "map", "--manifest", "no-routes.json"),
            Run("map-svg-no-routes", "map", "--manifest", "no-routes.json", "--format", "svg"),
            Run("map-json", "map", "--json", "--manifest", "library.json"),
            Run("map-json-and-format", "map", "--json", "--format", "svg", code: 2),
            Run("map-unknown-format", "map", "--format", "htlm", code: 2),
            Run("help-map", "help", "map"),
            Run("completions-bash", "completions", "bash"),
            Run("completions-zsh", "completions", "zsh"),
            Run("completions-fish", "completions", "fish"),
            Run("completions-unknown", "completions", "bsh", code: 2),
            Run("completions-unknown-far", "completions", "tcsh", code: 2),
            Run("help-completions", "help", "completions"),
            Run("list-no-routes", "list", "--manifest", "no-routes.json"),
            Run("help", "help"),
            Run("help-option", "--help"),
            Run("help-explain", "help", "explain"),
            Run("help-explain-option", "explain", "--help"),
            Run("help-list", "help", "list"),
            Run("help-unknown", "help", "lists", code: 2),
            Run("version", "--version"),
            Run("no-command", code: 2),
            Run("unknown-command", "explian", "/a", code: 2),
            Run("unknown-command-far", "frobnicate", code: 2),
            Run("unknown-option", "explain", "/a", "--jsno", code: 2),
            Run("unknown-option-far", "list", "--frobnicate", code: 2),
            Run("option-before-command", "--jsn", "list", code: 2),
            Run("option-without-value", "list", "--manifest", code: 2),
            Run("switch-with-value", "list", "--json=yes", code: 2),
            Run("missing-operand", "explain", code: 2),
            Run("too-many-operands", "help", "list", "explain", code: 2),
            Run("operand-of-list", "list", "/a", code: 2),
            Run("operand-like-option", "explain", "--", "--all", code: 1),
            Run("manifest-missing", "list", "--manifest", "nowhere.json", code: 2),
            Run("manifest-folder", "list", "--manifest", ".", code: 2),
            Run("manifest-empty", "list", "--manifest", "empty.json", code: 2),
            Run("manifest-not-json", "list", "--manifest", "not-json.json", code: 2),
            Run("manifest-wrong-version", "list", "--manifest", "wrong-version.json", code: 2),
            Run("manifest-bad-pattern", "list", "--manifest", "bad-pattern.json", code: 2),
            Run("manifest-bad-host", "list", "--manifest", "bad-host.json", code: 2),
            Run("manifest-bad-policy", "list", "--manifest", "bad-policy.json", code: 2),
            Run("manifest-missing-key", "list", "--manifest", "missing-key.json", code: 2),
            Run("manifest-wrong-type", "list", "--manifest", "wrong-type.json", code: 2),
        ]

    @Test("is what it was", arguments: runs)
    func snapshot(_ run: Run) throws {
        let outcome = try Tool.run(run.arguments)
        #expect(outcome.code == run.code)
        let command = (["wayfinder"] + run.arguments.map(Self.quoted)).joined(separator: " ")
        let text = """
            $ \(command)
            exit \(outcome.code)
            -- output
            \(outcome.output)-- errors
            \(outcome.errors)
            """
        let file = Tool.folder.appendingPathComponent("\(run.name).txt")
        if ProcessInfo.processInfo.environment["WAYFINDER_UPDATE_SNAPSHOTS"] != nil {
            try Data(text.utf8).write(to: file)
        }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    }

    @Test("each file is some run's")
    func noStrays() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Tool.folder.path)
        let names = Set(files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
        #expect(names == Set(Self.runs.map(\.name)))
    }

    private static func quoted(_ argument: String) -> String {
        let isPlain = !argument.isEmpty && argument.allSatisfy { $0.isLetter || $0.isNumber || "-_./=:".contains($0) }
        return isPlain ? argument : "'\(argument)'"
    }
}
