import RouteMatching

/// Takes the declarations of ``FromURLRoute/from(route:)``: which paths lead to which routes.
///
/// Patterns are those of the whole package: literals, `:id`, `<int:id>` and so on, with or without a slash in front.
/// Where several screens take a path the best pattern wins: a literal before a placeholder, at the first segment where
/// they differ, then the longer pattern, then one that takes the whole path before one that takes its beginning. The
/// order of the calls decides only between patterns that are equal.
///
/// Closures run for the winner alone.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct RouteMatch<R: Route> {
    let screens: ScreenDeclarations
    let found: FoundRoutes<R>

    /// Leads a path to one route.
    ///
    /// ```swift
    /// route.screen("settings", .settings)
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the whole path.
    ///   - route: The route.
    public func screen(_ pattern: String, _ route: R) {
        guard let index = screens.index(of: pattern, .exact) else { return }
        let found = found
        let action = ScreenAction.run { _ in
            found.routes = [route]
            return true
        }
        screens.keep(action, at: index)
    }

    /// Leads a path to the routes that a closure builds from it.
    ///
    /// ```swift
    /// route.screen(":id") { url in
    ///     Self.user(id: url.param("id"))
    /// }
    /// ```
    ///
    /// The last route is the destination. The ones before it go under it when the path sets the stack, and are left out
    /// when the path is pushed.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the whole path.
    ///   - routes: Builds the routes. With none the navigation fails, and no other screen is tried.
    public func screen(_ pattern: String, @RouteBuilder<R> _ routes: @escaping (RouteURLInput) -> [R]) {
        guard let index = screens.index(of: pattern, .exact) else { return }
        let found = found
        let action = ScreenAction.run { input in
            found.routes = routes(input)
            return !found.routes.isEmpty
        }
        screens.keep(action, at: index)
    }

    /// Leads every path that begins like the pattern to the routes that a closure builds from it and from the rest.
    ///
    /// ```swift
    /// route.screen("help") { url, rest in
    ///     Self.help(page: rest)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the path's beginning.
    ///   - routes: Builds the routes; with none the navigation fails. The rest begins with a slash and is still a path
    ///     with its query and fragment: its escapes are untouched, so it can be handed on to another router.
    public func screen(_ pattern: String, @RouteBuilder<R> _ routes: @escaping (RouteURLInput, String) -> [R]) {
        guard let index = screens.index(of: pattern, .prefix) else { return }
        let found = found
        let action = ScreenAction.run { input in
            found.routes = routes(input, input.remainder.encodedPath)
            return !found.routes.isEmpty
        }
        screens.keep(action, at: index)
    }

    /// Declares the root of the stack: the path on which nothing is left, whatever its query says.
    ///
    /// ```swift
    /// route.screen(root: { url in
    ///     route.update { $0.showSheet = url.query("sheet") == "true" }
    /// })
    /// ```
    ///
    /// The closure may name no route at all: the base view needs none, so the navigation succeeds all the same. See
    /// <doc:Reading-URLs> for what each navigation then does.
    ///
    /// - Parameter routes: Runs when the path is the root; gives the root route if one of the routes stands for it.
    public func screen(@RouteBuilder<R> root routes: @escaping (RouteURLInput) -> [R]) {
        guard let index = screens.index(of: "", .exact) else { return }
        let found = found
        let action = ScreenAction.run { input in
            found.routes = routes(input)
            return true
        }
        screens.keep(action, at: index)
    }

    /// Changes the state, if the navigation succeeds as a whole.
    ///
    /// Called in a screen's closure, the update belongs to that screen. Called beside the screens, it belongs to all of
    /// them. All updates of a navigation are applied in order, as one change, before the stack changes.
    ///
    /// - Parameter update: Changes the state.
    public func update(_ update: @escaping (inout R.State) -> Void) {
        found.updates.append(update)
    }
}

@available(*, unavailable)
extension RouteMatch: Sendable {}
