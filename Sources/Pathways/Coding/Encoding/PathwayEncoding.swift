import RouteMatching

/// One run of encoding: collects the fields and prints them when the model is done.
///
/// A model decides itself in which order it hands over its fields, so nothing is printed before the end.
final class PathwayEncoding: Encoder {
    /// A query field's items, printed: `tag=a&tag=b`.
    private struct Field {
        let name: String
        var items: String
    }

    let plan: PathwayPlan
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    /// What fills each slot.
    ///
    /// Unchecked here and below: each access is one statement of this file, in which no code of the model's runs.
    @exclusivity(unchecked) private var slotValues: [RoutePattern.PrintedValue?]
    @exclusivity(unchecked) private var fields: [Field] = []
    /// The first thing asked for that a URL cannot express.
    ///
    /// Containers that cannot throw leave it here.
    @exclusivity(unchecked) private var refusal: PathwayError?

    init(plan: PathwayPlan) {
        self.plan = plan
        slotValues = Array(repeating: nil, count: plan.slots.count)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(FieldEncodingContainer<Key>(encoding: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        RefusingEncodingContainer(encoding: self, codingPath: [], reason: "a model is not a list")
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        WholeModelEncodingContainer(encoding: self)
    }

    /// Notes what a URL cannot express, to be thrown at the end at the latest.
    func refuse(_ error: PathwayError) {
        if refusal == nil { refusal = error }
    }
}

extension PathwayEncoding {
    /// Takes a number.
    func set(_ value: some FixedWidthInteger, named name: String) throws {
        try set(.scalar(String(value)), named: name)
    }

    /// Takes the value of a field.
    func set(_ value: EncodedField, named name: String) throws {
        if let index = plan.slotIndex(named: name) {
            let printed = try printedValue(value, for: plan.slots[index])
            slotValues[index] = printed
            return
        }
        switch value {
        case .null: setItems(nil, named: name)
        case .scalar(let text): setItems(Self.item(name, text), named: name)
        case .list(let texts):
            setItems(texts.isEmpty ? nil : texts.map { Self.item(name, $0) }.joined(separator: "&"), named: name)
        }
    }

    private func printedValue(
        _ value: EncodedField, for slot: PathwayPlan.Slot
    ) throws -> RoutePattern.PrintedValue? {
        switch (value, slot.isRest) {
        case (.null, _): return nil
        case (.scalar(let text), false): return .segment(text)
        case (.list(let texts), true): return .rest(texts)
        case (.list, false):
            throw PathwayError.unsupported(key: slot.name, reason: "a placeholder holds one value, not a list")
        case (.scalar, true):
            throw PathwayError.unsupported(key: slot.name, reason: "a rest placeholder holds a list, not one value")
        }
    }

    /// A field encoded twice keeps its last value, as in a dictionary.
    private func setItems(_ items: String?, named name: String) {
        guard let index = fields.firstIndex(where: { $0.name == name }) else {
            if let items { fields.append(Field(name: name, items: items)) }
            return
        }
        if let items { fields[index].items = items } else { fields.remove(at: index) }
    }

    private static func item(_ name: String, _ value: String) -> String {
        var item = ""
        PercentCoding.appendQueryItem(name, to: &item)
        item += "="
        PercentCoding.appendQueryItem(value, to: &item)
        return item
    }
}

extension PathwayEncoding {
    /// The whole path.
    ///
    /// - Throws: ``PathwayError`` for a placeholder no field has filled, for a value that would not come back, and for
    ///   what containers have refused.
    func text() throws -> String {
        if let refusal { throw refusal }
        let text: String
        do {
            text = try plan.pattern.print(query: query) { position in
                guard let index = plan.slotIndices[position] else { return nil }
                return slotValues[index] ?? (plan.slots[index].isRest ? .rest([]) : nil)
            }
        } catch {
            throw PathwayError(error)
        }
        // The least text that can break a limit of reading has its 257 segments.
        if text.utf8.count > URLReference.Limits.standard.maximumSegments {
            do {
                _ = try URLReference(text)
            } catch {
                throw PathwayError.unsupported(key: nil, reason: "its path could not be read back: \(error)")
            }
        }
        return text
    }

    private var query: String? {
        guard var query = fields.first?.items else { return nil }
        for field in fields.dropFirst() {
            query += "&"
            query += field.items
        }
        return query
    }
}
