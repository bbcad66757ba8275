/// Stands in for a container that a URL has no place for.
///
/// `Encoder`'s calls that give containers cannot throw. Asking for one of these is noted at once, so that encoding
/// fails even when nothing is put into it, and putting something in throws.
struct RefusingEncodingContainer: UnkeyedEncodingContainer, SingleValueEncodingContainer {
    let encoding: PathwayEncoding
    let codingPath: [any CodingKey]
    let error: PathwayError

    var count: Int { 0 }

    init(encoding: PathwayEncoding, codingPath: [any CodingKey], reason: String) {
        self.encoding = encoding
        self.codingPath = codingPath
        error = .unsupported(key: codingPath.first?.stringValue, reason: reason)
        encoding.refuse(error)
    }

    func encodeNil() throws { throw error }
    func encode<Value: Encodable>(_ value: Value) throws { throw error }

    func nestedContainer<Key: CodingKey>(keyedBy keyType: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(RefusingKeyedEncodingContainer(self))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }

    func superEncoder() -> any Encoder { RefusingEncoder(container: self) }
}

/// The keyed form of ``RefusingEncodingContainer``.
struct RefusingKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let refusing: RefusingEncodingContainer

    var codingPath: [any CodingKey] { refusing.codingPath }

    init(_ refusing: RefusingEncodingContainer) { self.refusing = refusing }

    func encodeNil(forKey key: Key) throws { throw refusing.error }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { throw refusing.error }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        KeyedEncodingContainer(RefusingKeyedEncodingContainer<NestedKey>(refusing))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { refusing }
    func superEncoder() -> any Encoder { RefusingEncoder(container: refusing) }
    func superEncoder(forKey key: Key) -> any Encoder { RefusingEncoder(container: refusing) }
}

/// An encoder all of whose containers refuse.
struct RefusingEncoder: Encoder {
    let container: RefusingEncodingContainer

    var codingPath: [any CodingKey] { container.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(RefusingKeyedEncodingContainer(container))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { container }
    func singleValueContainer() -> any SingleValueEncodingContainer { container }
}

/// Lets a model hand itself over as another model with the same fields, as wrappers do; a bare value has no name to
/// go by.
struct WholeModelEncodingContainer: SingleValueEncodingContainer {
    let encoding: PathwayEncoding

    var codingPath: [any CodingKey] { [] }

    private var error: PathwayError { .unsupported(key: nil, reason: "a single value has no key to be named by") }

    func encodeNil() throws { throw error }
    func encode(_ value: String) throws { throw error }
    func encode(_ value: Bool) throws { throw error }
    func encode(_ value: Double) throws { throw error }
    func encode(_ value: Float) throws { throw error }
    func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws { throw error }
    func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: encoding) }
}
