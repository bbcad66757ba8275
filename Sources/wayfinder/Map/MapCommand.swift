import RouteMatching

extension Command {
    static let map = Command(
        name: "map", summary: "Draw the routes as a tree.", operand: .none, options: [.manifest, .format, .json],
        details: """
            The formats: text is for a terminal, and the default; markdown is nested lists; mermaid is
            for pages that draw its charts; svg is a picture; html is one page, with nothing to load,
            that searches the routes and links to a sample of each, to be tapped on a device. The page
            opens with a search in it when #q=WORDS stands behind its address. --json is the tree as
            data, in place of a format.

            Exit code: 0 drawn, 2 bad input.
            """
    ) { invocation, console in
        if invocation.has(.json) {
            if invocation.has(.format) { throw Failure.optionsTogether(.json, .format) }
            console.print(try JSONText.text(of: RouteMap(try RouteSource(invocation))))
            return .success
        }
        let format = try MapFormat(
            chosen: invocation.value(of: .format) ?? MapFormat.text.rawValue, for: Option.format.name)
        console.print(format.text(of: RouteMap(try RouteSource(invocation)), console))
        return .success
    }
}

/// A way to draw the map.
enum MapFormat: String, CaseIterable {
    case text, markdown, mermaid, svg, html

    func text(of map: RouteMap, _ console: Console) -> String {
        switch self {
        case .text: TextMap(map, console).text
        case .markdown: MarkdownMap(map).text
        case .mermaid: MermaidMap(map).text
        case .svg: VectorMap(map).text
        case .html: PageMap(map).text
        }
    }
}
