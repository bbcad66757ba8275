/// What a registration says about its destination to guards, transitions and tabs.
public struct RouteMeta: Sendable {
    /// Whether a guard should ask for a signed-in user.
    ///
    /// The router itself does nothing with it.
    public var requiresAuth: Bool
    /// How the screen is shown unless the caller says otherwise.
    public var transition: RouteTransition?
    /// The tab that ``Router/switchTab(name:params:query:context:)`` selects.
    public var tabIndex: Int?
    /// Whatever else the app's guards want to know.
    public var values: [String: any Sendable]

    /// Creates metadata; by default it says nothing.
    public init(
        requiresAuth: Bool = false, transition: RouteTransition? = nil, tabIndex: Int? = nil,
        values: [String: any Sendable] = [:]
    ) {
        self.requiresAuth = requiresAuth
        self.transition = transition
        self.tabIndex = tabIndex
        self.values = values
    }
}
