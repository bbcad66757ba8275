/// The map for a terminal.
struct TextMap {
    private let map: RouteMap
    private let console: Console

    init(_ map: RouteMap, _ console: Console) {
        (self.map, self.console) = (map, console)
    }

    /// How far to the right the names stand at most.
    ///
    /// Only a row that is longer than this has its names farther off; one long pattern must not widen thousands of rows.
    private static let maximumWidth = 100

    var text: String {
        var rows: [(tree: String, title: String)] = []
        for root in map.roots {
            add(root, mark: "", indent: "", to: &rows)
        }
        let width = min(rows.map(\.tree.count).max() ?? 0, Self.maximumWidth)
        let lines = rows.map { row in
            guard !row.title.isEmpty else { return row.tree }
            let padding = String(repeating: " ", count: max(width - row.tree.count, 0) + 2)
            return row.tree + padding + console.styled(row.title, .dim)
        }
        return ([map.heading, ""] + lines).joined(separator: "\n")
    }

    private func add(
        _ node: RouteMap.Node, mark: String, indent: String, to rows: inout [(tree: String, title: String)]
    ) {
        rows.append((mark + node.label, node.routes.map(\.title).joined(separator: " | ")))
        for (index, child) in node.children.enumerated() {
            let isLast = index == node.children.count - 1
            add(
                child, mark: indent + (isLast ? "└── " : "├── "), indent: indent + (isLast ? "    " : "│   "), to: &rows
            )
        }
    }
}
