@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension RouteMatch {
    /// Hands every path that begins like the pattern to the screens of another route, which has the same state.
    ///
    /// ```swift
    /// route.screen("users", join: UsersRoute.self, Self.users)
    /// ```
    ///
    /// If the other route takes nothing of the rest, the next screen that matches is tried, unless there is a fallback.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the path's beginning. Its parameters can be read by the other route's screens.
    ///   - child: The other route.
    ///   - fallback: The route to show when the other one does not take the rest, or names none for it.
    ///   - embed: Makes a route from each of the other's; as a rule the enum case that holds it.
    ///   - routes: Builds the stack from the path and the embedded routes, where those alone are not what is wanted.
    public func screen<Child: FromURLRoute>(
        _ pattern: String, join child: Child.Type, fallback: R? = nil, _ embed: @escaping (Child) -> R,
        @RouteBuilder<R> _ routes: @escaping (RouteURLInput, [R]) -> [R] = { _, routes in routes }
    ) where Child.State == R.State {
        join(pattern, JoinedScreen(embed: embed, fallback: fallback, build: routes, lift: { $0 }))
    }

    /// Hands every path that begins like the pattern to the screens of another route, which has no state.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the path's beginning. Its parameters can be read by the other route's screens.
    ///   - child: The other route.
    ///   - fallback: The route to show when the other one does not take the rest, or names none for it.
    ///   - embed: Makes a route from each of the other's.
    ///   - routes: Builds the stack from the path and the embedded routes.
    @_disfavoredOverload
    public func screen<Child: FromURLRoute>(
        _ pattern: String, join child: Child.Type, fallback: R? = nil, _ embed: @escaping (Child) -> R,
        @RouteBuilder<R> _ routes: @escaping (RouteURLInput, [R]) -> [R] = { _, routes in routes }
    ) where Child.State == Void {
        join(pattern, JoinedScreen(embed: embed, fallback: fallback, build: routes, lift: nil))
    }

    /// Hands every path that begins like the pattern to the screens of another route, whose state is a part of this
    /// one's.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the path's beginning. Its parameters can be read by the other route's screens.
    ///   - child: The other route.
    ///   - state: Where the other route's state is, for its updates.
    ///   - fallback: The route to show when the other one does not take the rest, or names none for it.
    ///   - embed: Makes a route from each of the other's.
    ///   - routes: Builds the stack from the path and the embedded routes.
    public func screen<Child: FromURLRoute>(
        _ pattern: String, join child: Child.Type, state: WritableKeyPath<R.State, Child.State>, fallback: R? = nil,
        _ embed: @escaping (Child) -> R,
        @RouteBuilder<R> _ routes: @escaping (RouteURLInput, [R]) -> [R] = { _, routes in routes }
    ) {
        let screen = JoinedScreen(embed: embed, fallback: fallback, build: routes) { update in
            { parent in update(&parent[keyPath: state]) }
        }
        join(pattern, screen)
    }

    private func join<Child: FromURLRoute>(_ pattern: String, _ screen: JoinedScreen<R, Child>) {
        guard let index = screens.index(of: pattern, .prefix) else { return }
        screens.keep(screen.action(into: found), at: index)
    }
}
