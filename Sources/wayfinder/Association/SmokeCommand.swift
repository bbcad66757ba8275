import AppAssociation
import RouteMatching

extension Command {
    static let smoke = Command(
        name: "smoke", summary: "Print lines that open each route's link on a device.", operand: .none,
        options: SiteSource.options,
        details: """
            Prints a shell script: for each route that opens the app on the first of the site's hosts,
            or on --host, a line for the booted iOS simulator and one for the Android device; and the
            same for each link of a custom scheme.

            \(SiteSource.details)

            Exit code: 0 printed, 1 there is no such link, 2 bad input.
            """
    ) { invocation, console in
        try invocation.checkStandardInput()
        let source = try SiteSource(invocation)
        let tests = try source.generator.smokeTests(for: source.host)
        if invocation.has(.json) {
            console.print(try JSONText.text(of: SmokeReport(tests, host: source.host)))
        } else if tests.isEmpty {
            console.print("# No route opens the app on \(source.host).")
        } else {
            let texts = tests.map { test in
                "# \(QuotedText.printable(test.route))\n\(test.simulatorLine)\n\(test.androidLine)"
            }
            console.print(texts.joined(separator: "\n\n"))
        }
        return tests.isEmpty ? .problemFound : .success
    }
}

/// The lines as JSON.
struct SmokeReport: Encodable {
    private let host: String
    private let routes: [Row]

    private struct Row: Encodable {
        let route: String
        let url: String
        let simulator: String
        let android: String
    }

    init(_ tests: [SmokeTest], host: String) {
        self.host = host
        routes = tests.map {
            Row(route: $0.route, url: $0.link, simulator: $0.simulatorLine, android: $0.androidLine)
        }
    }
}
