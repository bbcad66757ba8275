import StackRouting

/// Checks which routes paths lead to.
///
/// ```swift
/// try expectRoutes([
///     "/settings": AppRoute.settings,
///     "/users/42": .users(.user(id: "42")),
///     "/nowhere": nil,
/// ])
/// ```
///
/// - Parameters:
///   - expected: The destination of each path, that is the last route it leads to; `nil` where it must lead to none.
///   - route: The type of the routes, where the table does not tell.
/// - Throws: ``RoutingTestFailure`` that lists every path that leads elsewhere.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public func expectRoutes<R: FromURLRoute>(_ expected: KeyValuePairs<String, R?>, as route: R.Type = R.self) throws {
    let failures = expected.compactMap { path, destination -> String? in
        let routes = RouteReading.routes(path, as: route)
        if routes?.last == destination { return nil }
        let wanted = destination.map { "\($0)" } ?? "no route"
        guard let routes else {
            return "\(path) leads nowhere, not to \(wanted):\n\(RouteReading.explanation(path, as: route))"
        }
        return "\(path) leads to \(describe(routes)), not to \(wanted)"
    }
    if !failures.isEmpty { throw RoutingTestFailure(failures.joined(separator: "\n")) }
}
