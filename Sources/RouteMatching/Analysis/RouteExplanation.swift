/// Where a URL goes in a table, and why it goes nowhere else.
///
/// ```swift
/// print(table.explain("https://shop.example/products/42"))
/// ```
public struct RouteExplanation: Sendable, Equatable, CustomStringConvertible {
    /// What became of one registration.
    public enum Verdict: Sendable, Equatable {
        /// It is the best match, and captured these values.
        case won(captures: [PathCapture], remainder: [String])
        /// It matches as well, but the winner comes before it because of this step.
        case outranked(RankStep)
        /// It does not match, for this reason.
        case lost(MatchLoss)
    }

    /// A registration and what became of it.
    public struct Candidate: Sendable, Equatable {
        /// The registration.
        public let registration: RegistrationSummary
        /// What became of it.
        public let verdict: Verdict
    }

    /// The text that was explained.
    public let text: String
    /// The parts of the URL, or why it is malformed.
    public let url: Result<URLReference, URLReference.Error>
    /// The matching registrations, best first, then the others: those that got furthest first.
    ///
    /// Empty when the URL is malformed.
    public let candidates: [Candidate]

    /// The registration that takes the URL, or nil when none does.
    public var winner: Candidate? {
        guard let first = candidates.first, case .won = first.verdict else { return nil }
        return first
    }

    /// The candidates without the winner.
    public var losers: ArraySlice<Candidate> { winner == nil ? candidates[...] : candidates.dropFirst() }
}

extension RouteExplanation.Verdict: CustomStringConvertible {
    /// The verdict in words, the winner's captures aside.
    public var description: String {
        switch self {
        case .won: "matches"
        case .outranked(let step): "outranked: \(step)"
        case .lost(let loss): "\(loss)"
        }
    }
}
