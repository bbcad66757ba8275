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
        return results.allSatisfy { $0.drift.isEmpty } ? .success : .problemFound
    }
}
