import RouteMatching

/// Gives the values of a list field one after another: repeated query items, or the segments of a rest.
struct ListDecodingContainer: UnkeyedDecodingContainer {
    private let decoding: PathwayDecoding
    private let places: [FieldPlace]

    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    var count: Int? { places.count }
    var isAtEnd: Bool { currentIndex >= places.count }

    init(decoding: PathwayDecoding, codingPath: [any CodingKey], places: [FieldPlace]) {
        self.decoding = decoding
        self.codingPath = codingPath
        self.places = places
    }

    mutating func decodeNil() throws -> Bool {
        if isAtEnd { throw PathwayError.notFound(key: name) }
        return false
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if isAtEnd { throw PathwayError.notFound(key: name) }
        let path = codingPath + [IndexKey(currentIndex)]
        let field = FieldDecoding(decoding: decoding, codingPath: path, place: places[currentIndex])
        let value: Value
        do {
            value = try field.decode(type)
        } catch is DecodingError {
            throw PathwayError.notDecodable(key: name, value: decoding.text(at: places[currentIndex]))
        }
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw refusal
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw refusal }

    mutating func superDecoder() throws -> any Decoder { throw refusal }

    private var name: String { codingPath.first?.stringValue ?? "" }

    private var refusal: PathwayError { .unsupported(key: name, reason: "a list holds single values") }
}
