/// A tab that can be printed as a path, together with what its stack shows.
///
/// ```swift
/// extension AppTab: IntoURLTabSelection {
///     func into(route: TabRouteURL<Self>) -> String {
///         switch self {
///         case .home:
///             return route.path()
///         case .users:
///             return route.path("users", join: UsersRoute.self)
///         }
///     }
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol IntoURLTabSelection: TabSelection {
    /// Makes the path of this tab.
    ///
    /// - Parameter route: Makes the path, and takes the items of the query.
    /// - Returns: The path, as made by `route`.
    func into(route: TabRouteURL<Self>) -> String
}

/// A tab that can be read from a path and printed as one.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public typealias URLTabSelection = FromURLTabSelection & IntoURLTabSelection
