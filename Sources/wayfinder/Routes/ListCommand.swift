import RouteMatching

extension Command {
    static let list = Command(
        name: "list", summary: "List the routes of the table.", operand: .none, options: [.manifest, .json],
        details: """
            Prints the routes in the order of registration. As JSON it prints a manifest, which
            --manifest reads again.

            Exit code: 0 listed, 2 bad input.
            """
    ) { invocation, console in
        let source = try RouteSource(invocation)
        if invocation.has(.json) {
            console.print(try JSONText.text(of: source.manifest))
            return .success
        }
        let rows = source.table.summaries
        var lines = ["\(Plural.text(rows.count, "route")) of \(source.title)"]
        let width = rows.map(\.pattern.description.count).max() ?? 0
        for row in rows {
            let pattern = row.pattern.description
            let padding = String(repeating: " ", count: width - pattern.count)
            let number = String(row.number)
            let indent = String(repeating: " ", count: max(0, 4 - number.count))
            var line = "\(indent)\(number)  \(console.styled(row.patternText, .bold))"
            if !row.details.isEmpty { line += padding + "  " + row.details.joined(separator: ", ") }
            lines.append(line)
        }
        console.print(lines.joined(separator: "\n"))
        return .success
    }
}
