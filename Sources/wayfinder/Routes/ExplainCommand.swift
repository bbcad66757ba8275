import RouteMatching

extension Command {
    static let explain = Command(
        name: "explain", summary: "Say where URLs go, and why they go nowhere else.", operand: .many("URL"),
        options: [.manifest, .json, .all, .urls],
        details: """
            Prints each URL's parts, the route that handles it with the captured values, and each
            other route with the first reason it lost, those that came nearest first. As JSON one URL
            is an object, and several are an array of those.

            With --urls it is a test of links: each line of the file is a URL and, behind a space,
            what it is expected to reach, which is a route's name or pattern, or - for no route.
            A URL alone has to reach some route. Empty lines and lines that begin with # are left
            out. Prints one line for each URL.

            Exit code: 0 all handled or as expected, 1 one is not, 2 bad input.
            """
    ) { invocation, console in
        if let file = invocation.value(of: .urls) {
            return try LinkSuite.run(file, invocation, console)
        }
        guard !invocation.operands.isEmpty else { throw Failure.missingOperand("URL", command: "explain") }
        let source = try RouteSource(invocation)
        let explanations = invocation.operands.map { source.table.explain($0) }
        if invocation.has(.json) {
            let reports = explanations.map { ExplainReport($0, source) }
            console.print(try reports.count == 1 ? JSONText.text(of: reports[0]) : JSONText.text(of: reports))
        } else {
            printTexts(explanations, source, invocation, console)
        }
        return explanations.map(exitCode).max { $0.rawValue < $1.rawValue } ?? .success
    }

    private static func exitCode(_ explanation: RouteExplanation) -> ExitCode {
        if case .failure = explanation.url { return .badInput }
        return explanation.winner == nil ? .problemFound : .success
    }

    /// Prints what can be explained as one result, and after that what is no URL as errors.
    private static func printTexts(
        _ explanations: [RouteExplanation], _ source: RouteSource, _ invocation: Invocation, _ console: Console
    ) {
        let limit = invocation.has(.all) ? Int.max : ExplainText.usualLimit
        var texts: [String] = []
        var failures: [Failure] = []
        for explanation in explanations {
            if case .failure(let error) = explanation.url {
                let reason = QuotedText.printable(error.description)
                failures.append(.malformedURL(explanation.text, reason: reason))
            } else {
                texts.append(ExplainText(explanation, source, console).text(losers: limit))
            }
        }
        if !texts.isEmpty { console.print(texts.joined(separator: "\n\n")) }
        for failure in failures { console.printError("error: \(failure)") }
    }
}

/// An explanation laid out for a reader.
struct ExplainText {
    /// How many losers are shown unless all are asked for.
    static let usualLimit = 10

    private let explanation: RouteExplanation
    private let source: RouteSource
    private let console: Console

    init(_ explanation: RouteExplanation, _ source: RouteSource, _ console: Console) {
        self.explanation = explanation
        self.source = source
        self.console = console
    }

    /// The whole text, with at most so many losers.
    func text(losers limit: Int) -> String {
        var lines = [console.styled(QuotedText.printable(explanation.text), .bold), "Routes of \(source.title)", ""]
        lines += parts() + [""]
        lines += winner()
        let losers = explanation.losers
        if !losers.isEmpty { lines += ["", "Others:"] }
        for loser in losers.prefix(limit) {
            lines.append("  \(loser.registration)")
            lines.append("      " + console.styled("\(loser.verdict)", .dim))
        }
        let hidden = losers.count - min(limit, losers.count)
        if hidden > 0 { lines.append("  … and \(hidden) more (--all shows them)") }
        return lines.joined(separator: "\n")
    }

    private func parts() -> [String] {
        guard case .success(let url) = explanation.url else { return [] }
        let parts = RouteExplanation.parts(of: url)
        let width = parts.map(\.label.count).max() ?? 0
        return parts.map { part in
            "  " + part.label + String(repeating: " ", count: width - part.label.count + 2) + part.text
        }
    }

    private func winner() -> [String] {
        guard let winner = explanation.winner else { return [console.styled("Not handled", .red)] }
        return [console.styled("Handled", .green) + " by \(winner.registration)"]
            + winner.captureLines.map { "      \($0)" }
    }
}
