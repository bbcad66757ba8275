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

    init(_ line: URLList.Line, _ source: RouteSource) {
        self.line = line
        let explanation = source.table.explain(line.url)
        winner = explanation.winner?.registration
        if let winner {
            outcome = "it is handled by \(winner)"
        } else if case .failure(let error) = explanation.url {
            outcome = "it is malformed: " + QuotedText.printable(error.description)
        } else {
            outcome = "it is not handled"
        }
        switch line.expected {
        case nil: problem = winner == nil ? "expected some route" : nil
        case "-": problem = winner == nil ? nil : "expected no route"
        case .some(let expected): problem = Self.problem(expected, winner, source)
        }
    }

    private static func problem(_ expected: String, _ winner: RegistrationSummary?, _ source: RouteSource) -> String? {
        if let winner, winner.name == expected || winner.pattern.description == expected { return nil }
        let known = source.table.registrations.flatMap { [$0.pattern.description] + ($0.name.map { [$0] } ?? []) }
        let text = "expected \(QuotedText.quote(expected))"
        if known.contains(expected) { return text }
        let closest = EditDistance.closest(to: expected, in: known).map { "; did you mean \(QuotedText.quote($0))?" }
        return text + ", which is no route's name or pattern" + (closest ?? "")
    }
}
