/// Takes typed values out of an object; what is left over is what was unknown or had the wrong type.
struct MemberReader {
    /// The members not taken so far, in the order of the file.
    private(set) var rest: [JSONValue.Member]

    init(_ members: [JSONValue.Member]) {
        rest = members
    }

    /// Takes the last member with a key, when `convert` accepts its value.
    ///
    /// The last of equal keys counts, as it does in JavaScript; earlier ones are left over.
    mutating func take<Value>(_ key: String, _ convert: (JSONValue) -> Value?) -> Value? {
        guard let index = rest.lastIndex(where: { $0.key == key }), let value = convert(rest[index].value) else {
            return nil
        }
        rest.remove(at: index)
        return value
    }
}

extension JSONValue {
    /// The elements of an array, each converted, or nil when one is refused.
    func elements<Element>(_ convert: (JSONValue) -> Element?) -> [Element]? {
        guard let array else { return nil }
        let elements = array.compactMap(convert)
        return elements.count == array.count ? elements : nil
    }
}
