import RouteMatching

/// The path that a screen has matched, as its closure reads it.
///
/// ```swift
/// route.screen("search/:kind") { url in
///     Self.search(url.param("kind"), text: url.query("q", fallback: "*"))
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct RouteURLInput: Sendable {
    let url: URLReference
    let match: ScreenMatch
    let inherited: [ScreenMatch]

    /// Reads a path parameter.
    ///
    /// A joined route also sees the parameters of the screens it is joined to; of two equal names its own counts.
    ///
    /// - Parameters:
    ///   - name: The name of a placeholder, without its colon.
    ///   - fallback: What to give when no placeholder has that name.
    /// - Returns: The decoded value. It is never empty when the pattern has the placeholder.
    public func param(_ name: String, fallback: String = "") -> String {
        if let value = match[name] { return value }
        for match in inherited.reversed() {
            if let value = match[name] { return value }
        }
        return fallback
    }

    /// Reads the segments that a `<path:…>` placeholder took.
    ///
    /// - Parameter name: The placeholder's name.
    /// - Returns: The decoded segments; none when the pattern has no such placeholder.
    public func rest(_ name: String) -> [String] {
        match.rest(name) ?? []
    }

    /// Reads the first value of a query item.
    ///
    /// - Parameters:
    ///   - name: The item's name.
    ///   - fallback: What to give when there is no such item, or its value is not valid UTF-8.
    /// - Returns: The decoded value; empty for an item without one.
    public func query(_ name: String, fallback: String = "") -> String {
        query(all: name).first ?? fallback
    }

    /// Reads all values of a query item.
    ///
    /// - Parameter name: The item's name.
    /// - Returns: The decoded values in the order of the query; values that are not valid UTF-8 are left out.
    public func query(all name: String) -> [String] {
        url.queryItems.compactMap { item in
            guard item.name == name, item.isDecodable else { return nil }
            return item.value ?? ""
        }
    }

    /// The part of the path that the screen's pattern left over, with the query and the fragment.
    ///
    /// A pattern that names a fragment covers the whole path, whatever is left of the fragment.
    var remainder: URLReference {
        let isInFragment = match.pattern.fragmentSegments != nil
        return url.droppingFirst(url.segmentCount - (isInFragment ? 0 : match.remainder.count))
    }
}
