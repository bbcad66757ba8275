@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Router {
    /// How many routes are pushed; 0 when the base view is shown.
    public var depth: Int { navigationPath.count }

    /// Whether a route is on the stack, as a pushed route or as the root route.
    ///
    /// - Parameter route: The route to look for.
    /// - Returns: Whether an equal route is there.
    /// - Complexity: O(depth).
    public func contains(_ route: R) -> Bool {
        navigationPath.contains(route) || rootRoute == route
    }

    /// Reads one pushed route.
    ///
    /// - Parameter index: Its place in ``navigationPath``, counted from the base view; 0 is the first pushed route.
    /// - Returns: The route, or `nil` when there is none at that place.
    public func route(at index: Int) -> R? {
        let path = navigationPath
        return path.indices.contains(index) ? path[index] : nil
    }
}
