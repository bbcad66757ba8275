/// Reads and prints routes without a router, for the checks that apps' tests use.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
package enum RouteReading {
    /// The routes that a path leads to, or `nil` when it leads nowhere.
    ///
    /// State updates are dropped.
    package static func routes<R: FromURLRoute>(_ path: String, as route: R.Type) -> [R]? {
        let found = FoundRoutes<R>()
        guard case .success(let url) = URLEntry.reference(path: path),
            RouteResolver(tables: ScreenTables()).resolve(url, into: found) == .matched
        else { return nil }
        return found.routes
    }

    /// The path of a route.
    package static func path<R: IntoURLRoute>(of route: R) throws(RoutePrintingError) -> String {
        let printed = Router<R>.print(route)
        if let error = printed.error { throw error }
        return printed.path
    }

    /// What each screen said to a path, as text.
    package static func explanation<R: FromURLRoute>(_ path: String, as route: R.Type) -> String {
        PathExplanation(URLEntry.reference(path: path)) {
            RouteResolver(tables: ScreenTables()).explain(.screens(of: route), $0)
        }
        .description
    }
}
