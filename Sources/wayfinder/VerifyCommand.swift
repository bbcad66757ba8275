import AppAssociation
import RouteMatching

extension Command {
    static let verify = Command(
        name: "verify", summary: "Check published files against the routes.", operand: .oneAndMany("FILE", "FILE"),
        options: SiteSource.options,
        details: """
            Takes files of both kinds, as they were published on the first of the site's hosts, or on
            --host. Prints where they and the routes disagree, each time with a link:

              missing   the link should open the app, and does not
              exposed   the link opens the app, and should stay on the web
              unrouted  the link opens the app, and no route takes it

            Links are sampled, so each that is printed is a true disagreement.

            \(SiteSource.details)

            Exit code: 0 they agree, 1 they do not, 2 bad input.
            """
    ) { invocation, console in
        try invocation.checkStandardInput(invocation.operands)
        let source = try SiteSource(invocation)
        let results = try invocation.operands.map { try VerifiedFile($0, source) }
        if invocation.has(.json) {
            console.print(try JSONText.text(of: VerifyReport(results, host: source.host)))
        } else {
            console.print(results.map { $0.text(console) }.joined(separator: "\n"))
        }
        return results.allSatisfy { $0.drift.isEmpty } ? .handled : .problemFound
    }
}

/// A published file and where it disagrees with the routes.
struct VerifiedFile {
    let name: String
    let kind: String
    let drift: [AssociationDrift]

    /// Reads a file of either kind: Apple's is an object, Android's an array.
    init(_ name: String, _ source: SiteSource) throws {
        self.name = name
        let data = try InputFile.contents(of: name, kind: "file")
        let first = data.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
        if first == UInt8(ascii: "[") {
            kind = AssetLinks.group
            drift = try source.drift(of: try InputFile.association(AssetLinks.self, in: data, of: name))
        } else {
            kind = AppleAppSiteAssociation.group
            drift = try source.drift(of: try InputFile.association(AppleAppSiteAssociation.self, in: data, of: name))
        }
    }

    func text(_ console: Console) -> String {
        let file = QuotedText.printable(name)
        if drift.isEmpty { return console.styled("ok", .green) + "  \(file) agrees with the routes" }
        let lines = drift.map { "  " + QuotedText.printable($0.description) }
        return ([console.styled("drift", .red) + "  \(file)"] + lines).joined(separator: "\n")
    }
}

/// What came out as JSON.
struct VerifyReport: Encodable {
    private let host: String
    private let files: [File]

    private struct File: Encodable {
        let file: String
        let kind: String
        let drift: [Drift]
    }

    private struct Drift: Encodable {
        let kind: String
        let app: String
        let route: String?
        let url: String
        let decision: LinkDecisionReport
    }

    init(_ results: [VerifiedFile], host: String) {
        self.host = host
        files = results.map { result in
            File(
                file: result.name, kind: result.kind,
                drift: result.drift.map {
                    Drift(
                        kind: $0.kind.rawValue, app: $0.app, route: $0.route, url: $0.link,
                        decision: LinkDecisionReport($0.decision))
                })
        }
    }
}
