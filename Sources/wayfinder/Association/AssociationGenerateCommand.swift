import AppAssociation

extension Command {
    static func generate<File: AssociationFile>(_ type: File.Type) -> Command {
        Command(
            name: "\(File.group) generate", summary: "Make \(File.owner)'s file for a host from the routes.",
            operand: .none, options: SiteSource.options + [.compact],
            details: """
                Prints the file for the first of the site's hosts, or for --host. It belongs to
                https://HOST\(File.location). The new file is validated; errors in it go to
                standard error. As JSON it prints the file as text, with its place, size and findings.

                \(SiteSource.details)

                Exit code: 0 made, 1 made, but with errors in it, 2 bad input or no such file possible.
                """
        ) { invocation, console in
            try invocation.checkStandardInput()
            let source = try SiteSource(invocation)
            let file = try source.file(type)
            let findings = file.validate()
            if invocation.has(.json) {
                console.print(try JSONText.text(of: GeneratedFileReport(file, host: source.host, findings)))
            } else {
                let text = file.text(invocation.has(.compact) ? .compact : .pretty)
                console.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
                for finding in findings where finding.severity == .error {
                    console.printError(FindingText.text(finding, console))
                }
            }
            return findings.contains { $0.severity == .error } ? .problemFound : .success
        }
    }
}

/// A new file as JSON.
struct GeneratedFileReport: Encodable {
    private let host: String
    private let url: String
    private let size: Int
    private let maximumSize: Int
    private let text: String
    private let findings: [FindingReport]

    init<File: AssociationFile>(_ file: File, host: String, _ findings: [AssociationFinding]) {
        self.host = host
        url = "https://\(host)\(File.location)"
        text = file.text(.compact)
        size = text.utf8.count
        maximumSize = File.maximumSize
        self.findings = findings.map(FindingReport.init)
    }
}
