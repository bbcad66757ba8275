import RouteMatching

/// Collects what the routes of one path print: the items of the query, and what could not be printed.
///
/// It is shared by a route and the ones joined to it, so that they have one query.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class PathPrinter {
    private var items: [(name: String, value: String)] = []
    private(set) var error: RoutePrintingError?

    /// Sets or adds an item of the query.
    func query(_ name: String, _ values: [String], replace: Bool) {
        if replace { items.removeAll { $0.name == name } }
        for value in values { items.append((name, value)) }
    }

    /// Makes a path of the pieces, with a slash in front.
    ///
    /// Segments that no path can hold are left out and noted.
    func path(_ components: [RoutePathComponent], of route: @autoclosure () -> String) -> String {
        var output = ""
        for component in components {
            switch component {
            case .value(let value): append(value, to: &output, of: route)
            case .text(let text): append(text: text, to: &output, of: route)
            }
        }
        return output.isEmpty ? "/" : output
    }

    /// Makes a path of pieces of text, with a slash in front.
    func path(_ texts: [String], of route: @autoclosure () -> String) -> String {
        var output = ""
        for text in texts { append(text: text, to: &output, of: route) }
        return output.isEmpty ? "/" : output
    }

    /// Puts the path of a joined route behind another one.
    static func join(_ path: String, _ joined: String) -> String {
        let front = path == "/" ? "" : path
        switch joined.utf8.first {
        case nil: return path
        case UInt8(ascii: "/"): return joined.utf8.count == 1 ? path : front + joined
        case UInt8(ascii: "?"), UInt8(ascii: "#"): return path + joined
        default: return front + "/" + joined
        }
    }

    /// The whole path: what the route returned, with the query.
    func finish(_ path: String) -> String {
        guard !items.isEmpty else { return path }
        // A route may return any text, with a query and a fragment of its own.
        let fragment = path.utf8.firstIndex(of: UInt8(ascii: "#"))
        var output = fragment.map { String(path[..<$0]) } ?? path
        var separator = output.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
        for item in items {
            output += separator
            PercentCoding.appendQueryItem(item.name, to: &output)
            output += "="
            PercentCoding.appendQueryItem(item.value, to: &output)
            separator = "&"
        }
        if let fragment { output += path[fragment...] }
        return output
    }

    private func append(text: String, to output: inout String, of route: () -> String) {
        guard text.utf8.contains(UInt8(ascii: "/")) else {
            if !text.isEmpty { append(text, to: &output, of: route) }
            return
        }
        for segment in text.utf8.split(separator: UInt8(ascii: "/")) {
            append(String(Substring(segment)), to: &output, of: route)
        }
    }

    private func append(_ segment: String, to output: inout String, of route: () -> String) {
        guard !segment.isEmpty, segment != ".", segment != "..", !segment.utf8.contains(0) else {
            if error == nil { error = .unprintableSegment(segment, route: route()) }
            return
        }
        output += "/"
        PercentCoding.appendSegment(segment, to: &output)
    }
}
