@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension TabRouter {
    /// Says what happens when a tab is chosen while it is selected already.
    ///
    /// A tab view reports such a tap by writing the same tab again, so this runs whenever ``tab`` is set to the tab
    /// that it is. Navigation by path never runs it. Nothing happens on tabs for which nothing is said.
    ///
    /// ```swift
    /// router.onReselect(.home) { router in router.state.scrollsToTop = true }
    /// ```
    ///
    /// - Parameters:
    ///   - tab: The tab. An earlier action for it is replaced.
    ///   - action: What to do. It is given the router, and should not capture it: the router keeps the action.
    public func onReselect(_ tab: Selection, perform action: @escaping (TabRouter) -> Void) {
        reselectionActions[tab] = action
    }

    /// Lets tabs go back to their base view when they are chosen while selected already.
    ///
    /// ```swift
    /// router.popToRootOnReselect(.users, .posts)
    /// ```
    ///
    /// - Parameter tabs: The tabs that do so. An earlier action for them is replaced.
    public func popToRootOnReselect(_ tabs: Selection...) {
        for tab in tabs {
            onReselect(tab) { router in
                for stack in router.nestedStacks where stack.tab == tab { stack.popToRoot() }
            }
        }
    }
}
