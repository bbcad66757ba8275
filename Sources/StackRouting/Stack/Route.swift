/// A value that stands for one screen of a navigation stack.
///
/// Usually an enum with a case for each screen. Cases may carry values, other routes included.
///
/// ```swift
/// enum AppRoute: Route {
///     case settings
///     case users(id: String)
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol Route: Hashable {
    /// What a router of this route keeps beside the stack; `Void` when the type names none.
    associatedtype State = Void

    /// What the base view, the one under the stack, is drawn from; `Void` when ``data(route:)`` is not written.
    associatedtype RootData = Void

    /// Tells whether a route is the root of the stack, and which data the base view then has.
    ///
    /// - Parameter route: The first route of a stack that is being set, or `nil` when the stack has no root route.
    /// - Returns: The data, and whether `route` is the root. With `root: true` the route is taken off the stack and
    ///   kept as ``Router/rootRoute``.
    static func data(route: Self?) -> RouteData<RootData>
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Route where RootData == Void {
    /// No route is the root, and the base view has no data.
    ///
    /// - Parameter route: Not looked at.
    /// - Returns: No data, not the root.
    public static func data(route: Self?) -> RouteData<Void> { .data(root: false, ()) }
}
