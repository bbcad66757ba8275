import RouteMatching

/// The results of a link test as JSON.
struct LinkReport: Encodable {
    private let manifest: String?
    private let passed: Int
    private let failed: Int
    private let urls: [Row]

    private struct Row: Encodable {
        let line: Int
        let url: String
        let expected: String?
        let passed: Bool
        let outcome: String
        let problem: String?
        let route: RouteReport?
    }

    init(_ results: [LinkResult], _ source: RouteSource) {
        manifest = source.file
        passed = results.count { $0.hasPassed }
        failed = results.count - passed
        urls = results.map { result in
            Row(
                line: result.line.number, url: result.line.url, expected: result.line.expected,
                passed: result.hasPassed, outcome: result.outcome, problem: result.problem,
                route: result.winner.map { RouteReport($0, source) })
        }
    }
}
