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
        return (lines + decision.notes.map { "note: " + text($0) }).map(QuotedText.printable)
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
            "systems ask the file about https alone, not about " + (scheme ?? "a link without a scheme")
        case .portIgnored(let port): "the port \(port) is not looked at"
        case .otherHost(let host): "the file is not about " + (host ?? "a link without a host")
        case .appNotNamed: "the file does not name the app"
        }
    }
}
