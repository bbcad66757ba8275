/// Writes an object's members in a fixed order and leaves out what is nil.
struct MemberWriter {
    private(set) var members: [JSONValue.Member] = []

    mutating func put(_ key: String, _ value: JSONValue?) {
        if let value { members.append(.init(key, value)) }
    }

    /// Appends what was kept aside, except keys that have been written meanwhile.
    mutating func put(aside others: [JSONValue.Member]) {
        let written = Set(members.map(\.key))
        members += others.filter { !written.contains($0.key) }
    }

    var object: JSONValue { .object(members) }
}
