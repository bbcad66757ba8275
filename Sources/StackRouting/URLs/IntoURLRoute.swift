/// A route that can be printed as a path.
///
/// ```swift
/// extension UsersRoute: IntoURLRoute {
///     func into(route: RouteURL<Self>) -> String {
///         switch self {
///         case .add:
///             return route.path("add")
///         case .user(id: let id):
///             return route.path(.value(id))
///         }
///     }
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol IntoURLRoute: Route {
    /// Makes the path of this route.
    ///
    /// - Parameter route: Makes the path, and takes the items of the query.
    /// - Returns: The path, as made by `route`.
    func into(route: RouteURL<Self>) -> String
}

/// A route that can be read from a path and printed as one.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public typealias URLRoute = FromURLRoute & IntoURLRoute
