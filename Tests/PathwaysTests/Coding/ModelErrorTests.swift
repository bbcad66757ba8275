import Foundation
import Pathways
import Testing

@Suite("Errors of a model's own code")
struct ModelErrorTests {
    struct Own: Error, Equatable { var code = 7 }

    struct Picky: Codable, Equatable {
        var text: String

        init(_ text: String) { self.text = text }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = try container.decode(String.self)
            if text == "own" { throw Own() }
            if text == "corrupted" {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no")
            }
        }

        func encode(to encoder: any Encoder) throws {
            if text == "own" { throw Own() }
            if text == "invalid" {
                throw EncodingError.invalidValue(text, .init(codingPath: encoder.codingPath, debugDescription: "no"))
            }
            try text.encode(to: encoder)
        }
    }

    @Test("An error of the model's own passes through; one of Codable's names key and value")
    func ownErrors() throws {
        #expect(throws: Own()) { try decode(Single<Picky>.self, "/v/own") }
        #expect(throws: Own()) { try decode(Query<[Picky]>.self, "/q?value=a&value=own") }
        #expect(throws: PathwayError.notDecodable(key: "value", value: "corrupted")) {
            try decode(Single<Picky>.self, "/v/corrupted")
        }
        #expect(throws: PathwayError.notDecodable(key: "value", value: "corrupted")) {
            try decode(Query<[Picky]>.self, "/q?value=a&value=corrupted")
        }
        #expect(throws: Own()) { try encode(Single(value: Picky("own"))) }
        #expect(throws: PathwayError.notEncodable(key: "value", value: #"Picky(text: "invalid")"#)) {
            try encode(Single(value: Picky("invalid")))
        }
    }

    @Test("Codable errors of a whole model become ours too")
    func modelErrors() throws {
        #expect(throws: PathwayError.notDecodable(key: "a", value: "1")) {
            try decoding("/probe/7?a=1") {
                let container = try $0.container(keyedBy: Name.self)
                throw DecodingError.dataCorruptedError(forKey: Name("a"), in: container, debugDescription: "no")
            }
        }
        #expect(throws: PathwayError.notFound(key: "b")) {
            try decoding("/probe/7") { _ in
                throw DecodingError.keyNotFound(Name("b"), .init(codingPath: [], debugDescription: "no"))
            }
        }
        #expect(throws: PathwayError.invalidURL(url: "/probe/7", reason: "too early")) {
            try decoding("/probe/7") { _ in
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "too early"))
            }
        }
        #expect(throws: PathwayError.notEncodable(key: "a", value: "5")) {
            try encoding { _ in
                throw EncodingError.invalidValue(5, .init(codingPath: [Name("a")], debugDescription: "no"))
            }
        }
    }

    @Test("A value that is no Pathway is refused by the general forms")
    func generalForms() throws {
        func encodeAny(_ value: some Encodable) throws -> String { try PathwayEncoder.shared.encode(value) }
        func decodeAny<Value: Decodable>(_ type: Value.Type, _ url: URL) throws -> Value {
            try PathwayDecoder.shared.decode(type, from: url)
        }
        #expect(try encodeAny(Single(value: 5)) == "/v/5")
        let url = try #require(URL(string: "https://e.com/v/5"))
        #expect(try decodeAny(Single<Int>.self, url).value == 5)
        #expect(throws: PathwayError.unsupported(key: nil, reason: "Int is not a Pathway")) { try encodeAny(5) }
        #expect(throws: PathwayError.unsupported(key: nil, reason: "Int is not a Pathway")) {
            try decodeAny(Int.self, url)
        }
    }
}
