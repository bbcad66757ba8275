/// A route that can be read from a path.
///
/// ```swift
/// extension UsersRoute: FromURLRoute {
///     static func from(route: RouteMatch<Self>) {
///         route.screen("add", .add)
///         route.screen(":id") { url in
///             Self.user(id: url.param("id"))
///         }
///     }
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol FromURLRoute: Route {
    /// Declares which paths lead to which routes.
    ///
    /// Called for each path that is read, sometimes twice, so it should do no more than call `screen`. Which screen
    /// wins depends on the patterns and not on the order of the calls.
    ///
    /// - Parameter route: Takes the declarations.
    static func from(route: RouteMatch<Self>)
}
