/// The map as nested lists.
struct MarkdownMap {
    private let map: RouteMap

    init(_ map: RouteMap) { self.map = map }

    var text: String {
        var lines = ["# Routes", "", Self.escaped(map.heading)]
        for root in map.roots {
            lines += ["", "## " + Self.code(root.label), ""]
            for route in root.routes { lines.append("- " + Self.item("/", [route])) }
            for child in root.children { add(child, indent: "", to: &lines) }
        }
        return lines.joined(separator: "\n")
    }

    private func add(_ node: RouteMap.Node, indent: String, to lines: inout [String]) {
        lines.append(indent + "- " + Self.item(node.label, node.routes))
        for child in node.children { add(child, indent: indent + "  ", to: &lines) }
    }

    private static func item(_ label: String, _ routes: [RouteMap.Route]) -> String {
        let titles = routes.map { escaped($0.title) }
        return code(label) + (titles.isEmpty ? "" : " " + titles.joined(separator: " | "))
    }

    /// A code span with a fence longer than any run of backticks in it.
    private static func code(_ text: String) -> String {
        let longest = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return longest == 0 ? fence + text + fence : "\(fence) \(text) \(fence)"
    }

    /// Every ASCII punctuation mark that could begin markup, escaped.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            // A mark with an accent behind it is still a mark.
            if "\\`*_[]<>&|~!#".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
    }
}
