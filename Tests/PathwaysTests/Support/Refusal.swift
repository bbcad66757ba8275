import Pathways
import Testing

/// A row of a table: an encoding that has to be refused, and the field and value that its error has to name.
struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let key: String
    private let value: String
    private let encode: @Sendable () throws -> String

    init(_ name: String, _ value: String, key: String = "value", _ encode: @escaping @Sendable () throws -> String) {
        testDescription = name
        self.key = key
        self.value = value
        self.encode = encode
    }

    /// Expects the error, and the sentence that people read.
    func check() {
        let error = #expect(throws: PathwayError.self, "\(testDescription)") { try encode() }
        #expect(error == .notEncodable(key: key, value: value), "\(testDescription)")
        let text = "The value '\(value)' of '\(key)' cannot be written in a URL so that it reads back the same."
        #expect(error?.description == text, "\(testDescription)")
    }
}
