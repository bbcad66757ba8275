@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Router where R: IntoURLRoute {
    /// The path of what the router shows: of the current route, or `/` when there is none.
    ///
    /// It is made anew at each call from the state as it is, and observes what it reads.
    ///
    /// - Returns: The path with its query. Values that no path can hold are left out; ``validatedString()`` says so.
    /// - Complexity: O(length of the path).
    public func string() -> String {
        route.map { Self.print($0).path } ?? "/"
    }

    /// The path of what the router shows, as ``string()`` gives it, if it says all that the route holds.
    ///
    /// - Returns: The path with its query.
    /// - Throws: ``RoutePrintingError`` naming the value that cannot be printed, and its route type.
    public func validatedString() throws(RoutePrintingError) -> String {
        guard let route else { return "/" }
        let printed = Self.print(route)
        if let error = printed.error { throw error }
        return printed.path
    }

    static func print(_ route: R) -> (path: String, error: RoutePrintingError?) {
        let printer = PathPrinter()
        let path = route.into(route: RouteURL(printer: printer))
        return (printer.finish(path), printer.error)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension TabRouter where Selection: IntoURLTabSelection {
    /// The path of what the router shows: of the selected tab and the current route of its stack.
    ///
    /// It is made anew at each call from the state as it is, and observes what it reads.
    ///
    /// - Returns: The path with its query. Values that no path can hold are left out; ``validatedString()`` says so.
    /// - Complexity: O(length of the path).
    public func string() -> String {
        print(tab).path
    }

    /// The path of what the router shows, as ``string()`` gives it, if it says all that the tab and its route hold.
    ///
    /// - Returns: The path with its query.
    /// - Throws: ``RoutePrintingError`` naming the value that cannot be printed, and its route type.
    public func validatedString() throws(RoutePrintingError) -> String {
        let printed = print(tab)
        if let error = printed.error { throw error }
        return printed.path
    }

    func print(_ tab: Selection, shown: ShownRoutes? = nil) -> (path: String, error: RoutePrintingError?) {
        let printer = PathPrinter()
        let path = tab.into(route: TabRouteURL(router: self, printer: printer, shown: shown))
        return (printer.finish(path), printer.error)
    }
}
