/// How much of a URL's path a pattern has to cover.
public enum MatchPolicy: String, Sendable, Hashable, Codable, CaseIterable {
    /// The pattern covers every segment.
    case exact
    /// The pattern covers whole segments from the start; more may follow.
    case prefix
}
