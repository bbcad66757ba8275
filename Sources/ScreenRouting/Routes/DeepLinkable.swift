import RouteMatching

/// A route that can be made from a URL or a path.
///
/// ```swift
/// struct UserDetail: Route, DeepLinkable {
///     let id: Int
///
///     static let pattern: RoutePattern = "myapp://user/<int:id>"
///
///     init(parameters: RouteParameters) throws {
///         id = try parameters.int("id")
///     }
/// }
/// ```
///
/// Registering the type registers the pattern with it. A pattern without a scheme serves plain paths and URLs of any
/// scheme; a URL's host is its first segment.
public protocol DeepLinkable: Route {
    /// Which URLs and paths lead here.
    static var pattern: RoutePattern { get }

    /// Makes the route from what the pattern's placeholders and the query took.
    ///
    /// - Throws: an error that fails the navigation, such as those of ``RouteParameters``.
    init(parameters: RouteParameters) throws
}
