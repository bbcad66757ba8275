import AppAssociation

/// A site as a file describes it.
///
/// A key that nothing reads is an error here: a misspelled `webOnly` route would be published otherwise.
struct CheckedSite: Decodable {
    let site: SiteDescription

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        site = try SiteDescription(from: decoder)
        let root = try decoder.container(keyedBy: Key.self)
        try Self.check(root, ["hosts", "appIDs", "androidApps", "strictDepth", "exposure", "routes"])
        let routesKey = Key(stringValue: "routes")
        guard root.contains(routesKey), try !root.decodeNil(forKey: routesKey) else { return }
        let routes = try root.nestedContainer(keyedBy: Key.self, forKey: routesKey)
        for route in routes.allKeys {
            try Self.check(
                try routes.nestedContainer(keyedBy: Key.self, forKey: route),
                ["exposure", "requiredQueryItems", "values"])
        }
    }

    private static func check(_ container: KeyedDecodingContainer<Key>, _ known: Set<String>) throws {
        let unknown = container.allKeys.filter { !known.contains($0.stringValue) }
        guard let key = unknown.min(by: { $0.stringValue < $1.stringValue }) else { return }
        let suggestion = EditDistance.closest(to: key.stringValue, in: known.sorted())
        throw DecodingError.dataCorrupted(
            .init(
                codingPath: container.codingPath + [key],
                debugDescription: DecodingProblem.unknownKey + (suggestion.map { "; did you mean '\($0)'?" } ?? "")))
    }
}
