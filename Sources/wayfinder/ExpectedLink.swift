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
        var links: [ExpectedLink] = []
        let data = try InputFile.contents(of: file, kind: "URLs")
        for (index, bytes) in data.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let place = "line \(index + 1)"
            guard let text = String(bytes: bytes, encoding: .utf8) else {
                throw .unreadableFile(file, kind: "URLs", reason: "\(place) is not UTF-8")
            }
            let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let link = words.first, !link.hasPrefix("#") else { continue }
            let word = words.count > 1 ? words[1] : LinkDecision.Outcome.open.rawValue
            guard words.count < 3, let outcome = LinkDecision.Outcome(rawValue: word) else {
                let reason = "\(place): expected a URL and open, excluded or web"
                throw .unreadableFile(file, kind: "URLs", reason: reason)
            }
            do throws(Failure) {
                links.append(try ExpectedLink(link, outcome))
            } catch {
                throw .unreadableFile(file, kind: "URLs", reason: "\(place): \(error)")
            }
        }
        if links.isEmpty { throw .unreadableFile(file, kind: "URLs", reason: "there is no URL in it") }
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
