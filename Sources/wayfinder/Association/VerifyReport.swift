import AppAssociation
import RouteMatching

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
