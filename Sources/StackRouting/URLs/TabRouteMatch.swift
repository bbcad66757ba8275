import RouteMatching

/// Takes the declarations of ``FromURLTabSelection/from(route:)``: which paths lead to which tabs.
///
/// Patterns and precedence are those of ``RouteMatch``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct TabRouteMatch<Selection: TabSelection> {
    let collector: ScreenCollector<Selection.State, TabAction<Selection>>

    /// Leads a path to a tab.
    ///
    /// ```swift
    /// route.tab("", .home)
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the whole path; `""` is the root.
    ///   - tab: The tab to select. Its stack, if it has one, stays as it is.
    ///   - action: Runs when this tab wins, for instance to call ``update(_:)`` with what the query says.
    public func tab(_ pattern: String, _ tab: Selection, perform action: @escaping (RouteURLInput) -> Void = { _ in }) {
        collector.declare(pattern, .exact) {
            let resolve = { (input: RouteURLInput, _: RouteResolver) -> Outcome<TabResolution<Selection>> in
                action(input)
                return .matched(TabResolution(tab: tab, updates: [], stack: nil))
            }
            return TabAction(resolve: resolve, explain: nil)
        }
    }

    /// Leads every path that begins like the pattern to the tab of a route, and the rest to its screens.
    ///
    /// ```swift
    /// route.tab("users", UsersRoute.self)
    /// ```
    ///
    /// Where nothing is left the tab's own base view is meant, so the tab is selected whether or not the route declares a
    /// root screen. If the route does not take what is left, the next tab that matches is tried.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the path's beginning. Its parameters can be read by the route's screens.
    ///   - route: The route whose tab is selected and whose stack is changed.
    public func tab<R: TabRoute & FromURLRoute>(_ pattern: String, _ route: R.Type) where R.Tab == Selection {
        collector.declare(pattern, .prefix) {
            TabAction(
                resolve: { input, resolver in Self.resolve(R.self, for: input, in: resolver) },
                explain: { input, resolver in resolver.explain(R.self, input.remainder) })
        }
    }

    /// Changes the state, if the navigation succeeds as a whole; see ``RouteMatch/update(_:)``.
    ///
    /// - Parameter update: Changes the state.
    public func update(_ update: @escaping (inout Selection.State) -> Void) {
        collector.update(update)
    }

    private static func resolve<R: TabRoute & FromURLRoute>(
        _ route: R.Type, for input: RouteURLInput, in resolver: RouteResolver
    ) -> Outcome<TabResolution<Selection>> where R.Tab == Selection {
        let rest = input.remainder
        switch resolver.resolve(route, rest, inherited: [input.match]) {
        case .failed:
            return .failed
        case .matched(let found):
            return .matched(TabResolution(found))
        case .unmatched:
            guard rest.segmentCount == 0 else { return .unmatched }
            return .matched(TabResolution(RouteResolution<R>(routes: [], updates: [])))
        }
    }
}

@available(*, unavailable)
extension TabRouteMatch: Sendable {}
