/// Lets a model read itself as another model with the same fields, as wrappers do; a bare value has no name to go by.
struct WholeModelDecodingContainer: SingleValueDecodingContainer {
    let decoding: PathwayDecoding

    var codingPath: [any CodingKey] { [] }

    private var error: PathwayError { .unsupported(key: nil, reason: "a single value has no key to be named by") }

    func decodeNil() -> Bool { false }
    func decode(_ type: String.Type) throws -> String { throw error }
    func decode(_ type: Bool.Type) throws -> Bool { throw error }
    func decode(_ type: Double.Type) throws -> Double { throw error }
    func decode(_ type: Float.Type) throws -> Float { throw error }
    func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) throws -> Value { throw error }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: decoding) }
}
