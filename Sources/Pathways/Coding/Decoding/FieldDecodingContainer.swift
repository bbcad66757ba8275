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

    func decode(_ type: String.Type, forKey key: Key) throws -> String { try decoding.string(key.stringValue) }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decoding.bool(key.stringValue) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try decoding.double(key.stringValue) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try decoding.float(key.stringValue) }

    // One method for each width: a generic one would run unspecialized, because this type is generic itself.

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoding.integer(key.stringValue) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try decoding.integer(key.stringValue) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try decoding.integer(key.stringValue) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try decoding.integer(key.stringValue) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try decoding.integer(key.stringValue) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try decoding.integer(key.stringValue) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try decoding.integer(key.stringValue) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try decoding.integer(key.stringValue) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try decoding.integer(key.stringValue) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try decoding.integer(key.stringValue) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try decoding.integer(key.stringValue) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try decoding.integer(key.stringValue) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoding.value(type, named: key.stringValue, key)
    }

    // The most frequent optional fields are looked up once, where the defaults look three times.

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        let place = decoding.place(of: key.stringValue)
        return place.isEmpty ? nil : try decoding.string(key.stringValue, at: place)
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        let place = decoding.place(of: key.stringValue)
        return place.isEmpty ? nil : try decoding.integer(key.stringValue, at: place)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        throw refusal(key)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw refusal(key) }

    func superDecoder() throws -> any Decoder { throw refusal(SuperKey()) }

    func superDecoder(forKey key: Key) throws -> any Decoder { throw refusal(key) }

    private func refusal(_ key: some CodingKey) -> PathwayError {
        .unsupported(key: key.stringValue, reason: "nested values have no place in a URL")
    }
}
