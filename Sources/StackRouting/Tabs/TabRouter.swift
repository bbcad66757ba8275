import Observation

/// The selected tab, and the stack of each tab that has one, as observable state.
///
/// ```swift
/// let router = TabRouter(initial: AppTab.home)
/// router.tab = .users
/// router.users.push(.add)
/// ```
///
/// `router.users` is there because `AppTab.Stack` has a property `users`: see ``TabStack``. As with ``Router``, use one
/// tab router from one isolation.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@dynamicMemberLookup
public final class TabRouter<Selection: TabSelection>: Observable {
    let shared: SharedState<Selection.State>
    let tables = ScreenTables()
    var reselectionActions: [Selection: (TabRouter) -> Void] = [:]
    private let signals = ChangeSignals()
    private var selected: Selection
    // By route type. Stacks appear here when first asked for, which is no change of anything that can be observed.
    private var stacks: [ObjectIdentifier: NestedStack<Selection>] = [:]

    /// Makes a tab router that shows a tab.
    ///
    /// - Parameters:
    ///   - initial: The tab selected at first.
    ///   - state: The state that the tabs and their stacks share.
    public init(initial: Selection, state: Selection.State) {
        selected = initial
        shared = SharedState(state)
    }

    /// The selected tab.
    ///
    /// Bind `TabView` to it. Writing the tab that is selected already notifies nobody; it runs the action of
    /// ``onReselect(_:perform:)`` if that tab has one, since this is how a view reports a tap on the selected tab.
    public var tab: Selection {
        get {
            signals.access(.tab)
            return selected
        }
        set {
            if newValue == selected {
                reselectionActions[newValue]?(self)
            } else {
                select(newValue)
            }
        }
    }

    /// The state, shared with the stack router of every tab.
    ///
    /// Writing an equal value notifies nobody, if the state is `Equatable`; an object is compared by identity.
    public var state: Selection.State {
        get { shared.value }
        set { shared.value = newValue }
    }

    /// The stack router of a tab, made when it is first asked for.
    ///
    /// - Parameter stack: A property of the selection's `Stack` type.
    /// - Returns: The same router each time.
    public subscript<R: TabRoute>(dynamicMember stack: KeyPath<Selection.Stack, R.Type>) -> Router<R>
    where R.Tab == Selection {
        router(for: R.self)
    }

    /// The stack router of a route type, made when it is first asked for.
    ///
    /// - Parameter route: The type of the routes on the stack.
    /// - Returns: The same router each time.
    public func router<R: TabRoute>(for route: R.Type) -> Router<R> where R.Tab == Selection {
        if let stack = stacks[ObjectIdentifier(route)], let router = stack.router as? Router<R> { return router }
        let router = Router<R>(shared: shared, tables: tables)
        stacks[ObjectIdentifier(route)] = NestedStack(number: stacks.count, router)
        return router
    }

    /// Selects a tab without counting an equal one as chosen again.
    func select(_ newTab: Selection) {
        guard newTab != selected else { return }
        signals.willChange(.tab)
        selected = newTab
        signals.didChange(.tab)
    }

    /// The stacks in the order in which they were first asked for.
    var nestedStacks: [NestedStack<Selection>] { stacks.values.sorted { $0.number < $1.number } }
}

@available(*, unavailable)
extension TabRouter: Sendable {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension TabRouter where Selection.State == Void {
    /// Makes a tab router without state.
    ///
    /// - Parameters:
    ///   - initial: The tab selected at first.
    ///   - state: Nothing; it may be left out.
    public convenience init(initial: Selection, state: NoState = NoState()) {
        self.init(initial: initial, state: ())
    }
}
