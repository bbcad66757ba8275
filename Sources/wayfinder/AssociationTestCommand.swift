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
            let asked = invocation.values(of: .app)
            let apps = asked.isEmpty ? file.apps : asked
            if apps.isEmpty {
                throw Failure.unreadableFile(name, kind: File.group, reason: "it names no app; give one with --app")
            }
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
            return results.allSatisfy(\.hasPassed) ? .handled : .problemFound
        }
    }
}

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
        var links: [ExpectedLink] = []
        let data = try InputFile.contents(of: file, kind: "URLs")
        for (index, bytes) in data.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let place = "line \(index + 1)"
            guard let text = String(bytes: bytes, encoding: .utf8) else {
                throw .unreadableFile(file, kind: "URLs", reason: "\(place) is not UTF-8")
            }
            let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let link = words.first, !link.hasPrefix("#") else { continue }
            let word = words.count > 1 ? words[1] : LinkDecision.Outcome.open.rawValue
            guard words.count < 3, let outcome = LinkDecision.Outcome(rawValue: word) else {
                let reason = "\(place): expected a URL and open, excluded or web"
                throw .unreadableFile(file, kind: "URLs", reason: reason)
            }
            do throws(Failure) {
                links.append(try ExpectedLink(link, outcome))
            } catch {
                throw .unreadableFile(file, kind: "URLs", reason: "\(place): \(error)")
            }
        }
        if links.isEmpty { throw .unreadableFile(file, kind: "URLs", reason: "there is no URL in it") }
        return links
    }
}

/// What a file says about a link and an app, beside what was expected.
struct LinkTestResult {
    let link: ExpectedLink
    let app: String
    let decision: LinkDecision

    var hasPassed: Bool { decision.outcome == link.outcome }

    func text(_ console: Console, namesApp: Bool) -> String {
        let outcome = decision.outcome.rawValue
        var line = console.styled(outcome, hasPassed ? .green : .red)
        line += String(repeating: " ", count: 10 - outcome.count) + QuotedText.printable(link.text)
        if namesApp { line += " for \(QuotedText.printable(app))" }
        if !hasPassed { line += ", expected \(link.outcome.rawValue)" }
        let reasons = LinkDecisionText.reasons(decision).map { "          " + console.styled($0, .dim) }
        return ([line] + reasons).joined(separator: "\n")
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
