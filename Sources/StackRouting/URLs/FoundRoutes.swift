/// The routes that a path leads to, and the updates of the state that go with them.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class FoundRoutes<R: Route> {
    /// The destination last; empty for a root screen that only updates the state.
    var routes: [R] = []
    let updates = FoundUpdates<R.State>()
}

/// The updates of the state that go with a path.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class FoundUpdates<State> {
    private(set) var isEmpty = true
    private(set) var all: [(inout State) -> Void] = []

    func append(_ update: @escaping (inout State) -> Void) {
        isEmpty = false
        all.append(update)
    }

    func append(all updates: FoundUpdates) {
        if updates.isEmpty { return }
        for update in updates.all { append(update) }
    }

    /// Forgets the updates of a reading that was void.
    func removeAll() {
        if isEmpty { return }
        isEmpty = true
        all.removeAll()
    }
}

/// The tab that a path leads to, the updates of the state, and what happens to the tab's stack.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class FoundTab<Selection: TabSelection> {
    var tab: Selection?
    /// The part that concerns a stack; `nil` for a tab without one.
    var stack: FoundStack<Selection>?
    let updates = FoundUpdates<Selection.State>()
}

/// The routes that a path leads to on the stack of a tab, whose route type is known only where this is made.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct FoundStack<Selection: TabSelection> {
    let type: ObjectIdentifier
    let destination: AnyHashable?
    /// Changes the stack by these routes.
    let enter: (TabRouter<Selection>, NavigationMethod) -> Void
    /// Sets the stack to the destinations of several paths to the same stack.
    let restore: (TabRouter<Selection>, [AnyHashable]) -> Void

    init<R: TabRoute>(_ routes: [R]) where R.Tab == Selection {
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
