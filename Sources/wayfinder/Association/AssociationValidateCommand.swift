import AppAssociation
import RouteMatching

extension Command {
    static func validate<File: AssociationFile>(_ type: File.Type) -> Command {
        Command(
            name: "\(File.group) validate", summary: "Check \(File.owner)'s file for mistakes.",
            operand: .required("FILE"), options: [.contentType, .errorsOnly, .strict, .json],
            details: """
                Prints each finding with its place in the file, the problem and what to do about it.
                FILE '-' is standard input. A warning can be about something that is meant so, as when a
                route takes the whole rest of a path.

                Exit code: 0 no error, nor a warning with --strict; 1 some; 2 the file is not of that
                kind at all.
                """
        ) { invocation, console in
            let name = invocation.operand ?? "-"
            let data = try InputFile.contents(of: name, kind: File.group)
            let findings = File.validate(data, contentType: invocation.value(of: .contentType))
                .filter { $0.severity == .error || !invocation.has(.errorsOnly) }
            if invocation.has(.json) {
                console.print(try JSONText.text(of: ValidationReport(name, findings)))
            } else if findings.contains(where: \.isAboutReading) {
                _ = try InputFile.association(type, in: data, of: name)
            } else if findings.isEmpty {
                console.print("\(QuotedText.printable(name)): no findings")
            } else {
                console.print(findings.map { FindingText.text($0, console) }.joined(separator: "\n"))
            }
            if findings.contains(where: \.isAboutReading) { return .badInput }
            let limit: AssociationFinding.Severity = invocation.has(.strict) ? .warning : .error
            return findings.contains { $0.severity >= limit } ? .problemFound : .success
        }
    }
}

extension AssociationFinding {
    /// Whether the bytes are no association file at all.
    fileprivate var isAboutReading: Bool { [.notJSON, .wrongRoot, .signedFile].contains(code) }
}
