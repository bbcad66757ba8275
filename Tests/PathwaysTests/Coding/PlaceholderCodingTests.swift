import Foundation
import Pathways
import Testing

@Suite("Placeholders")
struct PlaceholderCodingTests {
    @Test(
        "A2, A3, A5, A21: a segment is decoded exactly once and keeps its text",
        arguments: [
            ("/v/AC%2FDC", "AC/DC"), ("/v/100%25", "100%"), ("/v/%252F", "%2F"), ("/v/a+b", "a+b"),
            ("/v/a;x=1", "a;x=1"),
            ("/v/a:b", "a:b"), ("/v/@me", "@me"), ("/v/log.123", "log.123"), ("/v/50%", "50%"), ("/v/a%20b", "a b"),
            ("/v/caf%C3%A9", "café"), ("/v/café", "café"), ("/v/...", "..."),
        ])
    func decodesOnce(text: String, value: String) throws {
        #expect(try decode(Single<String>.self, text).value == value)
    }

    @Test("A1: a stray percent sign never changes a valid escape beside it")
    func strayPercent() throws {
        struct Find: Pathway {
            static let pattern = "/:first/:second"
            let first, second, q, r: String
        }
        let route = try decode(Find.self, "https://e.com/a%2Fb/c d?q=50%&r=a%20b")
        #expect([route.first, route.second, route.q, route.r] == ["a/b", "c d", "50%", "a b"])
    }

    @Test(
        "A17: any text comes back as it was",
        arguments: [
            "1/2", "x?y", "p#q", "100%", "a b", "é", "e\u{301}", "+", ";v=1", ":id", "*", "{x}", "$1", "%2F", "👩‍👩‍👧",
            "...",
            "\u{85}\u{2028}", "\\", "<int:x>", "a//b", "/", "../x",
        ])
    func roundTrips(value: String) throws {
        let path = try encode(Single(value: value))
        #expect(path.hasPrefix("/v/") && path.dropFirst(3).allSatisfy { $0 != "/" && $0 != "?" && $0 != "#" })
        let decoded = try decode(Single<String>.self, path).value
        #expect(Array(decoded.utf8) == Array(value.utf8))
        #expect(try decode(Query<String>.self, encode(Query(value: value))).value.utf8.elementsEqual(value.utf8))
    }

    @Test("A18: a value a segment cannot hold is refused by name", arguments: ["", ".", "..", "a\0b"])
    func refused(value: String) {
        #expect(throws: PathwayError.notEncodable(key: "value", value: value)) { try encode(Single(value: value)) }
    }

    @Test("A nil for a placeholder is a missing value")
    func nilPlaceholder() {
        #expect(throws: PathwayError.notFound(key: "value")) { try encode(Single<Int?>(value: nil)) }
    }

    @Test("An optional placeholder that has a value reads and writes it")
    func optionalPlaceholder() throws {
        #expect(try decode(Single<Int?>.self, "/v/5").value == 5)
        #expect(try encode(Single<Int?>(value: 5)) == "/v/5")
    }

    @Test(
        "What does not match the pattern is refused, with the placeholder at fault if there is one",
        arguments: [
            ("/w/1", PathwayError.invalidURL(url: "/w/1", reason: "it does not match the pattern '/v/:value'")),
            ("/v/1/2", .invalidURL(url: "/v/1/2", reason: "it does not match the pattern '/v/:value'")),
            ("/v", .notFound(key: "value")), ("/v//", .notFound(key: "value")),
            ("/v/..", .invalidURL(url: "/v/..", reason: "it does not match the pattern '/v/:value'")),
            ("/v/%FF", .notDecodable(key: "value", value: "%FF")),
            ("/v/a%00", .notDecodable(key: "value", value: "a%00")),
        ])
    func mismatch(text: String, error: PathwayError) {
        #expect(throws: error) { try decode(Single<String>.self, text) }
    }

    @Test(
        "A malformed URL is refused with the reason",
        arguments: ["", "   ", "https://e.com/v/a\tb", "\\v\\a", "https://u@e.com/v/a"])
    func malformed(text: String) {
        #expect {
            try decode(Single<String>.self, text)
        } throws: {
            guard case .invalidURL(text, let reason)? = $0 as? PathwayError else { return false }
            return !reason.isEmpty
        }
    }

    @Test("A24: white space around a text is dropped", arguments: [" https://e.com/v/a", "https://e.com/v/a\n"])
    func trimmed(text: String) throws {
        #expect(try decode(Single<String>.self, text).value == "a")
    }

    @Test("The whole path has to match, or its start where that is asked for")
    func policies() throws {
        let value = try PathwayDecoder.shared.decode(Single<Int>.self, from: "/v/5/more", matching: .prefix).value
        #expect(value == 5)
        let url = try #require(URL(string: "https://e.com/v/5/more"))
        #expect(try PathwayDecoder.shared.decode(Single<Int>.self, from: url, matching: .prefix).value == 5)
        #expect(throws: PathwayError.self) { try PathwayDecoder.shared.decode(Single<Int>.self, from: url) }
    }

    // MARK: Typed placeholders, rests, fragments, schemes

    struct Typed: Pathway, Equatable {
        static let pattern = "/t/<int:number>/<bool:flag>/<double:real>/<uuid:id>"
        let number: String
        let flag: Bool
        let real: Double
        let id: UUID
    }

    @Test("A typed placeholder is checked both ways")
    func typed() throws {
        let route = Typed(number: "-7", flag: true, real: 1e300, id: UUID())
        let path = try encode(route)
        #expect(try decode(Typed.self, path) == route)
        #expect(throws: PathwayError.notEncodable(key: "number", value: "seven")) {
            try encode(Typed(number: "seven", flag: true, real: 1, id: UUID()))
        }
        #expect(throws: PathwayError.notDecodable(key: "number", value: "x")) {
            try decode(Typed.self, "/t/x/true/1/\(UUID())")
        }
    }

    @Test("A list of scalars fills a rest", arguments: [[], ["a"], ["a", "b c", "d/e", "100%"]])
    func rest(value: [String]) throws {
        let path = try encode(Rest(value: value))
        #expect(try decode(Rest<[String]>.self, path).value == value)
    }

    @Test("A rest holds any scalar, and repeats one at a time")
    func restOfScalars() throws {
        #expect(try encode(Rest(value: [1, 2, 3])) == "/files/1/2/3")
        #expect(try decode(Rest<[Int]>.self, "/files/1/2/3").value == [1, 2, 3])
        #expect(throws: PathwayError.notDecodable(key: "value", value: "x")) {
            try decode(Rest<[Int]>.self, "/files/1/x")
        }
    }

    @Test("An optional rest is nil when there is none, so an empty list is refused")
    func optionalRest() throws {
        #expect(try encode(Rest<[Int]?>(value: nil)) == "/files")
        #expect(try decode(Rest<[Int]?>.self, "/files").value == nil)
        #expect(try decode(Rest<[Int]?>.self, "/files/1").value == [1])
        #expect(throws: PathwayError.notEncodable(key: "value", value: "[]")) { try encode(Rest<[Int]?>(value: [])) }
    }

    @Test(
        "A rest value that would set a path piece apart is refused",
        arguments: ["", "..", "a/../b", "/a", "a\\..", "a//b"])
    func unsafeRest(value: String) {
        #expect(throws: PathwayError.notEncodable(key: "value", value: value)) {
            try encode(Rest(value: ["ok", value]))
        }
    }

    @Test("A rest is a list and a placeholder is not")
    func restIsList() {
        #expect(
            throws: PathwayError.unsupported(key: "value", reason: "a rest placeholder holds a list, not one value")
        ) {
            try encode(Rest(value: "a"))
        }
        #expect(
            throws: PathwayError.unsupported(key: "value", reason: "a rest placeholder holds a list, not one value")
        ) {
            try decode(Rest<String>.self, "/files/a")
        }
        #expect(throws: PathwayError.unsupported(key: "value", reason: "a placeholder holds one value, not a list")) {
            try decode(Single<[Int]>.self, "/v/1")
        }
    }

    struct Callback: Pathway, Equatable {
        static let pattern = "/callback/:app/#done/:step/<path:rest>"
        let app: String
        let step: Int
        let rest: [String]
        let token: String?
    }

    @Test("A fragment's placeholders are read and written, and the query stands before the fragment")
    func fragment() throws {
        let route = Callback(app: "a b", step: 3, rest: ["x", "y"], token: "t&t")
        let path = try encode(route)
        #expect(path == "/callback/a%20b?token=t%26t#done/3/x/y")
        #expect(try decode(Callback.self, path) == route)
        #expect(throws: PathwayError.self) { try decode(Callback.self, "/callback/a") }
    }

    struct User: Pathway, Equatable {
        static let pattern = "myapp://:kind/<int:id>"
        let kind: String
        let id: Int
        let tab: String?
    }

    @Test(
        "A pattern with a scheme has the host as its first segment", arguments: ["user", "User", "a b", "a:b", "ä/ö"])
    func scheme(kind: String) throws {
        let route = User(kind: kind, id: 42, tab: "posts")
        #expect(try decode(User.self, encode(route)) == route)
    }

    @Test("A pattern with a scheme is for that scheme only")
    func otherScheme() throws {
        #expect(try encode(User(kind: "user", id: 1, tab: nil)) == "myapp://user/1")
        #expect(throws: PathwayError.self) { try decode(User.self, "other://user/1") }
    }

    struct Root: Pathway, Equatable {
        static let pattern = "/"
        var page: Int?
    }

    @Test(
        "A8: the root is a path without segments", arguments: ["/", "myapp://", "myapp:", "myapp:///", "https://e.com"])
    func root(text: String) throws {
        #expect(try decode(Root.self, text) == Root())
        #expect(throws: PathwayError.self) { try decode(Single<String>.self, text) }
    }

    @Test("The root prints as a slash")
    func printedRoot() throws {
        #expect(try encode(Root()) == "/")
        #expect(try encode(Root(page: 2)) == "/?page=2")
    }

    struct Doubled: Pathway {
        static let pattern = "/d/:x/:x"
        let x: String
    }

    @Test("A name used twice keeps its first value and prints in both places")
    func doubledName() throws {
        #expect(try decode(Doubled.self, "/d/1/2").x == "1")
        #expect(try encode(Doubled(x: "1")) == "/d/1/1")
    }

    @Test("E7: a placeholder beats the query item of its name")
    func placeholderFirst() throws {
        #expect(try decode(Single<Int>.self, "/v/7?value=8").value == 7)
    }

    struct Broken: Pathway {
        static let pattern = "/a?/:x"
        let x: Int
    }

    @Test("A pattern that does not parse is thrown, with the reason")
    func brokenPattern() {
        let isReported: (any Error) -> Bool = {
            guard case .unsupported(nil, let reason)? = $0 as? PathwayError else { return false }
            return reason.hasPrefix("the pattern '/a?/:x' does not parse: ")
        }
        #expect(performing: { try encode(Broken(x: 1)) }, throws: isReported)
        #expect(performing: { try decode(Broken.self, "/a/1") }, throws: isReported)
    }

    struct Wide: Pathway {
        static let pattern = "/w/<path:rest>"
        let rest: [String]
        var items: [Int] = []
    }

    @Test(
        "What could not be read back for its size is refused when it is written",
        arguments: [
            (Wide(rest: Array(repeating: "a", count: 256)), "more than 256 segments"),
            (Wide(rest: [], items: Array(0...1024)), "more than 1024 query items"),
            (Wide(rest: [String(repeating: "a", count: 17_000)]), "longer than 16384 bytes"),
            (Wide(rest: [], items: Array(repeating: 1_000_000_000, count: 1024)), "longer than 16384 bytes"),
        ])
    func overLimits(_ route: Wide, limit: String) {
        let error = #expect(throws: PathwayError.self) { try encode(route) }
        #expect(error == .unsupported(key: nil, reason: "its path could not be read back: \(limit)"))
        #expect(error?.description == "The model cannot be coded: its path could not be read back: \(limit).")
    }

    @Test("The longest text that is read is written, and not one byte more")
    func longest() throws {
        let longest = Query(value: String(repeating: "a", count: 16 * 1024 - "/q?value=".utf8.count))
        #expect(try decode(Query<String>.self, encode(longest)) == longest)
        let error = PathwayError.unsupported(
            key: nil, reason: "its path could not be read back: longer than 16384 bytes")
        #expect(throws: error) { try encode(Query(value: longest.value + "a")) }
        // Each of these is three bytes when it is written.
        #expect(throws: error) { try encode(Query(value: String(repeating: "&", count: 6000))) }
    }

    @Test("What just fits is written and read back")
    func withinLimits() throws {
        let route = Wide(rest: Array(repeating: "a", count: 255), items: Array(1...1024))
        let read = try decode(Wide.self, encode(route))
        #expect(read.rest == route.rest && read.items == route.items)
    }
}
