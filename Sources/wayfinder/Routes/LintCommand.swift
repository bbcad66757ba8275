import RouteMatching

extension Command {
    static let lint = Command(
        name: "lint", summary: "Find routes that cannot do what they seem to be made for.", operand: .none,
        options: [.manifest, .strict, .json],
        details: """
            Prints each problem with the routes it is about, a URL that shows it, and what to do.
            An error is a route that never wins; a warning is one that works in a way hardly meant.

            Exit code: 0 no error, nor a warning with --strict; 1 some; 2 bad input.
            """
    ) { invocation, console in
        let source = try RouteSource(invocation)
        let findings = source.table.lint()
        if invocation.has(.json) {
            console.print(try JSONText.text(of: LintReport(findings, source)))
        } else {
            console.print(LintText(findings, source, console).text)
        }
        let limit: RouteFinding.Severity = invocation.has(.strict) ? .warning : .error
        return findings.contains { $0.severity >= limit } ? .problemFound : .success
    }
}

/// Findings laid out for a reader.
private struct LintText {
    let findings: [RouteFinding]
    let source: RouteSource
    let console: Console

    init(_ findings: [RouteFinding], _ source: RouteSource, _ console: Console) {
        (self.findings, self.source, self.console) = (findings, source, console)
    }

    var text: String {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        let count = Plural.text(source.table.registrations.count, "route")
        let result =
            "\(Plural.text(errors, "error")), \(Plural.text(warnings, "warning")) in \(count) of \(source.title)"
        return (findings.map(paragraph) + [console.styled(result, findings.isEmpty ? .green : .red)])
            .joined(separator: "\n\n")
    }

    /// The finding, with its first line told apart where there are colors.
    private func paragraph(_ finding: RouteFinding) -> String {
        var lines = finding.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[0] = console.styled(lines[0], .bold)
        return lines.joined(separator: "\n")
    }
}

/// Findings as JSON.
private struct LintReport: Encodable {
    private let manifest: String?
    private let errors: Int
    private let warnings: Int
    private let findings: [Finding]

    private struct Finding: Encodable {
        let code: RouteFinding.Code
        let severity: RouteFinding.Severity
        let route: RouteReport
        let other: RouteReport?
        let witness: String?
        let problem: String
        let fix: String
    }

    init(_ findings: [RouteFinding], _ source: RouteSource) {
        manifest = source.file
        errors = findings.count { $0.severity == .error }
        warnings = findings.count - errors
        self.findings = findings.map { finding in
            Finding(
                code: finding.code, severity: finding.severity, route: RouteReport(finding.registration, source),
                other: finding.other.map { RouteReport($0, source) }, witness: finding.witness,
                problem: finding.problem, fix: finding.fix)
        }
    }
}
