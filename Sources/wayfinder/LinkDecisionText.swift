import AppAssociation
import RouteMatching

/// A decision about a link laid out for a reader.
enum LinkDecisionText {
    /// The lines about why it was decided so.
    static func reasons(_ decision: LinkDecision) -> [String] {
        var lines: [String] = []
        if let rule = decision.rule {
            lines.append("by \(rule.path): \(rule.text)")
        }
        if let miss = decision.nearestMiss {
            lines.append("nearest is \(miss.rule.path): \(miss.rule.text)")
            let found = miss.found.map { "is \"\($0)\"" } ?? "is not there"
            lines.append("but the \(name(of: miss.part)) \(found), not \"\(miss.pattern)\"")
        }
        return (lines + decision.notes.map(text)).map(QuotedText.printable)
    }

    static func name(of part: LinkDecision.Part) -> String {
        switch part {
        case .path: "path"
        case .query: "query"
        case .queryItem(let name): "query item \"\(name)\""
        case .fragment: "fragment"
        }
    }

    static func text(_ note: LinkDecision.Note) -> String {
        switch note {
        case .notHTTPS(let scheme):
            "note: systems ask the file about https alone, not about " + (scheme ?? "a link without a scheme")
        case .portIgnored(let port): "note: the port \(port) is not looked at"
        case .otherHost(let host): "note: the file is not about " + (host ?? "a link without a host")
        case .appNotNamed: "note: the file does not name the app"
        }
    }
}

/// A decision about a link as JSON.
struct LinkDecisionReport: Encodable {
    private let outcome: String
    private let rule: Rule?
    private let nearestMiss: Miss?
    private let notes: [String]

    private struct Rule: Encodable {
        let path: String
        let text: String
        let comment: String?

        init(_ rule: LinkDecision.RuleReference) {
            (path, text, comment) = (rule.path.description, rule.text, rule.comment)
        }
    }

    private struct Miss: Encodable {
        let rule: Rule
        let part: String
        let pattern: String
        let found: String?
    }

    init(_ decision: LinkDecision) {
        outcome = decision.outcome.rawValue
        rule = decision.rule.map(Rule.init)
        nearestMiss = decision.nearestMiss.map {
            Miss(
                rule: Rule($0.rule), part: LinkDecisionText.name(of: $0.part), pattern: $0.pattern, found: $0.found)
        }
        notes = decision.notes.map { String(LinkDecisionText.text($0).dropFirst("note: ".count)) }
    }
}
