import RouteMatching

/// Links that reach a route, one for each of its schemes, with sample values for placeholders.
struct SampleLinks {
    /// Links that say all, such as `https://shop.example/products/1`.
    private(set) var urls: [String] = []
    /// What a link needs a host before, when the route takes any.
    private(set) var path: String?
    /// The schemes that the path can be opened with, or nothing when any will do.
    private(set) var schemes: [String] = []

    init(_ row: RouteTable<RouteManifest.Route>.Registration) {
        var values = Self.values(row.pattern)
        let name = row.host.map { ($0.isWildcard ? "www." : "") + $0.host }
        // Behind a scheme the first segment is the host, and the filter says which.
        if row.pattern.scheme != nil, let place = row.pattern.segments.first?.name { values[place] = name ?? "host" }
        guard let text = try? row.pattern.print(values, rest: Self.rests(row.pattern)) else { return }
        let host = name.map { $0 + (row.host?.port.map { ":\($0)" } ?? "") }
        if row.pattern.scheme != nil {
            urls = [text]
        } else if let host {
            let schemes = row.schemes.isEmpty ? ["https"] : row.schemes.sorted()
            urls = schemes.map { "\($0)://\(host)\(text)" }
        } else {
            path = text
            schemes = row.schemes.sorted()
        }
    }

    private static func values(_ pattern: RoutePattern) -> [String: String] {
        var values: [String: String] = [:]
        for case .placeholder(let name, let type) in pattern.allSegments {
            values[name] =
                switch type {
                case .bool: "true"
                case .int: "1"
                case .uuid: "00000000-0000-4000-8000-000000000000"
                case .double: "1.5"
                case .string: "some-\(name)"
                }
        }
        return values
    }

    private static func rests(_ pattern: RoutePattern) -> [String: [String]] {
        var rests: [String: [String]] = [:]
        for case .rest(let name) in pattern.allSegments { rests[name] = ["some", name] }
        return rests
    }
}
