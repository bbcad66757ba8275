import RouteMatching

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Router where R: FromURLRoute {
    /// Looks for screens that cannot do what they seem to be made for: ones that can never win, ones that no path tells
    /// apart, and ones whose pattern does not parse.
    ///
    /// ```swift
    /// for finding in router.lint() { print(finding) }
    /// ```
    ///
    /// Joined routes are looked at as well, each type once. A finding names the type in the place of the registration's
    /// name, numbers its screens in the order of the calls, and gives a path as that type is asked about it: without
    /// what the joining screen has matched. A screen behind a join of the same pattern is no finding, since the joined
    /// route may take nothing.
    ///
    /// No closure of a screen runs, and a pattern that does not parse does not stop a debug build here.
    ///
    /// - Returns: The findings, each with a stable code and, where there is one, a path that shows it.
    /// - Complexity: O(n) on average in the number of screens.
    public func lint() -> [RouteFinding] { ScreenLint(.screens(of: R.self)).findings }

    /// The forms of all paths that the screens take, in the portable form that tools read.
    ///
    /// The patterns of a joined route stand behind the pattern of the screen that joins it, and each row has the route
    /// type that declares the screen as its kind. A row is for a path's beginning, with the policy `prefix`, where a
    /// screen takes whatever follows: one that is given the rest, or one with a fallback. Rows name no host and no
    /// scheme, unless a pattern does.
    ///
    /// Every path that ``hydrate(path:replace:)`` takes matches a row. The other way round, a path that matches a row
    /// is one that a screen takes, but for three things:
    ///
    /// - A screen's closure can give no route, and refuse the path so.
    /// - Where a route joins a type that it is itself joined to, or cannot be written behind the joining screen because
    ///   that ends in a rest or in a fragment, the joining screen stands for all that may follow. So it does from 10,000
    ///   rows on, and from 1,000 joins on.
    /// - Which screen takes a path is decided type by type, so the best row for it may be another screen's.
    ///   ``explain(path:)`` says which screen it is.
    ///
    /// Screens whose pattern does not parse are left out; ``lint()`` lists them.
    ///
    /// - Parameter module: The module that the routes are from, if it is to be named.
    /// - Returns: A manifest with a row a screen, in the order of the calls.
    /// - Complexity: O(n) in the number of rows.
    public func manifest(module: String? = nil) -> RouteManifest {
        RouteManifest(routes: ManifestWriter(.screens(of: R.self), module: module).routes)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension TabRouter where Selection: FromURLTabSelection {
    /// Looks for tabs and screens that cannot do what they seem to be made for.
    ///
    /// It looks at the tabs, at the routes of their stacks and at all that these join, as the function of the same name
    /// does for one stack.
    ///
    /// - Returns: The findings, each with a stable code and, where there is one, a path that shows it.
    /// - Complexity: O(n) on average in the number of tabs and screens.
    public func lint() -> [RouteFinding] { ScreenLint(.tabs(of: Selection.self)).findings }

    /// The forms of all paths that the tabs and their screens take, in the portable form that tools read.
    ///
    /// The patterns of a tab's route stand behind the pattern of the tab, which has a row of its own for the path that
    /// ends there. All else is as in a manifest of one stack: every path that ``hydrate(path:replace:)`` takes matches a
    /// row.
    ///
    /// - Parameter module: The module that the routes are from, if it is to be named.
    /// - Returns: A manifest with a row a tab or screen, in the order of the calls.
    /// - Complexity: O(n) in the number of rows.
    public func manifest(module: String? = nil) -> RouteManifest {
        RouteManifest(routes: ManifestWriter(.tabs(of: Selection.self), module: module).routes)
    }
}
