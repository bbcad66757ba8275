/// A tab that can be read from a path.
///
/// ```swift
/// extension AppTab: FromURLTabSelection {
///     static func from(route: TabRouteMatch<Self>) {
///         route.tab("", .home)
///         route.tab("users", UsersRoute.self)
///     }
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol FromURLTabSelection: TabSelection {
    /// Declares which paths lead to which tabs.
    ///
    /// Called for each path that is read, sometimes twice, so it should do no more than call `tab`. Which tab wins
    /// depends on the patterns and not on the order of the calls.
    ///
    /// - Parameter route: Takes the declarations.
    static func from(route: TabRouteMatch<Self>)
}
