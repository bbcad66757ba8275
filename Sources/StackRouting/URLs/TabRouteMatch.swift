import RouteMatching

/// Takes the declarations of ``FromURLTabSelection/from(route:)``: which paths lead to which tabs.
///
/// Patterns and precedence are those of ``RouteMatch``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct TabRouteMatch<Selection: TabSelection> {
    let screens: ScreenDeclarations
    let found: FoundTab<Selection>

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
        guard let index = screens.index(of: pattern, .exact) else { return }
        let found = found
        let select = ScreenAction.run { input in
            found.tab = tab
            action(input)
            return true
        }
        screens.keep(select, at: index)
    }

    /// Leads every path that begins like the pattern to the tab of a route, and the rest to its screens.
    ///
    /// ```swift
    /// route.tab("users", UsersRoute.self)
    /// ```
    ///
    /// Where nothing is left the tab's own base view is meant, so the tab is selected whether or not the route declares
    /// a root screen. If the route does not take what is left, the next tab that matches is tried.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the path's beginning. Its parameters can be read by the route's screens.
    ///   - route: The route whose tab is selected and whose stack is changed.
    public func tab<R: TabRoute & FromURLRoute>(_ pattern: String, _ route: R.Type) where R.Tab == Selection {
        guard let index = screens.index(of: pattern, .prefix) else { return }
        let found = found
        let join = ScreenAction.Join(child: .screens(of: R.self), standsAlone: .atItsEnd) { input, resolver in
            Self.resolve(R.self, input, resolver, into: found)
        }
        screens.keep(.join(join), at: index)
    }

    /// Changes the state, if the navigation succeeds as a whole; see ``RouteMatch/update(_:)``.
    ///
    /// - Parameter update: Changes the state.
    public func update(_ update: @escaping (inout Selection.State) -> Void) {
        found.updates.append(update)
    }

    private static func resolve<R: TabRoute & FromURLRoute>(
        _ route: R.Type, _ input: RouteURLInput, _ resolver: RouteResolver, into found: FoundTab<Selection>
    ) -> Outcome where R.Tab == Selection {
        let rest = input.remainder
        let child = FoundRoutes<R>()
        switch resolver.resolve(rest, inherited: [input.match], into: child) {
        case .failed: return .failed
        case .unmatched where rest.segmentCount > 0: return .unmatched
        case .unmatched, .matched: break
        }
        found.tab = R.tab
        found.stack = FoundStack(child.routes)
        found.updates.append(all: child.updates)
        return .matched
    }
}

@available(*, unavailable)
extension TabRouteMatch: Sendable {}
