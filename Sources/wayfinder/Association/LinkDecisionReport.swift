import AppAssociation
import RouteMatching

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
        notes = decision.notes.map(LinkDecisionText.text)
    }
}
