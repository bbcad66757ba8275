import Foundation

/// The model's own keyed container: each key is a placeholder or a query field.
struct FieldEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoding: PathwayEncoding

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) throws { try encoding.set(.null, named: key.stringValue) }

    func encode(_ value: String, forKey key: Key) throws { try encoding.set(.scalar(value), named: key.stringValue) }

    func encode(_ value: Bool, forKey key: Key) throws {
        try encoding.set(.scalar(value ? "true" : "false"), named: key.stringValue)
    }

    func encode(_ value: Double, forKey key: Key) throws {
        try encoding.set(.scalar(try ScalarPrinter.text(value, named: key.stringValue)), named: key.stringValue)
    }

    func encode(_ value: Float, forKey key: Key) throws {
        try encoding.set(.scalar(try ScalarPrinter.text(value, named: key.stringValue)), named: key.stringValue)
    }

    // One method for each width: a generic one would run unspecialized, because this type is generic itself.

    func encode(_ value: Int, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }
    func encode(_ value: Int8, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }
    func encode(_ value: Int16, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }
    func encode(_ value: Int32, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }
    func encode(_ value: Int64, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }
    func encode(_ value: UInt, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }
    func encode(_ value: UInt8, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }
    func encode(_ value: UInt16, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }
    func encode(_ value: UInt32, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }
    func encode(_ value: UInt64, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: Int128, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: UInt128, forKey key: Key) throws { try encoding.set(value, named: key.stringValue) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try encoding.set(field(value, key), named: key.stringValue)
    }

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        guard let value else { return }
        let field = try field(value, key)
        if let absence = field.absence { throw PathwayError.notEncodable(key: key.stringValue, value: absence) }
        try encoding.set(field, named: key.stringValue)
    }

    @inline(__always)
    private func field<Value: Encodable>(_ value: Value, _ key: Key) throws -> EncodedField {
        if let uuid = sameType(value, as: UUID.self) { return .scalar(UUIDText.text(uuid)) }
        return try FieldEncoding.encode(value, key: key, in: encoding)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        KeyedEncodingContainer(RefusingKeyedEncodingContainer(refusing(key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { refusing(key) }

    func superEncoder() -> any Encoder { RefusingEncoder(container: refusing(SuperKey())) }

    func superEncoder(forKey key: Key) -> any Encoder { RefusingEncoder(container: refusing(key)) }

    private func refusing(_ key: some CodingKey) -> RefusingEncodingContainer {
        RefusingEncodingContainer(encoding: encoding, codingPath: [key], reason: "nested values have no place in a URL")
    }
}
