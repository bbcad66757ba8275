import AppAssociation

/// The map as one page, with nothing to load.
struct PageMap {
    private let map: RouteMap

    init(_ map: RouteMap) { self.map = map }

    var text: String {
        let heading = XMLText.escaped(map.heading)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" \
            content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>Routes</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <header>
            <h1>Routes</h1>
            <p>\(heading)</p>
            <label>Search <input id="search" type="search" autocapitalize="none" autocomplete="off" \
            placeholder="pattern, name, host, module"></label>
            \(needsBase ? Self.baseField : "")
            <p id="count" role="status"></p>
            </header>
            <main>
            \(map.roots.map(section).joined(separator: "\n"))
            </main>
            <script>
            \(Self.script)
            </script>
            </body>
            </html>
            """
    }

    private var needsBase: Bool {
        func isNeeded(_ node: RouteMap.Node) -> Bool {
            node.routes.contains { $0.path != nil } || node.children.contains(where: isNeeded)
        }
        return map.roots.contains(where: isNeeded)
    }

    private func section(_ root: RouteMap.Node) -> String {
        """
        <section class="branch">
        <h2>\(XMLText.escaped(root.label))</h2>
        <ul>
        \((root.routes.map { item($0, root.label, label: "/") } + root.children.map { branch($0, root.label) })
            .joined(separator: "\n"))
        </ul>
        </section>
        """
    }

    private func branch(_ node: RouteMap.Node, _ origin: String) -> String {
        let kind = node.isPlaceholder ? "segment placeholder" : "segment"
        let inner = node.routes.map { item($0, origin, label: nil) } + node.children.map { branch($0, origin) }
        return """
            <li class="branch"><code class="\(kind)">\(XMLText.escaped(node.label))</code>
            <ul>
            \(inner.joined(separator: "\n"))
            </ul></li>
            """
    }

    private func item(_ route: RouteMap.Route, _ origin: String, label: String?) -> String {
        let words = [origin, route.pattern, route.title].joined(separator: " ").lowercased()
        var lines = [#"<li class="route" data-words="\#(XMLText.escaped(words))">"#]
        if let label { lines.append(#"<code class="segment">\#(XMLText.escaped(label))</code>"#) }
        lines.append(#"<span class="title">\#(XMLText.escaped(route.title))</span>"#)
        lines.append(#"<code class="pattern">\#(XMLText.escaped(route.pattern))</code>"#)
        for url in route.links where SafeLink.isSafe(url) {
            let text = XMLText.escaped(url)
            lines.append(#"<a href="\#(text)">\#(text)</a>"#)
        }
        if let path = route.path {
            let text = XMLText.escaped(path)
            let schemes = XMLText.escaped(route.schemes.joined(separator: " "))
            lines.append(#"<a data-path="\#(text)" data-schemes="\#(schemes)">\#(text)</a>"#)
        }
        return lines.joined(separator: "\n") + "</li>"
    }
}
