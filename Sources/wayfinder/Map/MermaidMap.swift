/// The map as a chart in the language of Mermaid.
struct MermaidMap {
    private let map: RouteMap

    init(_ map: RouteMap) { self.map = map }

    var text: String {
        var lines = ["flowchart LR"]
        var count = 0
        for root in map.roots { add(root, parent: nil, count: &count, to: &lines) }
        return lines.joined(separator: "\n")
    }

    private func add(_ node: RouteMap.Node, parent: Int?, count: inout Int, to lines: inout [String]) {
        let id = count
        count += 1
        let titles = node.routes.map { "<br/>" + Self.escaped($0.title) }.joined()
        let label = "\"" + Self.escaped(node.label) + titles + "\""
        // Rounded for where URLs come from, slanted for any text, plain for a literal.
        let shape = parent == nil ? "([\(label)])" : node.isPlaceholder ? "[/\(label)/]" : "[\(label)]"
        lines.append("    n\(id)\(shape)")
        if let parent { lines.append("    n\(parent) --> n\(id)") }
        for child in node.children { add(child, parent: id, count: &count, to: &lines) }
    }

    /// Everything but letters, digits and harmless marks as the number of its character.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            let isPlain =
                scalar.value > 127 || scalar.properties.isAlphabetic
                || "0123456789 -_.,:/()".unicodeScalars.contains(scalar)
            result += isPlain ? String(scalar) : "#\(scalar.value);"
        }
    }
}
