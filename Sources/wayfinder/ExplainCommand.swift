import Foundation
import RouteMatching

extension Command {
    static let explain = Command(
        name: "explain", summary: "Say where a URL goes, and why it goes nowhere else.", operand: .required("URL"),
        options: [.manifest, .json, .all],
        details: """
            Prints the URL's parts, the route that handles it with the captured values, and each
            other route with the first reason it lost, those that came nearest first.
            """
    ) { invocation, console in
        let source = try RouteSource(invocation)
        let explanation = source.table.explain(invocation.operand ?? "")
        if invocation.has(.json) {
            console.print(try ExplainReport(explanation, source).json())
        } else if case .failure(let error) = explanation.url {
            throw Failure.malformedURL(explanation.text, reason: QuotedText.printable(error.description))
        } else {
            let limit = invocation.has(.all) ? Int.max : ExplainText.usualLimit
            console.print(ExplainText(explanation, source, console).text(losers: limit))
        }
        if case .failure = explanation.url { return .badInput }
        return explanation.winner == nil ? .notHandled : .handled
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
