import Foundation

/// The encoder a field's value sees: takes one scalar, or a list of them.
final class FieldEncoding: Encoder {
    let encoding: PathwayEncoding
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]
    /// What the value has written so far.
    fileprivate(set) var value: EncodedField?

    private init(encoding: PathwayEncoding, codingPath: [any CodingKey]) {
        self.encoding = encoding
        self.codingPath = codingPath
    }

    /// What a field's value is in a URL.
    static func encode<Value: Encodable>(
        _ value: Value, key: some CodingKey, in encoding: PathwayEncoding
    ) throws -> EncodedField {
        if let text = try ScalarPrinter.text(ofFoundation: value, named: key.stringValue) { return .scalar(text) }
        return try encode(value, at: [key], in: encoding)
    }

    fileprivate static func encode<Value: Encodable>(
        _ value: Value, at codingPath: [any CodingKey], in encoding: PathwayEncoding
    ) throws -> EncodedField {
        let field = FieldEncoding(encoding: encoding, codingPath: codingPath)
        do {
            try value.encode(to: field)
        } catch is EncodingError {
            throw PathwayError.notEncodable(key: field.name, value: String(describing: value))
        }
        guard let result = field.value else {
            throw PathwayError.unsupported(key: field.name, reason: "\(Value.self) is not a single value")
        }
        if let absence = result.absence, isPresentOptional(value) {
            throw PathwayError.notEncodable(key: field.name, value: absence)
        }
        if case .list(let texts) = result, let type = Value.self as? any UnorderedValue.Type {
            return .list(type.sorted(texts))
        }
        return result
    }

    /// The field's name, which is the first key whatever stands below it.
    fileprivate var name: String { codingPath.first?.stringValue ?? "" }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(RefusingKeyedEncodingContainer(refusing("nested values have no place in a URL")))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if codingPath.count > 1 { return refusing("a list holds single values, not lists") }
        if case .list = value {} else { value = .list([]) }
        return ListEncodingContainer(field: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleEncodingContainer(field: self) }

    fileprivate func refusing(_ reason: String) -> RefusingEncodingContainer {
        RefusingEncodingContainer(encoding: encoding, codingPath: codingPath, reason: reason)
    }
}

/// Takes a field's one value.
private struct SingleEncodingContainer: SingleValueEncodingContainer {
    let field: FieldEncoding

    var codingPath: [any CodingKey] { field.codingPath }

    func encodeNil() throws { field.value = .null }
    func encode(_ value: String) throws { field.value = .scalar(value) }
    func encode(_ value: Bool) throws { field.value = .scalar(value ? "true" : "false") }
    func encode(_ value: Double) throws { field.value = .scalar(try ScalarPrinter.text(value, named: field.name)) }
    func encode(_ value: Float) throws { field.value = .scalar(try ScalarPrinter.text(value, named: field.name)) }
    func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws { field.value = .scalar(String(value)) }

    // The widest integers have an implementation of their own by default, which refuses them.

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: Int128) throws { field.value = .scalar(String(value)) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: UInt128) throws { field.value = .scalar(String(value)) }

    func encode<Value: Encodable>(_ value: Value) throws {
        if let text = try ScalarPrinter.text(ofFoundation: value, named: field.name) {
            field.value = .scalar(text)
        } else {
            field.value = try FieldEncoding.encode(value, at: field.codingPath, in: field.encoding)
        }
    }
}

/// Takes the values of a list, one after another.
private struct ListEncodingContainer: UnkeyedEncodingContainer {
    let field: FieldEncoding

    var codingPath: [any CodingKey] { field.codingPath }

    var count: Int {
        if case .list(let texts) = field.value { texts.count } else { 0 }
    }

    func encodeNil() throws { throw PathwayError.notEncodable(key: field.name, value: "nil") }
    func encode(_ value: String) throws { append(value) }
    func encode(_ value: Bool) throws { append(value ? "true" : "false") }
    func encode(_ value: Double) throws { append(try ScalarPrinter.text(value, named: field.name)) }
    func encode(_ value: Float) throws { append(try ScalarPrinter.text(value, named: field.name)) }
    func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws { append(String(value)) }

    // The widest integers have an implementation of their own by default, which refuses them.

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: Int128) throws { append(String(value)) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    func encode(_ value: UInt128) throws { append(String(value)) }

    func encode<Value: Encodable>(_ value: Value) throws {
        if let text = try ScalarPrinter.text(ofFoundation: value, named: field.name) {
            append(text)
            return
        }
        switch try FieldEncoding.encode(value, at: field.codingPath + [IndexKey(count)], in: field.encoding) {
        case .scalar(let text): append(text)
        case .null: try encodeNil()
        case .list: throw PathwayError.unsupported(key: field.name, reason: "a list holds single values, not lists")
        }
    }

    func nestedContainer<Key: CodingKey>(keyedBy keyType: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(RefusingKeyedEncodingContainer(refusing()))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { refusing() }

    func superEncoder() -> any Encoder { RefusingEncoder(container: refusing()) }

    private func append(_ text: String) {
        guard case .list(var texts) = field.value else { return }
        // Lets the array be extended in place.
        field.value = nil
        texts.append(text)
        field.value = .list(texts)
    }

    private func refusing() -> RefusingEncodingContainer {
        RefusingEncodingContainer(
            encoding: field.encoding, codingPath: field.codingPath + [IndexKey(count)],
            reason: "a list holds single values")
    }
}
