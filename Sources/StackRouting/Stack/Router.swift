import Observation

/// The navigation stack of one kind of route, as observable state.
///
/// A router holds what is on the stack; views are drawn from it and write back to it through bindings. It is bound to
/// no actor: use one router from one isolation, as a rule the main actor.
///
/// ```swift
/// let router = Router<AppRoute>()
/// router.push(.settings)
/// router.navigationPath  // [.settings]
/// ```
///
/// Each of ``navigationPath``, ``rootRoute`` with ``data``, and ``state`` is observed by itself. One change is one
/// notification, and writing an equal value is no change.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public final class Router<R: Route>: Observable {
    let signals = ChangeSignals()
    let shared: SharedState<R.State>
    let tables: ScreenTables
    private var path: [R] = []
    private var root: R?

    init(shared: SharedState<R.State>, tables: ScreenTables, stack: [R] = []) {
        self.shared = shared
        self.tables = tables
        if let first = stack.first, Self.isRoot(first) {
            root = first
            path = Array(stack.dropFirst())
        } else {
            path = stack
        }
    }

    /// Makes a router with a state and the routes that are on its stack from the start.
    ///
    /// ```swift
    /// let router = Router<AppRoute>(state: AppRoute.State()) {
    ///     AppRoute.users(id: "42")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The router's state.
    ///   - stack: The initial stack, its top last; empty when left out. If ``Route/data(route:)`` calls the first route
    ///     the root, it becomes ``rootRoute`` and is not part of ``navigationPath``.
    public convenience init(state: R.State, @RouteBuilder<R> stack: () -> [R] = { [] }) {
        self.init(shared: SharedState(state), tables: ScreenTables(), stack: stack())
    }

    /// The pushed routes, the top last.
    ///
    /// The base view is not among them.
    ///
    /// Bind `NavigationStack` to it. Whatever is written is taken as it is: the system's view of the stack is the
    /// truth. Writing an equal path notifies nobody.
    ///
    /// - Complexity: O(1) to read, O(depth) to write.
    public var navigationPath: [R] {
        get {
            signals.access(.path)
            return path
        }
        set {
            guard newValue != path else { return }
            change(.path) { path = newValue }
        }
    }

    /// The root of the stack, when one of the routes stands for it and the stack was set with it.
    public var rootRoute: R? {
        signals.access(.root)
        return root
    }

    /// The current route: the top of the stack, or the root route when nothing is pushed.
    ///
    /// It is `nil` when nothing is pushed and the base view is not one of the routes.
    public var route: R? {
        signals.access(.path)
        return path.last ?? rootRoute
    }

    /// The state that the route type declares, shared with the tab router if there is one.
    ///
    /// Writing an equal value notifies nobody, if the state is `Equatable`; an object is compared by identity, and its
    /// own properties are observed by their own rules.
    public var state: R.State {
        get { shared.value }
        set { shared.value = newValue }
    }

    /// What the base view is drawn from: the data that ``Route/data(route:)`` gives for the root route.
    public var data: R.RootData { R.data(route: rootRoute).value }

    /// Puts a route on top of the stack, also when an equal one is there.
    ///
    /// - Parameter route: The route to show.
    /// - Complexity: O(1) amortized.
    public func push(_ route: R) {
        signals.willChange(.path)
        path.append(route)
        signals.didChange(.path)
    }

    /// Puts a route in the place of the current one, as one change.
    ///
    /// On an empty stack it is pushed.
    ///
    /// - Parameter route: The route to show.
    public func replace(_ route: R) {
        guard path.last != route else { return }
        change(.path) {
            if !path.isEmpty { path.removeLast() }
            path.append(route)
        }
    }

    /// Walks back to a route, or pushes it if it is not on the stack.
    ///
    /// The topmost equal route counts, and everything above it is removed. The root route is on the stack too: walking
    /// back to it leaves nothing pushed. Going twice is the same as going once.
    ///
    /// - Parameter route: The route to show.
    /// - Complexity: O(depth).
    public func go(to route: R) {
        if let index = path.lastIndex(of: route) {
            removeRoutes(above: index + 1)
        } else if root == route {
            removeRoutes(above: 0)
        } else {
            push(route)
        }
    }

    /// Removes the current route, or all pushed routes.
    ///
    /// - Parameter root: Whether to go all the way back to the root; `false` when left out.
    /// - Returns: Whether anything was removed. An empty stack stays as it is.
    @discardableResult
    public func back(root: Bool = false) -> Bool {
        guard !path.isEmpty else { return false }
        removeRoutes(above: root ? 0 : path.count - 1)
        return true
    }

    /// Sets the whole stack; a first route that is the root becomes the root.
    ///
    /// - Parameters:
    ///   - stack: The routes, the top last.
    ///   - keepingRoot: Whether the present root stays when the new stack has none.
    func setStack(_ stack: [R], keepingRoot: Bool = false) {
        if let first = stack.first, Self.isRoot(first) {
            if root != first { change(.root) { root = first } }
            navigationPath = Array(stack.dropFirst())
        } else {
            if !keepingRoot, root != nil { change(.root) { root = nil } }
            navigationPath = stack
        }
    }

    private static func isRoot(_ route: R) -> Bool { R.data(route: route).isRoot }

    private func removeRoutes(above depth: Int) {
        guard depth < path.count else { return }
        change(.path) { path.removeLast(path.count - depth) }
    }

    private func change(_ property: ChangeSignals.Property, _ body: () -> Void) {
        signals.willChange(property)
        body()
        signals.didChange(property)
    }
}

@available(*, unavailable)
extension Router: Sendable {}

/// ``Router`` under a name of its own, for files that also import a module with another `Router`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public typealias StackRouter = Router

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Router where R.State == Void {
    /// Makes a router without state, with the routes that are on its stack from the start.
    ///
    /// ```swift
    /// let router = Router<AppRoute>()
    /// ```
    ///
    /// - Parameters:
    ///   - state: Nothing; it may be left out.
    ///   - stack: The initial stack, its top last; empty when left out. A first route that is the root becomes
    ///     ``rootRoute``.
    public convenience init(state: NoState = NoState(), @RouteBuilder<R> stack: () -> [R] = { [] }) {
        self.init(state: (), stack: stack)
    }
}
