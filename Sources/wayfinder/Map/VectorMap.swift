import AppAssociation

/// The map as a picture: the tree from left to right, a row for each end of a branch.
struct VectorMap {
    private let map: RouteMap
    private var boxes: [String] = []
    private var lines: [String] = []
    private var widths: [Int] = []
    private var bottom = VectorMap.top

    private static let top = 56
    private static let margin = 24
    private static let gap = 44
    private static let boxHeight = 28
    private static let titleHeight = 16

    init(_ map: RouteMap) {
        self.map = map
        for root in map.roots { measure(root, depth: 0) }
        for root in map.roots {
            _ = place(root, depth: 0)
            bottom += 12
        }
    }

    var text: String {
        let width = max(x(widths.count) - Self.gap + Self.margin, Self.margin * 2 + map.heading.count * 9)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(bottom)" \
            viewBox="0 0 \(width) \(bottom)" role="img" aria-label="\(XMLText.escaped(map.heading))">
            <style>
            text { font: 14px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #1c2733; }
            .heading { font-size: 15px; font-weight: bold; }
            .title { font-size: 11px; fill: #5a6775; }
            rect { fill: #eef2f6; stroke: #9fb0c0; }
            .origin rect { fill: #1f4e79; stroke: #1f4e79; }
            .origin .label { fill: #ffffff; }
            .placeholder rect { fill: #fff4dc; stroke: #d9a441; stroke-dasharray: 4 3; }
            path { fill: none; stroke: #9fb0c0; stroke-width: 1.5; }
            </style>
            <rect x="0" y="0" width="\(width)" height="\(bottom)" style="fill: #ffffff; stroke: none"/>
            <text class="heading" x="\(Self.margin)" y="32">\(XMLText.escaped(map.heading))</text>
            \((lines + boxes).joined(separator: "\n"))
            </svg>
            """
    }

    private func x(_ depth: Int) -> Int {
        widths.prefix(depth).reduce(Self.margin) { $0 + $1 + Self.gap }
    }

    private mutating func measure(_ node: RouteMap.Node, depth: Int) {
        if widths.count == depth { widths.append(0) }
        let titles = node.routes.map { Self.width($0.title, of: 7) }.max() ?? 0
        widths[depth] = max(widths[depth], Self.width(node.label, of: 9) + 20, titles)
        for child in node.children { measure(child, depth: depth + 1) }
    }

    /// A bound of a text's width: what is not ASCII may be twice as wide.
    private static func width(_ text: String, of size: Int) -> Int {
        text.reduce(0) { $0 + ($1.isASCII ? size : size * 2) }
    }

    /// Draws the node and what is below it, and gives the middle of its box.
    private mutating func place(_ node: RouteMap.Node, depth: Int) -> Int {
        let start = bottom
        let ends = node.children.map { place($0, depth: depth + 1) }
        let height = Self.boxHeight + node.routes.count * Self.titleHeight + 12
        if node.children.isEmpty { bottom = start + height } else { bottom = max(bottom, start + height) }
        let middle: Int
        if let first = ends.first, let last = ends.last {
            middle = max((first + last) / 2, start + Self.boxHeight / 2)
        } else {
            middle = start + Self.boxHeight / 2
        }
        bottom = max(bottom, middle - Self.boxHeight / 2 + height)
        draw(node, depth: depth, middle: middle)
        let left = x(depth) + Self.width(node.label, of: 9) + 20
        let right = x(depth + 1)
        for end in ends {
            let bend = right - Self.gap / 2
            lines.append(#"<path d="M\#(left) \#(middle) H\#(bend) V\#(end) H\#(right)"/>"#)
        }
        return middle
    }

    private mutating func draw(_ node: RouteMap.Node, depth: Int, middle: Int) {
        let kind = depth == 0 ? "origin" : node.isPlaceholder ? "placeholder" : "literal"
        let (left, width) = (x(depth), Self.width(node.label, of: 9) + 20)
        var box = #"<g class="\#(kind)"><rect x="\#(left)" y="\#(middle - Self.boxHeight / 2)" rx="6" "#
        box += #"width="\#(width)" height="\#(Self.boxHeight)"/>"#
        box += #"<text class="label" x="\#(left + 10)" y="\#(middle + 5)">\#(XMLText.escaped(node.label))</text>"#
        for (index, route) in node.routes.enumerated() {
            let y = middle + Self.boxHeight / 2 + 13 + index * Self.titleHeight
            box += #"<text class="title" x="\#(left)" y="\#(y)">\#(XMLText.escaped(route.title))</text>"#
        }
        boxes.append(box + "</g>")
    }
}
