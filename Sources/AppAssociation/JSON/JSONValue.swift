/// A JSON value that keeps what association files need kept: the order of keys, keys that appear twice, and the
/// spelling of numbers.
public enum JSONValue: Sendable, Hashable {
    /// The literal `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number as it is spelled.
    case number(String)
    /// A string, unescaped.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// An object's members in the order of the file.
    case object([Member])

    /// A key and its value.
    public struct Member: Sendable, Hashable {
        /// The key, unescaped.
        public var key: String
        /// What stands after the colon.
        public var value: JSONValue

        /// Creates a member.
        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// What kind of value this is, in the words of the JSON standard.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue {
    /// The string, or nil for any other kind.
    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The boolean, or nil for any other kind.
    var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements, or nil for any other kind.
    var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members, or nil for any other kind.
    var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The strings of an array that holds nothing else, or nil.
    var strings: [String]? {
        guard let array else { return nil }
        let strings = array.compactMap(\.string)
        return strings.count == array.count ? strings : nil
    }

    /// An array of strings.
    static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }
}
