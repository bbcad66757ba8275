extension RouteManifest: Codable {
    private enum CodingKeys: String, CodingKey {
        case version, routes
    }

    /// Reads a manifest of the current version.
    ///
    /// - Throws: ``RouteManifest/Error/unsupportedVersion(_:)`` for a version this code does not know, whatever else
    ///   the manifest holds, or a `DecodingError` when it does not have the form of a manifest.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.currentVersion else { throw Error.unsupportedVersion(version) }
        routes = try container.decode([Route].self, forKey: .routes)
    }

    /// Writes the manifest with its version.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.currentVersion, forKey: .version)
        try container.encode(routes, forKey: .routes)
    }
}

extension RouteManifest.Route: Codable {
    private enum CodingKeys: String, CodingKey {
        case pattern, host, schemes, policy, name, kind, module
    }

    /// Reads a row.
    ///
    /// All keys but `pattern` may be missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            pattern: try container.decode(String.self, forKey: .pattern),
            host: try container.decodeIfPresent(String.self, forKey: .host),
            schemes: try container.decodeIfPresent([String].self, forKey: .schemes) ?? [],
            policy: try container.decodeIfPresent(MatchPolicy.self, forKey: .policy) ?? .exact,
            name: try container.decodeIfPresent(String.self, forKey: .name),
            kind: try container.decodeIfPresent(String.self, forKey: .kind),
            module: try container.decodeIfPresent(String.self, forKey: .module))
    }

    /// Writes a row.
    ///
    /// What is nil or empty is left out; the policy is always written.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(pattern, forKey: .pattern)
        try container.encodeIfPresent(host, forKey: .host)
        if !schemes.isEmpty { try container.encode(schemes, forKey: .schemes) }
        try container.encode(policy, forKey: .policy)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encodeIfPresent(kind, forKey: .kind)
        try container.encodeIfPresent(module, forKey: .module)
    }
}
