import RouteMatching

/// The test of links that `explain --urls` runs: where each URL of a file goes, beside where it was to go.
enum LinkSuite {
    /// Reads the file, checks its URLs and prints what came out.
    static func run(_ file: String, _ invocation: Invocation, _ console: Console) throws -> ExitCode {
        if let operand = invocation.operand { throw Failure.tooManyOperands(operand, command: "explain --urls") }
        try invocation.checkStandardInput()
        let source = try RouteSource(invocation)
        let results = try URLList(file: file).lines.map(LinkJudge(source).result)
        if invocation.has(.json) {
            console.print(try JSONText.text(of: LinkReport(results, source)))
        } else {
            console.print(text(of: results, source, console))
        }
        return results.allSatisfy(\.hasPassed) ? .success : .problemFound
    }

    private static func text(of results: [LinkResult], _ source: RouteSource, _ console: Console) -> String {
        var lines: [String] = []
        for result in results {
            let url = QuotedText.printable(result.line.url)
            if let problem = result.problem {
                lines.append(console.styled("FAIL", .red) + "  line \(result.line.number): \(url)")
                lines.append("      " + problem)
                lines.append("      " + console.styled(result.outcome, .dim))
            } else {
                lines.append(console.styled("ok", .green) + "    \(url)")
            }
        }
        let failed = results.count { !$0.hasPassed }
        lines.append("")
        lines.append("\(Plural.text(results.count, "URL")), \(failed) failed, with the routes of \(source.title)")
        return lines.joined(separator: "\n")
    }
}
