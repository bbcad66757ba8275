import RouteMatching

/// The model's own keyed container: each key is a placeholder or a query field.
struct FieldDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoding: PathwayDecoding

    var codingPath: [any CodingKey] { [] }

    /// The placeholders' and the query's names that the model has keys for, each once.
    var allKeys: [Key] {
        var names = decoding.plan.slots.map(\.name).filter { !decoding.place(of: $0).isEmpty }
        for item in decoding.allItems where !names.contains(item.name) { names.append(item.name) }
        return names.compactMap(Key.init(stringValue:))
    }

    func contains(_ key: Key) -> Bool { !decoding.place(of: key.stringValue).isEmpty }

    func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try decode(type, named: key.stringValue, at: decoding.place(of: key.stringValue))
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try decoding.read(decoding.place(of: key.stringValue), named: key.stringValue, ScalarText.bool)
    }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try decoding.read(decoding.place(of: key.stringValue), named: key.stringValue, ScalarText.double)
    }

    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try decoding.read(decoding.place(of: key.stringValue), named: key.stringValue, ScalarReader.float)
    }

    func decode<Value: FixedWidthInteger & Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decode(type, named: key.stringValue, at: decoding.place(of: key.stringValue))
    }

    // The widest integers have an implementation of their own by default, which refuses them.

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
        try decode(type, named: key.stringValue, at: decoding.place(of: key.stringValue))
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
        try decode(type, named: key.stringValue, at: decoding.place(of: key.stringValue))
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoding.value(type, key: key, at: decoding.place(of: key.stringValue))
    }

    // Looking a field up once, where the defaults look three times.

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        let place = decoding.place(of: key.stringValue)
        return place.isEmpty ? nil : try decode(type, named: key.stringValue, at: place)
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        let place = decoding.place(of: key.stringValue)
        return place.isEmpty ? nil : try decode(type, named: key.stringValue, at: place)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        let place = decoding.place(of: key.stringValue)
        return place.isEmpty ? nil : try decoding.value(type, key: key, at: place)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        throw refusal(key)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw refusal(key) }

    func superDecoder() throws -> any Decoder { throw refusal(SuperKey()) }

    func superDecoder(forKey key: Key) throws -> any Decoder { throw refusal(key) }

    @inline(__always)
    private func decode(_ type: String.Type, named name: String, at place: FieldPlace) throws -> String {
        try decoding.read(place, named: name) { String(decoding: $0, as: UTF8.self) }
    }

    @inline(__always)
    private func decode<Value: FixedWidthInteger>(
        _ type: Value.Type, named name: String, at place: FieldPlace
    ) throws -> Value {
        try decoding.read(place, named: name) { ScalarReader.integer($0, as: type) }
    }

    private func refusal(_ key: some CodingKey) -> PathwayError {
        .unsupported(key: key.stringValue, reason: "nested values have no place in a URL")
    }
}
