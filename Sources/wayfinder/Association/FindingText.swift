import AppAssociation
import RouteMatching

/// A finding laid out for a reader.
enum FindingText {
    static func text(_ finding: AssociationFinding, _ console: Console) -> String {
        let style: Console.Style = finding.severity == .info ? .dim : .red
        let severity = console.styled(finding.severity.rawValue, style)
        let shown = finding.witness.map { "\n      for example \(QuotedText.printable($0))" } ?? ""
        let place = QuotedText.printable("\(finding.path)")
        return "\(severity): \(place): \(QuotedText.printable(finding.problem)) [\(finding.code.rawValue)]"
            + shown + "\n      fix: \(QuotedText.printable(finding.fix))"
    }
}
