import Foundation

extension Router {
    /// Navigates to a typed route and returns when its screen is shown.
    ///
    /// - Parameters:
    ///   - route: the destination.
    ///   - transition: how it is shown; by default as the registration or the type says.
    ///   - context: passed along as ``RouteLocation/context``.
    /// - Throws: a ``RouterError``, `CancellationError`, or what a guard, a factory or the performer throws.
    public func navigate(
        to route: any Route, via transition: RouteTransition? = nil, context: Any? = nil
    ) async throws {
        try await core.navigate(.init(.route(route), context: context, transition: transition))
    }

    /// Navigates to a named destination and returns when its screen is shown.
    ///
    /// - Parameters:
    ///   - name: the record's name.
    ///   - params: a value for each placeholder of the record's path.
    ///   - query: passed along as ``RouteLocation/query``.
    ///   - transition: how it is shown; by default as the record says.
    ///   - context: passed along as ``RouteLocation/context``.
    /// - Throws: a ``RouterError``, `CancellationError`, or what a guard, a factory or the performer throws.
    public func navigate(
        name: String, params: [String: String] = [:], query: [String: String] = [:],
        via transition: RouteTransition? = nil, context: Any? = nil
    ) async throws {
        try await core.navigate(
            .init(.name(name, params: params), query: query, context: context, transition: transition))
    }

    /// Navigates to what is registered for a path and returns when its screen is shown.
    ///
    /// - Parameters:
    ///   - path: the path, with or without a query; a whole URL is read as one.
    ///   - query: added to the path's own query, and wins over it.
    ///   - transition: how it is shown; by default as the registration says.
    ///   - context: passed along as ``RouteLocation/context``.
    /// - Throws: a ``RouterError``, `CancellationError`, or what a guard, a factory or the performer throws.
    public func navigate(
        path: String, query: [String: String] = [:], via transition: RouteTransition? = nil, context: Any? = nil
    ) async throws {
        try await core.navigate(.init(.path(path), query: query, context: context, transition: transition))
    }

    /// Opens a URL and returns when its screen is shown.
    ///
    /// Asynchronous code that says `await` picks this one.
    ///
    /// - Parameters:
    ///   - url: a deep link or a web link. Guards see it unchanged as ``RouteLocation/url``.
    ///   - context: passed along as ``RouteLocation/context``.
    /// - Throws: ``RouterError/notRegistered(routeType:)`` or ``RouterError/malformedURL(_:reason:)`` when it leads
    ///   nowhere, or as ``navigate(path:query:via:context:)`` does.
    public func open(_ url: URL, context: Any? = nil) async throws {
        try await core.navigate(.init(.url(url), context: context))
    }
}
