extension JSONValue {
    /// Reads one value that fills the text.
    ///
    /// - Throws: ``JSONError`` with the place where the text is no JSON.
    package init(reading bytes: [UInt8]) throws(JSONError) {
        self = try JSONReader.read(bytes)
    }

    /// The value at a place, or nil when there is none; of members with the same key the first counts.
    package subscript(path: JSONPath) -> JSONValue? {
        path.steps.reduce(self) { value, step in
            value?.children.first { $0.step == step }?.value
        }
    }

    /// The first key that stands in an object for the second time.
    package var repeatedKey: JSONPath? {
        var seen: Set<JSONPath.Step> = []
        for (step, value) in children {
            if !seen.insert(step).inserted { return JSONPath([step]) }
            if let place = value.repeatedKey { return JSONPath([step] + place.steps) }
        }
        return nil
    }

    /// The place of the first number whose spelling is as asked.
    package func firstNumber(where condition: (String) -> Bool) -> JSONPath? {
        if case .number(let spelling) = self { return condition(spelling) ? JSONPath() : nil }
        for (step, value) in children {
            if let place = value.firstNumber(where: condition) { return JSONPath([step] + place.steps) }
        }
        return nil
    }

    /// What an array or an object holds, in the order of the text.
    private var children: [(step: JSONPath.Step, value: JSONValue)] {
        switch self {
        case .array(let elements): elements.enumerated().map { (.index($0), $1) }
        case .object(let members): members.map { (.key($0.key), $0.value) }
        case .null, .bool, .number, .string: []
        }
    }
}
