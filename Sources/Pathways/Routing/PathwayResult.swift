/// Whether a request handler took a URL.
public enum PathwayResult: Sendable, Hashable {
    /// The handler took the URL; the router stops.
    case handled
    /// The handler leaves the URL to the next best registration.
    case declined
}
