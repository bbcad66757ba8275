/// A route that belongs to one tab.
///
/// ```swift
/// enum UsersRoute: TabRoute {
///     case add
///     case user(id: String)
///
///     static var tab: AppTab { .users }
/// }
/// ```
///
/// Its state is the state of the tabs: where those have one, write `typealias State = AppTab.State`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol TabRoute: Route where State == Tab.State {
    /// The tabs that the route's tab is one of.
    associatedtype Tab: TabSelection

    /// The tab whose stack holds these routes.
    static var tab: Tab { get }
}
