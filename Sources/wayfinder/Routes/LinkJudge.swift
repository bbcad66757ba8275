import RouteMatching

/// Says of many URLs where each goes with one table, at the price of a match for each.
struct LinkJudge {
    private let table: RouteTable<RouteManifest.Route>
    private let summaries: [RegistrationID: RegistrationSummary]
    /// What can be expected: the patterns and the names.
    private let known: Set<String>

    /// With more words than this none is suggested: each is compared with what was written, letter by letter.
    private static let suggestionLimit = 1_000

    init(_ source: RouteSource) {
        table = source.table
        summaries = table.summariesByID
        known = Set(summaries.values.flatMap { [$0.pattern.description] + ($0.name.map { [$0] } ?? []) })
    }

    /// Where the URL of a line goes, beside what the line expects.
    func result(_ line: URLList.Line) -> LinkResult {
        let winner: RegistrationSummary?
        let outcome: String
        do throws(URLReference.Error) {
            winner = table.firstMatch(for: try URLReference(line.url)).flatMap { summaries[$0.id] }
            outcome = winner.map { "it is handled by \($0)" } ?? "it is not handled"
        } catch {
            winner = nil
            outcome = "it is malformed: " + QuotedText.printable(error.description)
        }
        return LinkResult(line: line, outcome: outcome, winner: winner, problem: problem(line.expected, winner))
    }

    private func problem(_ expected: String?, _ winner: RegistrationSummary?) -> String? {
        switch expected {
        case nil: return winner == nil ? "expected some route" : nil
        case "-": return winner == nil ? nil : "expected no route"
        case .some(let expected):
            if let winner, winner.name == expected || winner.pattern.description == expected { return nil }
            let text = "expected \(QuotedText.quote(expected))"
            return known.contains(expected)
                ? text : text + ", which is no route's name or pattern" + suggestion(for: expected)
        }
    }

    private func suggestion(for expected: String) -> String {
        guard known.count <= Self.suggestionLimit else { return "" }
        let closest = EditDistance.closest(to: expected, in: known.sorted())
        return closest.map { "; did you mean \(QuotedText.quote($0))?" } ?? ""
    }
}
