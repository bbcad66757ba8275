/// What a `tab` call leads to.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct TabAction<Selection: TabSelection> {
    let resolve: (RouteURLInput, RouteResolver) -> Outcome<TabResolution<Selection>>
    /// What the screens of the tab's route say; `nil` for a tab without one.
    let explain: ((RouteURLInput, RouteResolver) -> PathExplanation.Level)?

    func outcome(for input: RouteURLInput, in resolver: RouteResolver) -> Outcome<TabResolution<Selection>> {
        resolve(input, resolver)
    }
}

/// The tab that a path leads to, the updates of the state, and what happens to the tab's stack.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct TabResolution<Selection: TabSelection> {
    let tab: Selection
    var updates: [(inout Selection.State) -> Void]
    /// The part that concerns a stack; `nil` for a tab without one.
    let stack: TabStackResolution<Selection>?

    init(tab: Selection, updates: [(inout Selection.State) -> Void], stack: TabStackResolution<Selection>?) {
        self.tab = tab
        self.updates = updates
        self.stack = stack
    }

    init<R: TabRoute>(_ found: RouteResolution<R>) where R.Tab == Selection {
        self.init(tab: R.tab, updates: found.updates, stack: TabStackResolution(routes: found.routes))
    }
}

/// The routes that a path leads to on the stack of a tab, whose route type is known only where this is made.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct TabStackResolution<Selection: TabSelection> {
    let type: ObjectIdentifier
    let destination: AnyHashable?
    /// Changes the stack by these routes.
    let enter: (TabRouter<Selection>, NavigationMethod) -> Void
    /// Sets the stack to the destinations of several resolutions of the same type.
    let restore: (TabRouter<Selection>, [AnyHashable]) -> Void

    init<R: TabRoute>(routes: [R]) where R.Tab == Selection {
        type = ObjectIdentifier(R.self)
        destination = routes.last.map { AnyHashable($0) }
        enter = { router, method in router.router(for: R.self).navigate(to: routes, by: method) }
        restore = { router, stack in
            var routes: [R] = []
            for case let route as R in stack.lazy.map(\.base) { routes.append(route) }
            router.router(for: R.self).setStack(routes)
        }
    }
}
