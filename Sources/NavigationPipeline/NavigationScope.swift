/// The navigations inside whose guards, factories or actions the current code runs, innermost first.
///
/// It travels with the task, so a navigation begun there is known to be part of another one.
package final class NavigationScope: Sendable {
    @TaskLocal package static var current: NavigationScope?

    package let id: NavigationID
    package let outer: NavigationScope?

    package init(_ id: NavigationID) {
        self.id = id
        outer = Self.current
    }
}
