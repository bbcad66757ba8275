import RouteMatching

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Router where R: Codable {
    /// Takes down what is on the stack.
    ///
    /// The state is not part of it.
    ///
    /// - Returns: The root route and the pushed routes.
    public func snapshot() -> StackSnapshot<R> {
        StackSnapshot(root: rootRoute, routes: navigationPath)
    }

    /// Sets the stack to what a snapshot holds.
    ///
    /// A snapshot of which nothing could be decoded leaves the stack as it is.
    ///
    /// - Parameter snapshot: The snapshot, as a rule one that was decoded.
    /// - Returns: How much was restored.
    @discardableResult
    public func restore(_ snapshot: StackSnapshot<R>) -> RestorationReport {
        let stack = (snapshot.root.map { [$0] } ?? []) + snapshot.routes
        if !stack.isEmpty || snapshot.lostCount == 0 { setStack(stack) }
        return RestorationReport(restoredCount: stack.count, lostCount: snapshot.lostCount)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Router where R: IntoURLRoute {
    /// Takes down what is on the stack as paths: that of the root route, if there is one, and those of the pushed
    /// routes.
    ///
    /// ```swift
    /// router.stackPaths()  // ["/users/42", "/users/search?q=a"]
    /// ```
    ///
    /// - Returns: The paths, the top of the stack last. A route that no path can hold ends the list, for nothing above
    ///   it could be restored in its place.
    public func stackPaths() -> [String] {
        var paths: [String] = []
        for route in (rootRoute.map { [$0] } ?? []) + navigationPath {
            let printed = Self.print(route)
            if printed.error != nil { break }
            paths.append(printed.path)
        }
        return paths
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Router where R: FromURLRoute {
    /// Sets the stack to what paths lead to, and applies their updates of the state.
    ///
    /// The longest beginning of the list that can still be read is restored; of a path that leads to several routes,
    /// the last counts. If not even the first path can be read, nothing changes.
    ///
    /// - Parameter paths: The paths, the top of the stack last, as given by `stackPaths()`.
    /// - Returns: How much was restored, and the paths that were not.
    @discardableResult
    public func restore(_ paths: [String]) -> RestorationReport {
        var stack: [R] = []
        let updates = FoundUpdates<R.State>()
        var restored = 0
        for path in paths {
            let found = FoundRoutes<R>()
            guard case .success(let url) = URLEntry.reference(path: path),
                RouteResolver(tables: tables).resolve(url, into: found) == .matched
            else { break }
            if let route = found.routes.last { stack.append(route) }
            updates.append(all: found.updates)
            restored += 1
        }
        if restored > 0 || paths.isEmpty {
            shared.apply(updates)
            setStack(stack)
        }
        return RestorationReport(restoredCount: restored, lostPaths: Array(paths.dropFirst(restored)))
    }
}
