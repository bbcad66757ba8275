import Foundation
import Pathways
import Testing

@Suite("Pathways document: coding")
struct PathwaysCodingExamples {
    @Test("Quick start 2: encode and decode a ProductRoute")
    func quickStart() throws {
        let path = try PathwayEncoder.shared.encode(ProductRoute(productID: 42))
        #expect(path == "/products/42")

        let url = try url("https://example.com/products/42")
        let route = try PathwayDecoder.shared.decode(ProductRoute.self, from: url)
        #expect(route.productID == 42)
    }

    @Test("Features: 'Encoding models into percent-escaped URL paths'")
    func percentEscapes() throws {
        let route = SearchRoute(category: "books & more/new", page: 1, campaign: "50% off")
        let path = try PathwayEncoder.shared.encode(route)
        #expect(path == "/search/books%20&%20more%2Fnew?page=1&campaign=50%25%20off")
        #expect(try PathwayDecoder.shared.decode(SearchRoute.self, from: path) == route)
    }

    @Test("Route patterns: 'The model stays flat and each placeholder maps to a Codable key'")
    func codingKeys() throws {
        let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        let route = MemberRoute(teamID: 7, memberID: id)
        let path = try PathwayEncoder.shared.encode(route)
        #expect(path == "/teams/7/members/E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
        let decoded = try PathwayDecoder.shared.decode(MemberRoute.self, from: url("https://example.com" + path))
        #expect(decoded == route)
    }

    struct ScalarsRoute: Pathway, Equatable {
        static let pattern = "/all/:text/:flag/:small/:big/:half/:real/:kind/:id/:day"

        enum Kind: String, Codable { case first, second }

        let text: String
        let flag: Bool
        let small: Int8
        let big: UInt64
        let half: Float
        let real: Double
        let kind: Kind
        let id: UUID
        let day: Date
    }

    @Test("Route patterns: 'Supported scalar values include strings, booleans, integer and floating-point types, …'")
    func scalars() throws {
        let route = ScalarsRoute(
            text: "a b", flag: true, small: -128, big: .max, half: 0.5, real: -2.25, kind: .second, id: UUID(),
            day: Date(timeIntervalSince1970: 1_788_523_200.125))
        let path = try PathwayEncoder.shared.encode(route)
        #expect(path.hasPrefix("/all/a%20b/true/-128/18446744073709551615/0.5/-2.25/second/"))
        #expect(try PathwayDecoder.shared.decode(ScalarsRoute.self, from: path) == route)
    }

    struct DayRoute: Pathway, Equatable {
        static let pattern = "/days/:day"

        let day: Date
    }

    @Test("Route patterns: 'ISO 8601 dates with millisecond precision'")
    func dates() throws {
        let day = Date(timeIntervalSince1970: 1_788_523_200.125)
        let path = try PathwayEncoder.shared.encode(DayRoute(day: day))
        #expect(path == "/days/2026-09-04T12:00:00.125Z")
        #expect(try PathwayDecoder.shared.decode(DayRoute.self, from: path).day == day)
    }

    struct NestedRoute: Pathway {
        static let pattern = "/nested"

        struct Inner: Codable { var value = 1 }

        var inner = Inner()
    }

    struct NestedListRoute: Pathway {
        static let pattern = "/nested/:values"

        var values = [1, 2]
    }

    @Test("Route patterns: 'Nested values and collections are not supported'")
    func nestedValues() throws {
        #expect(throws: PathwayError.unsupported(key: "inner", reason: "nested values have no place in a URL")) {
            try PathwayEncoder.shared.encode(NestedRoute())
        }
        #expect(throws: PathwayError.unsupported(key: "inner", reason: "nested values have no place in a URL")) {
            try PathwayDecoder.shared.decode(NestedRoute.self, from: "/nested?inner=1")
        }
        #expect(throws: PathwayError.unsupported(key: "values", reason: "a placeholder holds one value, not a list")) {
            try PathwayEncoder.shared.encode(NestedListRoute())
        }
    }

    // MARK: Query fields

    @Test("Query fields: a field that is no placeholder is the same-named query parameter, both ways")
    func queryFields() throws {
        let path = try PathwayEncoder.shared.encode(SearchRoute(category: "books", page: 2, campaign: nil))
        #expect(path == "/search/books?page=2")

        let url = try url("https://example.com/search/books?page=2&campaign=summer")
        let route = try PathwayDecoder.shared.decode(SearchRoute.self, from: url)
        #expect(route.page == 2)
        #expect(route.campaign == "summer")
    }

    @Test("Query fields: 'an encoded URL decodes back to an equal model'")
    func queryRoundTrip() throws {
        let route = SearchRoute(category: "c/d", page: -3, campaign: "a+b&c=d;e#f")
        let path = try PathwayEncoder.shared.encode(route)
        #expect(try PathwayDecoder.shared.decode(SearchRoute.self, from: path) == route)
    }

    @Test("Query fields: 'An optional field may be absent: it decodes as nil, and encoding omits it'")
    func optionalFields() throws {
        let route = try PathwayDecoder.shared.decode(SearchRoute.self, from: url("https://example.com/search/b?page=1"))
        #expect(route.campaign == nil)
        #expect(try PathwayEncoder.shared.encode(route) == "/search/b?page=1")
    }

    @Test("Query fields: 'A missing required field throws PathwayError.notFound(key:) naming the key'")
    func missingField() throws {
        #expect(throws: PathwayError.notFound(key: "page")) {
            try PathwayDecoder.shared.decode(SearchRoute.self, from: url("https://example.com/search/books"))
        }
    }

    @Test("Query fields: '?campaign= decodes as an empty string'")
    func emptyField() throws {
        let url = try url("https://example.com/search/books?page=1&campaign=")
        #expect(try PathwayDecoder.shared.decode(SearchRoute.self, from: url).campaign == "")
    }

    @Test("Query fields: 'When a name repeats, the last value wins'")
    func repeatedField() throws {
        let url = try url("https://example.com/search/books?page=1&page=x&page=3")
        #expect(try PathwayDecoder.shared.decode(SearchRoute.self, from: url).page == 3)
    }

    @Test("Migrating to 2.0: 'reports the failing key and value in errors'")
    func failingKeyAndValue() throws {
        #expect(throws: PathwayError.notDecodable(key: "productID", value: "abc")) {
            try PathwayDecoder.shared.decode(ProductRoute.self, from: url("https://example.com/products/abc"))
        }
        #expect(throws: PathwayError.notDecodable(key: "page", value: "two")) {
            try PathwayDecoder.shared.decode(SearchRoute.self, from: url("https://example.com/search/b?page=two"))
        }
    }
}
