/// A transition of the app's own, used as ``RouteTransition/custom(_:)``.
///
/// ```swift
/// struct Replacement: CustomTransition {
///     func perform(from source: PlatformViewController?, to destination: PlatformViewController) throws {
///         guard let source else { throw RouterError.noNavigationContext }
///         // Put `destination` where `source` is.
///     }
/// }
/// ```
@MainActor
public protocol CustomTransition: Sendable {
    /// Shows a screen.
    ///
    /// - Parameters:
    ///   - source: the visible screen, or `nil` when the performer knows of none.
    ///   - destination: the screen to show.
    /// - Throws: whatever keeps it from being shown; the navigation fails with it and changes nothing.
    func perform(from source: PlatformViewController?, to destination: PlatformViewController) throws
}
