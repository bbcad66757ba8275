import Foundation
import RouteMatching

/// The decoder a field's value sees: gives one scalar, or a list of them.
final class FieldDecoding: Decoder {
    let decoding: PathwayDecoding
    let codingPath: [any CodingKey]
    let place: FieldPlace

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(decoding: PathwayDecoding, codingPath: [any CodingKey], place: FieldPlace) {
        self.decoding = decoding
        self.codingPath = codingPath
        self.place = place
    }

    /// The field's name, which is the first key whatever stands below it.
    var name: String { codingPath.first?.stringValue ?? "" }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw PathwayError.unsupported(key: name, reason: "nested values have no place in a URL")
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        if codingPath.count > 1 {
            throw PathwayError.unsupported(key: name, reason: "a list holds single values, not lists")
        }
        return ListDecodingContainer(
            decoding: decoding, codingPath: codingPath, places: try decoding.places(ofListAt: place, named: name))
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension FieldDecoding: SingleValueDecodingContainer {
    func decodeNil() -> Bool { place.isEmpty }

    func decode(_ type: String.Type) throws -> String { try decoding.string(name, at: place) }
    func decode(_ type: Bool.Type) throws -> Bool { try decoding.read(place, named: name, ScalarText.bool) }
    func decode(_ type: Double.Type) throws -> Double { try decoding.read(place, named: name, ScalarText.double) }
    func decode(_ type: Float.Type) throws -> Float { try decoding.read(place, named: name, ScalarReader.float) }

    func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) throws -> Value {
        try decoding.integer(name, at: place)
    }

    // The widest integers have an implementation of their own by default, which refuses them.

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: Int128.Type) throws -> Int128 { try decoding.integer(name, at: place) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 { try decoding.integer(name, at: place) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try decoding.foundation(type, named: name, at: place) ?? Value(from: self)
    }
}

extension PathwayDecoding {
    /// A value that is not one of the standard library's scalars.
    func value<Value: Decodable>(_ type: Value.Type, named name: String, _ key: some CodingKey) throws -> Value {
        let place = place(of: name)
        if type == UUID.self { return known(try uuid(name, place), as: type) }
        return try foundation(type, named: name, at: place) ?? value(type, at: [key], place)
    }

    /// A value that reads itself, with the errors of the standard library's own reading made ours.
    func value<Value: Decodable>(
        _ type: Value.Type, at codingPath: [any CodingKey], _ place: FieldPlace
    ) throws -> Value {
        let field = FieldDecoding(decoding: self, codingPath: codingPath, place: place)
        do {
            return try Value(from: field)
        } catch is DecodingError {
            if case .absent = place { throw PathwayError.notFound(key: field.name) }
            throw PathwayError.notDecodable(key: field.name, value: text(at: place))
        }
    }
}
