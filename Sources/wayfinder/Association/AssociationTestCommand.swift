import AppAssociation
import RouteMatching

extension Command {
    static func test<File: AssociationFile>(_ type: File.Type) -> Command {
        Command(
            name: "\(File.group) test", summary: "Say which links \(File.owner)'s file opens in the app, and why.",
            operand: .oneAndMany("FILE", "URL"), options: [.urls, .app, .servingHost, .json],
            details: """
                Prints for each link and each app of the file: open, excluded (a rule keeps it on the
                web) or web (no rule is about it), with the rule that decided, or the nearest one and
                the part of the link that missed it. FILE '-' is standard input.

                With --urls it is a test of links: each line of that file is a URL and, behind a
                space, what is expected of it: open, excluded or web. Without that it is open. Empty
                lines and lines that begin with # are left out.

                Exit code: 0 all as expected, 1 some are not (a URL in the arguments: not open),
                2 bad input.
                """
        ) { invocation, console in
            let name = invocation.operand ?? "-"
            try invocation.checkStandardInput([name])
            var links = try invocation.operands.dropFirst().map { try ExpectedLink($0) }
            if let list = invocation.value(of: .urls) { links += try ExpectedLink.list(in: list) }
            if links.isEmpty { throw Failure.missingOperand("URL", command: invocation.command.name) }
            let file = try InputFile.association(type, from: name)
            let apps = try apps(of: file, name, invocation)
            let host = try invocation.value(of: .servingHost).map(HostFilter.plain)
            let results = apps.flatMap { app in
                let decide = file.matcher(app: app, host: host)
                return links.map { LinkTestResult(link: $0, app: app, decision: decide($0.url)) }
            }
            if invocation.has(.json) {
                console.print(try JSONText.text(of: LinkTestReport(results, file: name)))
            } else {
                console.print(results.map { $0.text(console, namesApp: apps.count > 1) }.joined(separator: "\n"))
            }
            return results.allSatisfy(\.hasPassed) ? .success : .problemFound
        }
    }

    /// The apps to ask about: those given, else all that the file names.
    private static func apps<File: AssociationFile>(
        of file: File, _ name: String, _ invocation: Invocation
    ) throws(Failure) -> [String] {
        let asked = invocation.values(of: .app)
        let apps = asked.isEmpty ? file.apps : asked
        if apps.isEmpty {
            throw .unreadableFile(name, kind: File.group, reason: "it names no app; give one with --app")
        }
        return apps
    }
}

/// The results as JSON.
struct LinkTestReport: Encodable {
    private let file: String
    private let passed: Int
    private let failed: Int
    private let links: [Row]

    private struct Row: Encodable {
        let app: String
        let url: String
        let expected: String
        let passed: Bool
        let decision: LinkDecisionReport
    }

    init(_ results: [LinkTestResult], file: String) {
        self.file = file
        passed = results.count { $0.hasPassed }
        failed = results.count - passed
        links = results.map {
            Row(
                app: $0.app, url: $0.link.text, expected: $0.link.outcome.rawValue, passed: $0.hasPassed,
                decision: LinkDecisionReport($0.decision))
        }
    }
}
