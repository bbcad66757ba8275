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
        let rows = source.table.registrations
        if invocation.has(.json) {
            console.print(try JSONText.text(of: RouteManifest(routes: rows.map(\.value))))
            return .success
        }
        var lines = ["\(Plural.text(rows.count, "route")) of \(source.title)"]
        let width = rows.map(\.pattern.description.count).max() ?? 0
        for (index, row) in rows.enumerated() {
            let pattern = row.pattern.description
            let padding = String(repeating: " ", count: width - pattern.count)
            let number = String(index + 1)
            let indent = String(repeating: " ", count: max(0, 4 - number.count))
            var line = "\(indent)\(number)  \(console.styled(QuotedText.printable(pattern), .bold))"
            let details = row.summary(number: index + 1).details
            if !details.isEmpty { line += padding + "  " + details.joined(separator: ", ") }
            lines.append(line)
        }
        console.print(lines.joined(separator: "\n"))
        return .success
    }
}
