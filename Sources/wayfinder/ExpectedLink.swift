import AppAssociation
import RouteMatching

/// A link, and what a file is expected to say about it.
struct ExpectedLink {
    let text: String
    let url: URLReference
    let outcome: LinkDecision.Outcome

    init(_ text: String, _ outcome: LinkDecision.Outcome = .open) throws(Failure) {
        self.text = text
        self.outcome = outcome
        do throws(URLReference.Error) {
            url = try URLReference(text)
        } catch {
            throw .malformedURL(text, reason: QuotedText.printable(error.description))
        }
    }

    /// The links of a file, one a line.
    static func list(in file: String) throws(Failure) -> [ExpectedLink] {
        let list = try URLList(file: file)
        var links: [ExpectedLink] = []
        for line in list.lines {
            guard let outcome = LinkDecision.Outcome(rawValue: line.expected ?? LinkDecision.Outcome.open.rawValue)
            else { throw list.problem(line, "expected a URL and open, excluded or web") }
            do throws(Failure) {
                links.append(try ExpectedLink(line.url, outcome))
            } catch {
                throw list.problem(line, "\(error)")
            }
        }
        return links
    }
}

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
