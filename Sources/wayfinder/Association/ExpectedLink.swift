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
