import Foundation
import TestSupport
import Testing

@Suite("The tool and what is around it: files, pipes, terminals")
struct ProcessTests {
    @Test("a manifest on standard input is read like a file")
    func standardInput() throws {
        let manifest = #"{"version": 1, "routes": [{"pattern": "/a/:id"}]}"#
        let outcome = try Tool.run(["explain", "/a/7", "--manifest", "-"], input: manifest)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("Routes of the manifest on standard input"))
        #expect(outcome.output.contains(#"id = "7""#))
        #expect(outcome.errors == "")
    }

    @Test("nothing on standard input is no manifest")
    func emptyInput() throws {
        let outcome = try Tool.run(["list", "--manifest", "-"])
        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors == "error: manifest \"-\": the file is empty\n")
    }

    @Test("URLs on standard input are checked like those in a file, with line ends of either kind")
    func linksOnStandardInput() throws {
        let lines = "/books/1\tbook\r\n\r\n/nothing -\r\n"
        let outcome = try Tool.run(["explain", "--urls", "-", "--manifest", "library.json"], input: lines)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("2 URLs, 0 failed"))
    }

    @Test("a manifest that list prints as JSON is read again, and prints the same")
    func roundTrip() throws {
        let first = try Tool.run(["list", "--json"])
        let second = try Tool.run(["list", "--json", "--manifest", "-"], input: first.output)
        #expect(first.code == 0)
        #expect(second == first)
    }

    @Test("a huge file is refused, not read")
    func hugeManifest() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("wayfinder-\(UUID()).json")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: 16 * 1024 * 1024 + 1)
        try handle.close()
        let outcome = try Tool.run(["list", "--manifest", file.path])
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasSuffix(": the file is larger than 16 MiB\n"))
    }

    @Test("JSON nested without end is an error, not a crash")
    func deepManifest() throws {
        let outcome = try Tool.run(["list", "--manifest", "-"], input: String(repeating: "[", count: 50_000))
        #expect(outcome.code == 2)
        #expect(
            outcome.errors == "error: manifest \"-\": not JSON: line 1, column 129: nested deeper than 128 levels\n")
    }

    @Test("a large manifest is listed whole, and explain names only the nearest losers")
    func largeManifest() throws {
        let rows = (0..<2_000).map { #"{"pattern": "/section/item\#($0)"}"# }.joined(separator: ",")
        let manifest = #"{"version": 1, "routes": [\#(rows)]}"#
        let list = try Tool.run(["list", "--manifest", "-"], input: manifest)
        #expect(list.output.split(separator: "\n").count == 2_001)
        let explain = try Tool.run(["explain", "/section/item7", "--manifest", "-"], input: manifest)
        #expect(explain.code == 0)
        #expect(explain.output.hasSuffix("  … and 1989 more (--all shows them)\n"))
    }

    @Test("a pipe gets no color, whatever the terminal is called")
    func pipe() throws {
        let outcome = try Tool.run(["explain", "/a"], environment: ["TERM": "xterm-256color"])
        #expect(!outcome.output.contains("\u{1B}"))
    }

    @Test(
        "a terminal gets color, unless NO_COLOR is set or it cannot show any",
        arguments: [
            (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
            (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false),
        ])
    func terminal(_ environment: [String: String], isColored: Bool) throws {
        let terminal = try Terminal()
        let outcome = try Tool.run(
            ["explain", "/a", "--manifest", "no-routes.json"], environment: environment, output: terminal.end)
        let text = try terminal.text()
        #expect(outcome.code == 1)
        #expect(text.contains("Not handled"))
        #expect(text.contains("\u{1B}[31mNot handled\u{1B}[0m") == isColored)
    }

    @Test("output that cannot be written is an error, not a good result cut short")
    func fullDisk() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let outcome = try Tool.run(["list"], output: full)
        #expect(outcome.code == 2)
        #expect(outcome.errors == "error: the output could not be written\n")
    }

    @Test("thousands of links are checked with thousands of routes", .timeLimit(.minutes(10)))
    func manyLinks() throws {
        let rows = (0..<2_000).map { #"{"pattern": "/r\#($0)/:id", "name": "route-\#($0)"}"# }.joined(separator: ",")
        let manifest = FileManager.default.temporaryDirectory.appendingPathComponent("wayfinder-\(UUID()).json")
        try Data(#"{"version": 1, "routes": [\#(rows)]}"#.utf8).write(to: manifest)
        defer { try? FileManager.default.removeItem(at: manifest) }
        let links = (0..<2_000).map { "/r\($0)/7 \($0 % 2 == 0 ? "route-\($0)" : "rout-\($0)")" }
        let outcome = try Tool.run(
            ["explain", "--urls", "-", "--manifest", manifest.path], input: links.joined(separator: "\n"))
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("2000 URLs, 1000 failed"))
        #expect(outcome.errors == "")
    }
}
