import Foundation
import Pathways
import Testing

@Suite("Error texts")
struct PathwayErrorTests {
    @Test(
        "Each error says what is wrong, where, and what would be right",
        arguments: [
            (
                PathwayError.notFound(key: "page"),
                "There is no value for 'page'. Add it, or make the field optional if it is a query field."
            ),
            (
                .notDecodable(key: "page", value: "two"), "The value 'two' of 'page' is not one its field can hold."
            ),
            (
                .notEncodable(key: "name", value: ".."),
                "The value '..' of 'name' cannot be written in a URL so that it reads back the same."
            ),
            (
                .invalidURL(url: "/a", reason: "it does not match the pattern '/b'"),
                "The URL '/a' cannot be used: it does not match the pattern '/b'."
            ),
            (
                .unsupported(key: "inner", reason: "nested values have no place in a URL"),
                "The field 'inner' cannot be coded: nested values have no place in a URL."
            ),
            (
                .unsupported(key: nil, reason: "Int is not a Pathway"),
                "The model cannot be coded: Int is not a Pathway."
            ),
            // A reason that is a sentence, or none, as another's error may have it.
            (.invalidURL(url: "/a", reason: "Too early."), "The URL '/a' cannot be used: Too early."),
            (.invalidURL(url: "/a", reason: "Again?"), "The URL '/a' cannot be used: Again?"),
            (.invalidURL(url: "/a", reason: ""), "The URL '/a' cannot be used."),
            (.unsupported(key: "a", reason: "No!"), "The field 'a' cannot be coded: No!"),
            (.unsupported(key: nil, reason: ""), "The model cannot be coded."),
        ])
    func texts(error: PathwayError, text: String) {
        #expect(error.description == text)
        #expect(error.localizedDescription == text)
    }

    private static let long = String(repeating: "é", count: 1 << 19)
    private static let start = String(repeating: "é", count: 256)
    private static let cut = "'\(start)…' (1048576 bytes)"

    @Test(
        "A megabyte of input is not repeated in the text, but kept in the case",
        arguments: [
            (
                PathwayError.notFound(key: long),
                "There is no value for \(cut). Add it, or make the field optional if it is a query field."
            ),
            (.notDecodable(key: "page", value: long), "The value \(cut) of 'page' is not one its field can hold."),
            (
                .notEncodable(key: "name", value: long),
                "The value \(cut) of 'name' cannot be written in a URL so that it reads back the same."
            ),
            (.invalidURL(url: long, reason: "longer"), "The URL \(cut) cannot be used: longer."),
            (.invalidURL(url: "/a", reason: long), "The URL '/a' cannot be used: \(start)…"),
            (.unsupported(key: "inner", reason: long), "The field 'inner' cannot be coded: \(start)…"),
            (.unsupported(key: nil, reason: long), "The model cannot be coded: \(start)…"),
            (
                .notDecodable(key: "page", value: start),
                "The value '\(start)' of 'page' is not one its field can hold."
            ),
        ])
    func longTexts(error: PathwayError, text: String) {
        #expect(error.description == text)
        #expect(error.localizedDescription == text)
    }

    @Test("A link and a value of a megabyte give such texts")
    func longInput() {
        let link = "/q?value=" + String(repeating: "a", count: 1 << 20)
        let start = link.prefix(256)
        let unread = #expect(throws: PathwayError.self) { try decode(Query<String>.self, link) }
        #expect(unread == .invalidURL(url: link, reason: "longer than 16384 bytes"))
        #expect(
            unread?.description == "The URL '\(start)…' (1048585 bytes) cannot be used: longer than 16384 bytes.")
        let value = String(repeating: "/", count: 1 << 20)
        let unwritten = #expect(throws: PathwayError.self) { try encode(Rest(value: [value])) }
        #expect(unwritten == .notEncodable(key: "value", value: value))
        #expect(
            unwritten?.description
                == "The value '\(value.prefix(256))…' (1048576 bytes) of 'value' cannot be written in a URL so that it "
                + "reads back the same.")
    }

    struct Unwritten: Pathway {
        static let pattern = "/v"

        init(from decoder: any Decoder) throws { _ = try decoder.singleValueContainer().decode(Never.self) }
        func encode(to encoder: any Encoder) throws {}
    }

    @Test("A type without values is refused in one sentence, as a field, in a list, and as the model")
    func never() {
        let field = #expect(throws: PathwayError.notDecodable(key: "value", value: "x")) {
            try decode(Query<Never>.self, "/q?value=x")
        }
        #expect(field?.description == "The value 'x' of 'value' is not one its field can hold.")
        #expect(throws: PathwayError.notFound(key: "value")) { try decode(Query<Never>.self, "/q") }
        #expect(throws: PathwayError.notDecodable(key: "value", value: "x")) {
            try decode(Query<[Never]>.self, "/q?value=x")
        }
        #expect(throws: PathwayError.notDecodable(key: "value", value: "x")) { try decode(Single<Never>.self, "/v/x") }
        let model = #expect(throws: PathwayError.self) { try decode(Unwritten.self, "/v") }
        #expect(model?.description == "The URL '/v' cannot be used: Unable to decode an instance of Never.")
    }

    @Test("The router's error says what to call instead")
    func routerError() {
        let error = PathwayRouterError.asyncHandlerRequiresAsyncHandle
        let text =
            "The handler for this URL is asynchronous: call `try await router.handle(url)` from an async context."
        #expect(error.description == text)
        #expect(error.localizedDescription == text)
    }
}
