import Foundation
import TestSupport
import Testing

@Suite("Association files, from the routes to the file and back")
struct AssociationProcessTests {
    /// The kinds of file, by the first word of their commands.
    static let groups = ["aasa", "assetlinks"]

    /// Links of the sample shop, and links that are nearly such.
    static let expectations = """
        https://shop.example/ open
        https://shop.example/products open
        https://shop.example/products/new open
        https://shop.example/products/42 open
        https://shop.example/products/blue-shoes open
        https://shop.example/products/42/reviews open
        https://shop.example/products/42/reviews/6F9619FF-8B86-D011-B42D-00C04FC964FF open
        https://shop.example/search open
        https://shop.example/search?q=shoes open
        https://shop.example/search/shoes/red open
        https://shop.example/search/shoes/red/large/cheap/new open
        https://shop.example/cart open
        https://shop.example/orders/6F9619FF-8B86-D011-B42D-00C04FC964FF open
        https://shop.example/callback#complete open
        https://shop.example/callback#complete/7 open
        https://shop.example/callback#complete?token=a open
        https://shop.example/settings excluded
        https://shop.example/settings/privacy excluded
        https://shop.example/products/42/photos excluded
        https://shop.example/products/42/reviews/1 excluded
        https://shop.example/products/42/reviews/6F9619FF-8B86-D011-B42D-00C04FC964FF/more excluded
        https://shop.example/carts web
        https://shop.example/Cart web
        https://shop.example/cart/checkout web
        https://shop.example/orders web
        https://shop.example/orders/42 web
        https://shop.example/callback web
        https://shop.example/callback#completed web
        https://shop.example/callback#failed web
        https://elsewhere.example/cart web
        """

    @Test("the sample's file has no errors, and warns of nothing but the rest that a route takes", arguments: groups)
    func sampleIsValid(group: String) throws {
        let file = try Tool.run([group, "generate"])
        #expect(file.code == 0)
        #expect(file.errors == "")
        let errors = try Tool.run([group, "validate", "-", "--errors-only"], input: file.output)
        #expect(errors == Tool.Outcome(code: 0, output: "-: no findings\n", errors: ""))
        let findings = try Tool.run([group, "validate", "-"], input: file.output)
        let first = findings.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(first.allSatisfy { $0.hasSuffix("[tail-crosses-segments]") }, "\(findings.output)")
        #expect(findings.code == 0, "a warning is no failure")
        let strict = try Tool.run([group, "validate", "-", "--strict"], input: file.output)
        #expect(strict == Tool.Outcome(code: 1, output: findings.output, errors: ""))
    }

    @Test("the sample's file opens the links of the shop, and no link that is nearly one", arguments: groups)
    func sampleDecides(group: String) throws {
        try withFile(Self.expectations) { list in
            let file = try Tool.run([group, "generate"])
            let outcome = try Tool.run(
                [group, "test", "-", "--urls", list, "--host", "shop.example"], input: file.output)
            #expect(outcome.code == 0, "\(outcome.output)")
            #expect(!outcome.output.contains("expected"))
            #expect(outcome.errors == "")
        }
    }

    @Test("a new file agrees with the routes, and does not differ from itself", arguments: groups)
    func sampleAgrees(group: String) throws {
        let file = try Tool.run([group, "generate"])
        let verified = try Tool.run(["verify", "-"], input: file.output)
        #expect(verified == Tool.Outcome(code: 0, output: "ok  - agrees with the routes\n", errors: ""))
        try withFile(file.output) { name in
            let difference = try Tool.run([group, "diff", name, "-"], input: file.output)
            #expect(difference == Tool.Outcome(code: 0, output: "no difference found\n", errors: ""))
        }
    }

    @Test("two runs print the same bytes", arguments: groups)
    func stable(group: String) throws {
        let first = try Tool.run([group, "generate", "--json"])
        #expect(first.code == 0)
        #expect(try Tool.run([group, "generate", "--json"]) == first)
    }

    @Test(
        "JSON nested without end is an error with its position, not a crash",
        arguments: [
            ["aasa", "validate", "-"], ["assetlinks", "test", "-", "/a"], ["verify", "-"], ["smoke", "--site=-"],
        ])
    func deep(arguments: [String]) throws {
        let outcome = try Tool.run(arguments, input: String(repeating: "[", count: 50_000))
        #expect(outcome.code == 2)
        #expect((outcome.output + outcome.errors).contains("line 1, column 129: nested deeper than 128 levels"))
    }

    @Test(
        "a huge file is refused, not read",
        arguments: [["aasa", "validate"], ["assetlinks", "validate"], ["verify"], ["entitlements", "--site"]])
    func huge(arguments: [String]) throws {
        try withFile("") { name in
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: name))
            try handle.truncate(atOffset: 16 * 1024 * 1024 + 1)
            try handle.close()
            let outcome = try Tool.run(arguments + [name])
            #expect(outcome.code == 2)
            #expect(outcome.errors.hasSuffix(": the file is larger than 16 MiB\n"))
        }
    }

    @Test("a file that systems would not read for its size is refused, however it is laid out", arguments: groups)
    func tooLarge(group: String) throws {
        let rules = Array(repeating: #"{"/": "/a-path-that-is-somewhat-long"}"#, count: 40_000).joined(separator: ",")
        let apple = #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [\#(rules)]}]}}"#
        let extensions = #""delegate_permission/common.handle_all_urls": {"dynamic_app_link_components": [\#(rules)]}"#
        let android = #"[{"relation": [], "relation_extensions": {\#(extensions)}}]"#
        let outcome = try Tool.run([group, "test", "-", "/a"], input: group == "aasa" ? apple : android)
        #expect(outcome.code == 2)
        #expect(outcome.errors.hasPrefix("error: \(group) \"-\": without spaces it has "))
        let spaces = String(repeating: " ", count: 2 * 1024 * 1024)
        let file = try Tool.run([group, "generate"])
        let links = [group, "test", "-", "https://shop.example/cart"]
        #expect(try Tool.run(links, input: spaces + file.output).code == 0)
    }

    @Test("nothing on standard input is no file", arguments: groups)
    func empty(group: String) throws {
        let outcome = try Tool.run([group, "validate", "-"])
        #expect(outcome == Tool.Outcome(code: 2, output: "", errors: "error: \(group) \"-\": the file is empty\n"))
    }

    @Test("a site on standard input is read like a file")
    func siteOnInput() throws {
        let site = #"{"hosts": ["shop.example"], "appIDs": ["ABCDE12345.example.other"]}"#
        let outcome = try Tool.run(["aasa", "generate", "--site", "-"], input: site)
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("ABCDE12345.example.other"))
    }

    private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("wayfinder-\(UUID()).json")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }
}
