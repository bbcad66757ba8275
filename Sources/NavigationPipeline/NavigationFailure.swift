/// How a navigation ended without an error of the client's.
@usableFromInline
package enum NavigationFailure: Error, Equatable, Sendable {
    /// A guard stopped it.
    case stopped
    /// More redirects followed each other than are allowed, or navigations were nested deeper.
    case tooManyRedirects(limit: Int)
    /// A newer navigation took its place.
    case superseded
    /// A guard did not decide in time.
    case timedOut(seconds: Double)
    /// Its task was cancelled.
    case cancelled
}
