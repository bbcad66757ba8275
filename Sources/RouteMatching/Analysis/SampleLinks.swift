/// Links that reach a route, one for each of its schemes, with sample values for placeholders.
package struct SampleLinks {
    /// Links that say all, such as `https://shop.example/products/1`.
    package private(set) var urls: [String] = []
    /// What a link needs a host before, when the route takes any.
    package private(set) var path: String?
    /// The schemes that the path can be opened with, or nothing when any will do.
    package private(set) var schemes: [String] = []

    /// Makes the links of a registration; none when its pattern does not parse.
    package init<Value>(_ registration: RouteTable<Value>.Registration) {
        let pattern = registration.pattern
        let name = registration.host?.sample
        let port = registration.host?.port.map { ":\($0)" } ?? ""
        if let scheme = pattern.scheme {
            guard let text = Self.text(pattern, host: name) else { return }
            // The pattern has no place for the filter's port.
            let origin = "\(scheme)://\(name ?? "")"
            urls = [name != nil && text.hasPrefix(origin) ? origin + port + text.dropFirst(origin.count) : text]
        } else if let text = Self.text(pattern, host: nil) {
            let admitted = registration.schemes.sorted()
            if let name {
                urls = (admitted.isEmpty ? ["https"] : admitted).map { "\($0)://\(name)\(port)\(text)" }
            } else {
                path = text
                schemes = admitted
            }
        }
    }

    /// The pattern with sample values.
    ///
    /// - Parameter host: What the filter wants in the first segment of a pattern with a scheme.
    private static func text(_ pattern: RoutePattern, host: String?) -> String? {
        var values = Self.values(pattern)
        var rests = Self.rests(pattern)
        if pattern.scheme != nil {
            switch pattern.segments.first {
            case .placeholder(let name, .string): values[name] = host ?? "host"
            case .placeholder(let name, _): values[name] = host ?? values[name]
            case .rest(let name): rests[name]?.insert(contentsOf: host.map { [$0] } ?? [], at: 0)
            case .literal, nil: break
            }
        }
        return try? pattern.print(values, rest: rests)
    }

    private static func values(_ pattern: RoutePattern) -> [String: String] {
        var values: [String: String] = [:]
        for case .placeholder(let name, let type) in pattern.allSegments {
            values[name] = type.sample(1, text: "some-\(name)")
        }
        return values
    }

    private static func rests(_ pattern: RoutePattern) -> [String: [String]] {
        var rests: [String: [String]] = [:]
        for case .rest(let name) in pattern.allSegments { rests[name] = ["some", name] }
        return rests
    }
}

extension HostFilter {
    /// A host that it admits, without the port.
    var sample: String { (isWildcard ? "www." : "") + host }
}

extension RoutePattern.PlaceholderType {
    /// A value that the type takes.
    ///
    /// - Parameters:
    ///   - number: Tells the values of one pattern apart, where the type allows it.
    ///   - text: The value of a placeholder for any text.
    package func sample(_ number: Int, text: String) -> String {
        switch self {
        case .bool: "true"
        case .int: "\(number)"
        case .uuid: "00000000-0000-4000-8000-000000000000"
        case .double: "\(number).5"
        case .string: text
        }
    }
}
