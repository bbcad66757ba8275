import AppAssociation
import RouteMatching

/// What a file says about a link and an app, beside what was expected.
struct LinkTestResult {
    let link: ExpectedLink
    let app: String
    let decision: LinkDecision

    var hasPassed: Bool { decision.outcome == link.outcome }

    func text(_ console: Console, namesApp: Bool) -> String {
        let outcome = decision.outcome.rawValue
        var line = console.styled(outcome, hasPassed ? .green : .red)
        line += String(repeating: " ", count: 10 - outcome.count) + QuotedText.printable(link.text)
        if namesApp { line += " for \(QuotedText.printable(app))" }
        if !hasPassed { line += ", expected \(link.outcome.rawValue)" }
        let reasons = LinkDecisionText.reasons(decision).map { "          " + console.styled($0, .dim) }
        return ([line] + reasons).joined(separator: "\n")
    }
}
