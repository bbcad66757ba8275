import Testing

@Suite("A manifest that is not one")
struct ManifestMessageTests {
    static let rows: [(text: String, message: String)] = [
        (#"{"version": 99999999999999999999, "routes": []}"#, "version cannot be 99999999999999999999"),
        (#"{"version": 1.5, "routes": []}"#, "version cannot be 1.5"),
        (#"{"version": 1e400, "routes": []}"#, "version cannot be 1e400"),
        (#"{"version": "1", "routes": []}"#, #"version cannot be "1""#),
        (#"{"version": true}"#, "version cannot be true"),
        (#"{"version": null, "routes": []}"#, "version is null"),
        (#"{"routes": []}"#, "version is missing"),
        (#"{"version": 1}"#, "routes is missing"),
        ("[]", "the whole cannot be an array"),
        ("7", "the whole cannot be 7"),
        (#"{"version": 1, "routes": {}}"#, "routes cannot be an object"),
        (#"{"version": 1, "routes": [[]]}"#, "routes[0] cannot be an array"),
        (#"{"version": 1, "routes": [{"pattern": "/a"}, {"pattern": 7}]}"#, "routes[1].pattern cannot be 7"),
        (#"{"version": 1, "routes": [{"pattern": "/a", "policy": "zz"}]}"#, #"routes[0].policy cannot be "zz""#),
        (
            #"{"version": 1, "routes": [{"pattern": "/a", "policy": "\#(String(repeating: "z", count: 99))"}]}"#,
            #"routes[0].policy cannot be "\#(String(repeating: "z", count: 80))"…"#
        ),
        (#"{"version": 1, "routes": [{"pattern": "/a", "schemes": "app"}]}"#, #"routes[0].schemes cannot be "app""#),
        (#"{"version": 1, "version": 2, "routes": []}"#, "version stands more than once"),
        (
            #"{"version": 1, "routes": [{"pattern": "/a", "policy": "exact", "pattern": "/b"}]}"#,
            "routes[0].pattern stands more than once"
        ),
        (
            #"{"version": 1, "routes": [{"pattern": "/a", "schemes": ["app:"]}]}"#,
            #"route 1: "app:" is no scheme: write the scheme without the colon: "app""#
        ),
        (
            #"{"version": 1, "routes": [{"pattern": "\ud800"}]}"#,
            "not JSON: line 1, column 40: half of a surrogate pair"
        ),
    ]

    @Test("is an error that names the place and what stands there", arguments: rows)
    func message(_ text: String, _ message: String) throws {
        let outcome = try Tool.run(["list", "--manifest", "-"], input: text)
        #expect(outcome.errors == "error: manifest \"-\": \(message)\n")
        #expect(outcome.output == "")
        #expect(outcome.code == 2)
    }
}
