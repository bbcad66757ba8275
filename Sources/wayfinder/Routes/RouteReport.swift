import RouteMatching

/// A route as JSON: its number in the table beside what its manifest says.
struct RouteReport: Encodable {
    private let number: Int
    private let pattern: String
    private let host: String?
    private let schemes: [String]
    private let policy: MatchPolicy
    private let name: String?
    private let kind: String?
    private let module: String?

    init(_ summary: RegistrationSummary, _ source: RouteSource) {
        let route = source.table[summary.id]?.value
        number = summary.number
        pattern = summary.pattern.description
        host = summary.host?.description
        schemes = summary.schemes.sorted()
        policy = summary.policy
        name = summary.name
        kind = route?.kind
        module = route?.module
    }
}
