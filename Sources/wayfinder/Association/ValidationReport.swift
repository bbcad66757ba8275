import AppAssociation
import RouteMatching

/// A finding as JSON.
struct FindingReport: Encodable {
    private let code: AssociationFinding.Code
    private let severity: AssociationFinding.Severity
    private let path: String
    private let problem: String
    private let fix: String
    private let witness: String?

    init(_ finding: AssociationFinding) {
        code = finding.code
        severity = finding.severity
        path = finding.path.description
        problem = finding.problem
        fix = finding.fix
        witness = finding.witness
    }
}

/// The findings of a file as JSON.
struct ValidationReport: Encodable {
    private let file: String
    private let errors: Int
    private let warnings: Int
    private let findings: [FindingReport]

    init(_ file: String, _ findings: [AssociationFinding]) {
        self.file = file
        errors = findings.count { $0.severity == .error }
        warnings = findings.count { $0.severity == .warning }
        self.findings = findings.map(FindingReport.init)
    }
}
