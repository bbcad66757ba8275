import RouteMatching

/// Where a URL of a link test went, beside where it was to go.
struct LinkResult {
    let line: URLList.Line
    /// Where it went, in words.
    let outcome: String
    let winner: RegistrationSummary?
    /// What was expected instead, or nil when all is well.
    let problem: String?

    var hasPassed: Bool { problem == nil }
}
