import Foundation
import Pathways
import Testing

@Suite("Query fields")
struct QueryCodingTests {
    struct Page: Pathway, Equatable {
        static let pattern = "/list"
        var page: Int?
        var tags: [Int] = []
    }

    @Test("A23: an absent optional is nil and an absent list is empty")
    func absent() throws {
        #expect(try decode(Page.self, "/list") == Page())
        #expect(try decode(Page.self, "/list?tags=1&tags=2") == Page(tags: [1, 2]))
        #expect(try encode(Page(page: 3, tags: [1, 2])) == "/list?page=3&tags=1&tags=2")
        #expect(try encode(Page()) == "/list")
    }

    @Test(
        "A23: a value that is no number names key and value",
        arguments: ["", "x", "+5", "0x10", "1 ", "99999999999999999999"])
    func badNumber(value: String) {
        let escaped = value.replacingOccurrences(of: " ", with: "%20")
        #expect(throws: PathwayError.notDecodable(key: "page", value: value)) {
            try decode(Page.self, "/list?page=\(escaped)")
        }
        #expect(throws: PathwayError.notDecodable(key: "tags", value: value)) {
            try decode(Page.self, "/list?tags=1&tags=\(escaped)")
        }
    }

    @Test("A4: a value that is not UTF-8 harms only its own name")
    func undecodable() throws {
        #expect(try decode(Page.self, "/list?utm=%BC%CE&page=7").page == 7)
        #expect(try decode(Page.self, "/list?q=%&page=7").page == 7)
        #expect(throws: PathwayError.notDecodable(key: "page", value: "%FF")) {
            try decode(Page.self, "/list?page=%FF")
        }
        #expect(try decode(Page.self, "/list?page=%FF&page=7").page == 7)
        #expect(throws: PathwayError.notDecodable(key: "value", value: "%FF%41")) {
            try decode(Query<String?>.self, "/q?value=%FF%41")
        }
    }

    @Test(
        "A5, A7, A15, A20: what a text field reads",
        arguments: [
            ("/q?value=a+b", "a+b"), ("/q?value=me%2B3@x.org", "me+3@x.org"), ("/q?value", ""), ("/q?value=", ""),
            ("/q?a&&value=b", "b"), ("/q?=x&value=y", "y"), ("/q?value=1=2", "1=2"), ("/q?value=a#f?value=b", "a"),
            ("/q?value=https%3A%2F%2Fb.com%2F%3Fq%3D1%26z%3D2", "https://b.com/?q=1&z=2"),
            ("/q?value=https://b.com/?q=1&z=2", "https://b.com/?q=1"), ("/q?v%61lue=a", "a"), ("/q?value=%2541", "%41"),
        ])
    func texts(text: String, value: String) throws {
        #expect(try decode(Query<String>.self, text).value == value)
    }

    @Test("A fragment's items are not the query's")
    func fragmentItems() {
        #expect(throws: PathwayError.notFound(key: "value")) { try decode(Query<String>.self, "/q#f?value=b") }
    }

    @Test(
        "A6, A19: how a text field prints",
        arguments: [
            ("a+b&c=d", "/q?value=a%2Bb%26c%3Dd"), ("", "/q?value="), ("a#b;c", "/q?value=a%23b%3Bc"),
            ("/?:@!$'()*,", "/q?value=/?:@!$'()*,"), ("é ", "/q?value=%C3%A9%20"),
        ] as [(String, String)])
    func printing(value: String, path: String) throws {
        #expect(try encode(Query(value: value)) == path)
        #expect(try encode(Query<String?>(value: value)) == path)
    }

    @Test("A19: a nil is left out, never 'nil' or 'Optional(5)'")
    func nilField() throws {
        #expect(try encode(Query<Int?>(value: nil)) == "/q")
        #expect(try encode(Query<Int?>(value: 5)) == "/q?value=5")
        #expect(try encode(Query<UUID?>(value: nil)) == "/q")
    }

    struct OddNames: Pathway, Equatable {
        static let pattern = "/odd"
        var first = "1"
        var second = "2"
        var third: String? = "3"

        enum CodingKeys: String, CodingKey {
            case first = "a b"
            case second = "x&y=z"
            case third = "é"
        }
    }

    @Test("Names are escaped and compared like values")
    func names() throws {
        #expect(try encode(OddNames()) == "/odd?a%20b=1&x%26y%3Dz=2&%C3%A9=3")
        #expect(try decode(OddNames.self, encode(OddNames())) == OddNames())
    }

    // MARK: Lists

    enum Kind: String, Codable {
        case first = "1"
        case other
    }

    @Test("A list holds any scalar, in order and with repeats")
    func lists() throws {
        #expect(try decode(Query<[String]>.self, "/q?value=b&x=1&value=a&value=b&value").value == ["b", "a", "b", ""])
        #expect(try decode(Query<[Kind]>.self, "/q?value=other&value=1").value == [.other, .first])
        #expect(try encode(Query(value: [Kind.first, .other])) == "/q?value=1&value=other")
        let ids = [UUID(), UUID()]
        #expect(try decode(Query<[UUID]>.self, encode(Query(value: ids))).value == ids)
        let flags: Set = [true, false]
        #expect(try decode(Query<Set<Bool>>.self, encode(Query(value: flags))).value == flags)
    }

    @Test("An optional list is nil when absent, so an empty one is refused")
    func optionalLists() throws {
        #expect(try decode(Query<[Int]?>.self, "/q").value == nil)
        #expect(try decode(Query<[Int]?>.self, "/q?value=1").value == [1])
        #expect(try encode(Query<[Int]?>(value: nil)) == "/q")
        #expect(throws: PathwayError.notEncodable(key: "value", value: "[]")) { try encode(Query<[Int]?>(value: [])) }
    }

    @Test("A list of lists, of models, or with a nil is refused")
    func unsupportedLists() {
        #expect(throws: PathwayError.unsupported(key: "value", reason: "a list holds single values, not lists")) {
            try encode(Query(value: [[1]]))
        }
        #expect(throws: PathwayError.unsupported(key: "value", reason: "a list holds single values, not lists")) {
            try decode(Query<[[Int]]>.self, "/q?value=1")
        }
        #expect(throws: PathwayError.notEncodable(key: "value", value: "nil")) {
            try encode(Query<[Int?]>(value: [nil]))
        }
        #expect(throws: PathwayError.unsupported(key: "value", reason: "nested values have no place in a URL")) {
            try encode(Query(value: ["a": 1]))
        }
        #expect(throws: PathwayError.unsupported(key: "value", reason: "nested values have no place in a URL")) {
            try decode(Query<[[String: Int]]>.self, "/q?value=1")
        }
    }

    @Test("A22: a raw-value enum is its raw value, and an unknown one names key and value")
    func rawValues() throws {
        #expect(try encode(Single(value: Kind.first)) == "/v/1")
        #expect(try decode(Single<Kind>.self, "/v/1").value == .first)
        #expect(throws: PathwayError.notDecodable(key: "value", value: "2")) { try decode(Single<Kind>.self, "/v/2") }
        #expect(throws: PathwayError.notDecodable(key: "value", value: "a b")) {
            try decode(Query<[Kind]>.self, "/q?value=1&value=a%20b")
        }
        #expect(throws: PathwayError.notFound(key: "value")) { try decode(Query<Kind>.self, "/q") }
    }
}
