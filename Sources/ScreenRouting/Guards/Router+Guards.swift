extension Router {
    /// Adds a guard that every navigation has to pass, after the ones added before and before the destination's own.
    ///
    /// ```swift
    /// router.beforeEach { to, from in
    ///     guard to.meta.requiresAuth else { return .allow }
    ///     return await account.isSignedIn ? .allow : .redirect(.name("login"))
    /// }
    /// ```
    ///
    /// The router keeps the guard, and whatever it captures, for as long as it lives.
    public func beforeEach(_ routeGuard: @escaping RouteGuard) {
        core.guards.append(routeGuard)
        installation?.guards += 1
    }

    /// Adds a hook that is told of every navigation that has succeeded, in the order in which hooks were added.
    ///
    /// The router keeps the hook, and whatever it captures, for as long as it lives.
    public func afterEach(_ hook: @escaping RouteHook) {
        core.hooks.append(hook)
        installation?.hooks += 1
    }
}
