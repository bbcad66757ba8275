import StackRouting

/// Checks that a route prints as a path that leads back to it.
///
/// ```swift
/// @Test(arguments: [AppRoute.settings, .users(.user(id: "a/b"))])
/// func links(route: AppRoute) throws {
///     try assertRoundTrip(route)
/// }
/// ```
///
/// The path may lead to several routes, of which the last has to be this one.
///
/// - Parameter route: The route.
/// - Throws: ``RoutingTestFailure`` with the path and what it leads to, if the route does not come back.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public func assertRoundTrip<R: URLRoute>(_ route: R) throws {
    let path: String
    do {
        path = try RouteReading.path(of: route)
    } catch {
        throw RoutingTestFailure("\(route) cannot be printed: \(error)")
    }
    guard let routes = RouteReading.routes(path, as: R.self) else {
        let explanation = RouteReading.explanation(path, as: R.self)
        throw RoutingTestFailure("\(route) prints as \(path), which leads nowhere:\n\(explanation)")
    }
    guard routes.last == route else {
        throw RoutingTestFailure("\(route) prints as \(path), which leads to \(describe(routes))")
    }
}

/// Checks that a path leads to a route that prints as the same path.
///
/// ```swift
/// try assertRoundTrip(path: "/users/search?q=swift", as: AppRoute.self)
/// ```
///
/// - Parameters:
///   - path: The path, spelled as it is printed.
///   - route: The type of the route.
/// - Throws: ``RoutingTestFailure`` with what the path leads to and how that prints, if it is another path.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public func assertRoundTrip<R: URLRoute>(path: String, as route: R.Type) throws {
    guard let routes = RouteReading.routes(path, as: route), let destination = routes.last else {
        let explanation = RouteReading.explanation(path, as: route)
        throw RoutingTestFailure("\(path) leads to no \(route):\n\(explanation)")
    }
    let printed: String
    do {
        printed = try RouteReading.path(of: destination)
    } catch {
        throw RoutingTestFailure("\(path) leads to \(destination), which cannot be printed: \(error)")
    }
    guard printed == path else {
        throw RoutingTestFailure("\(path) leads to \(destination), which prints as \(printed)")
    }
}

func describe<R>(_ routes: [R]) -> String {
    routes.isEmpty ? "the root, without a route" : routes.map { "\($0)" }.joined(separator: ", ")
}
