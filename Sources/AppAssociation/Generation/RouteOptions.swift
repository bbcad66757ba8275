/// What is special about one route when association files are made.
public struct RouteOptions: Sendable, Hashable, Codable {
    /// Who takes the links of a route.
    public enum Exposure: String, Sendable, Hashable, Codable, CaseIterable {
        /// The app opens them, and the web has a page for those without the app.
        case universal
        /// They are for use inside the app; no link on the web opens them.
        case appOnly
        /// They stay on the web, even where a wider route would take them.
        case webOnly
    }

    /// Who takes the links, or nil for the site's default.
    public var exposure: Exposure?
    /// Query items without which the route does not take a link.
    ///
    /// Each has to have a value.
    public var requiredQueryItems: [String]
    /// The only values that a placeholder takes, by its name.
    public var values: [String: [String]]

    /// Creates options.
    public init(
        exposure: Exposure? = nil, requiredQueryItems: [String] = [], values: [String: [String]] = [:]
    ) {
        self.exposure = exposure
        self.requiredQueryItems = requiredQueryItems
        self.values = values
    }

    /// Reads options; every key may be missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            exposure: try container.decodeIfPresent(Exposure.self, forKey: .exposure),
            requiredQueryItems: try container.decodeIfPresent([String].self, forKey: .requiredQueryItems) ?? [],
            values: try container.decodeIfPresent([String: [String]].self, forKey: .values) ?? [:])
    }
}
