import Foundation
import Testing

@Suite("Completions in shells")
struct CompletionTests {
    /// Words typed after the tool's name, the last one unfinished, and what bash then offers.
    static let cases: [(typed: [String], offered: [String])] = [
        (["l"], ["list", "lint"]),
        (["a"], ["aasa", "assetlinks"]),
        (
            [""],
            [
                "explain", "list", "lint", "map", "aasa", "assetlinks", "verify", "entitlements", "smoke",
                "completions", "help", "--help", "--version",
            ]
        ),
        (["aasa", ""], ["generate", "validate", "test", "diff"]),
        (["assetlinks", "g"], ["generate"]),
        (["aasa", "validate", "--"], ["--content-type", "--errors-only", "--strict", "--json", "--help"]),
        (["aasa", "validate", "lib"], ["library.json"]),
        (["aasa", "test", "library.json", "--host", "lib"], []),
        (["aasa", "test", "library.json", "--urls", "pas"], ["passing.urls"]),
        (["verify", "lib"], ["library.json"]),
        (["entitlements", "--service", "web"], ["webcredentials"]),
        (["explain", "--u"], ["--urls"]),
        (["explain", "--urls", "=", "pas"], ["passing.urls"]),
        (["map", "--"], ["--manifest", "--format", "--json", "--help"]),
        (["map", "--format", "m"], ["markdown", "mermaid"]),
        (["map", "--format", "="], ["text", "markdown", "mermaid", "svg", "html"]),
        (["lint", "--manifest", "lib"], ["library.json"]),
        (["completions", ""], ["bash", "zsh", "fish", "--help"]),
        (["help", "m"], ["map"]),
        (["help", "assetlinks", "v"], ["validate"]),
        (["help", "map", "v"], []),
        (["frobnicate", ""], []),
        (["list", "x"], []),
    ]

    @Test("bash offers what the table of commands has", .enabled(if: Shell.bash.isInstalled), arguments: cases)
    func bash(_ typed: [String], _ offered: [String]) throws {
        let words = (["wayfinder"] + typed).map { "'\($0)'" }.joined(separator: " ")
        let script =
            try Tool.run(["completions", "bash"]).output
                + """

                complete -p wayfinder >/dev/null || exit 3
                COMP_WORDS=(\(words)) COMP_CWORD=\(typed.count)
                _wayfinder
                printf '%s\\n' "${COMPREPLY[@]}"
                """
        let outcome = try Shell.bash.run(script)
        #expect(outcome.code == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output.split(separator: "\n").map(String.init) == offered)
    }

    @Test(
        "bash takes no file's name for a pattern, and reads what is typed in quotation marks",
        .enabled(if: Shell.bash.isInstalled))
    func bashFileNames() throws {
        let script =
            try Tool.run(["completions", "bash"]).output
                + """

                folder=$(mktemp -d) && cd "$folder" && touch '*' 'r[1].json' r1.json 'two words.json' || exit 3
                for typed in '' 'r[' 'two\\ w' "'two w" '"two w'; do
                    COMP_WORDS=(wayfinder lint --manifest "$typed") COMP_CWORD=3
                    _wayfinder
                    printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort
                done
                rm -r "$folder"
                """
        let outcome = try Shell.bash.run(script)
        #expect(outcome.code == 0)
        #expect(
            outcome.output.split(separator: "\n").map(String.init)
                == ["*", "r1.json", "r[1].json", "two words.json", "r[1].json"]
                + Array(repeating: "two words.json", count: 3))
    }

    @Test(
        "fish offers them too", .enabled(if: Shell.fish.isInstalled),
        arguments: [
            ("wayfinder li", ["lint", "list"]), ("wayfinder map --format me", ["mermaid"]),
            ("wayfinder lint --j", ["--json"]), ("wayfinder aasa ", ["diff", "generate", "test", "validate"]),
            ("wayfinder assetlinks va", ["validate"]), ("wayfinder aasa validate --c", ["--content-type"]),
            ("wayfinder aasa diff passing", ["passing.urls"]), ("wayfinder lint passing", []),
            ("wayfinder help aasa t", ["test"]), ("wayfinder help l", ["lint", "list"]),
            ("wayfinder help list --j", []), ("wayfinder completions z", ["zsh"]), ("wayfinder --v", ["--version"]),
            ("wayfinder entitlements --service we", ["webcredentials"]),
            ("wayfinder aasa test passing.urls --host pass", []),
        ])
    func fish(_ typed: String, _ offered: [String]) throws {
        let script = try Tool.run(["completions", "fish"]).output + "\ncomplete -C '\(typed)'"
        let outcome = try Shell.fish.run(script)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let words = outcome.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
        #expect(words.map(String.init).sorted() == offered, "\(outcome.output)")
    }

    @Test("each shell that is installed takes its script", arguments: Shell.allCases.filter(\.isInstalled))
    func syntax(_ shell: Shell) throws {
        let script = try Tool.run(["completions", shell.rawValue]).output
        let outcome = try shell.run(script, checkingOnly: true)
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.errors == "")
    }
}

/// A shell that scripts are tried in.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    private var file: String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + rawValue }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    var isInstalled: Bool { file != nil }

    /// The shell is not there.
    struct Missing: Error {}

    /// Runs a script in the folder of the fixtures, or only parses it.
    func run(_ script: String, checkingOnly: Bool = false) throws -> Tool.Outcome {
        guard let file else { throw Missing() }
        let source = FileManager.default.temporaryDirectory.appendingPathComponent("wayfinder-\(UUID()).\(rawValue)")
        try Data(script.utf8).write(to: source)
        defer { try? FileManager.default.removeItem(at: source) }
        return try Tool.run((checkingOnly ? ["-n"] : []) + [source.path], executable: URL(fileURLWithPath: file))
    }
}
