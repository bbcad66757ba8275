import RouteMatching

/// Why association files cannot be made from a manifest and a site.
public enum GenerationError: Swift.Error, Equatable, Sendable, CustomStringConvertible {
    /// A row of the manifest does not parse.
    case invalidManifest(RouteManifest.Error)
    /// A host of the site is not a plain host name.
    case invalidHost(String)
    /// The host is none of the site's.
    case unknownHost(String)
    /// The site has no app for this kind of file.
    case noApps
    /// The site has options for a route that the manifest does not have.
    case unknownRoute(String)
    /// The site lists values for a placeholder that the route does not have, or lists none.
    case invalidValues(route: String, placeholder: String)
    /// Two routes of different exposure take links that the file's patterns cannot tell apart.
    case inseparable(route: String, other: String)
    /// One route would need too many rules, because the format has no variables.
    case tooManyRules(route: String, limit: Int)
    /// The file would be larger than systems read.
    case tooLarge(size: Int, limit: Int)

    /// The error in words, with what to do about it.
    public var description: String {
        switch self {
        case .invalidManifest(let error): "the manifest is not usable: \(error)"
        case .invalidHost(let host): "`\(host)` is not a host; write it without scheme, port, path and wildcard"
        case .unknownHost(let host): "`\(host)` is none of the site's hosts"
        case .noApps: "the site names no app for this file"
        case .unknownRoute(let route): "the site has options for `\(route)`, which is no route's name or pattern"
        case .invalidValues(let route, let placeholder):
            "the values for `\(placeholder)` of `\(route)` are empty, or it has no such placeholder"
        case .inseparable(let route, let other):
            "the links of `\(route)` and `\(other)` cannot be told apart by the file's patterns; give both the same"
                + " exposure, or one of them a path of its own"
        case .tooManyRules(let route, let limit):
            "`\(route)` would need more than \(limit) rules; list fewer values"
        case .tooLarge(let size, let limit):
            "the file would have \(size) bytes, systems read at most \(limit); use fewer routes, or prefix routes"
        }
    }
}
