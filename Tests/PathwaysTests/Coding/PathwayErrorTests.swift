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
        ])
    func texts(error: PathwayError, text: String) {
        #expect(error.description == text)
        #expect(error.localizedDescription == text)
    }

    @Test("The router's error says what to call instead")
    func routerError() {
        let error = PathwayRouterError.asyncHandlerRequiresAsyncHandle
        #expect(error.description.contains("try await router.handle(url)"))
        #expect(error.localizedDescription == error.description)
    }
}
