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
        let filter = registration.host
        var values = Self.values(pattern)
        let name = filter.map { ($0.isWildcard ? "www." : "") + $0.host }
        // Behind a scheme the first segment is the host, and the filter says which.
        if pattern.scheme != nil, let place = pattern.segments.first?.name { values[place] = name ?? "host" }
        guard let text = try? pattern.print(values, rest: Self.rests(pattern)) else { return }
        if pattern.scheme != nil {
            urls = [text]
        } else if let name {
            let host = name + (filter?.port.map { ":\($0)" } ?? "")
            let schemes = registration.schemes.isEmpty ? ["https"] : registration.schemes.sorted()
            urls = schemes.map { "\($0)://\(host)\(text)" }
        } else {
            path = text
            schemes = registration.schemes.sorted()
        }
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
