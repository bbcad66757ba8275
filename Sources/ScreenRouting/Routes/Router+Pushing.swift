import Foundation
import RouteMatching

// These verbs begin a navigation and do not wait for it. As long as no guard is asked and no other navigation is
// under way, the screen is shown before they return. Failures go to ``Router/onError``.

extension Router {
    /// Navigates to a typed route.
    ///
    /// - Parameters:
    ///   - route: the destination.
    ///   - transition: how it is shown; by default as the registration or the type says, and pushed if neither does.
    ///   - context: passed along as ``RouteLocation/context``.
    public func push(_ route: any Route, via transition: RouteTransition? = nil, context: Any? = nil) {
        core.start(.init(.route(route), context: context, transition: transition))
    }

    /// Navigates to a named destination, shown as its record says and pushed if it does not say.
    ///
    /// - Parameters:
    ///   - name: the record's name.
    ///   - params: a value for each placeholder of the record's path.
    ///   - query: passed along as ``RouteLocation/query``.
    ///   - context: passed along as ``RouteLocation/context``.
    public func push(
        name: String, params: [String: String] = [:], query: [String: String] = [:], context: Any? = nil
    ) {
        core.start(.init(.name(name, params: params), query: query, context: context))
    }

    /// Navigates to what is registered for a path, shown as the registration says and pushed if it does not say.
    ///
    /// - Parameters:
    ///   - path: the path, with or without a query.
    ///   - query: added to the path's own query, and wins over it.
    ///   - context: passed along as ``RouteLocation/context``.
    public func push(path: String, query: [String: String] = [:], context: Any? = nil) {
        core.start(.init(.path(path), query: query, context: context))
    }

    /// Puts a typed route's screen in the place of the current one.
    ///
    /// - Parameters:
    ///   - route: the destination.
    ///   - context: passed along as ``RouteLocation/context``.
    public func replace(_ route: any Route, context: Any? = nil) {
        core.start(.init(.route(route), context: context, transition: .replace()))
    }

    /// Puts a named destination's screen in the place of the current one.
    ///
    /// - Parameters:
    ///   - name: the record's name.
    ///   - params: a value for each placeholder of the record's path.
    ///   - query: passed along as ``RouteLocation/query``.
    ///   - context: passed along as ``RouteLocation/context``.
    public func replace(
        name: String, params: [String: String] = [:], query: [String: String] = [:], context: Any? = nil
    ) {
        core.start(.init(.name(name, params: params), query: query, context: context, transition: .replace()))
    }

    /// Puts the screen that is registered for a path in the place of the current one.
    ///
    /// - Parameters:
    ///   - path: the path, with or without a query.
    ///   - query: added to the path's own query, and wins over it.
    ///   - context: passed along as ``RouteLocation/context``.
    public func replace(path: String, query: [String: String] = [:], context: Any? = nil) {
        core.start(.init(.path(path), query: query, context: context, transition: .replace()))
    }

    /// Brings the tab of a named destination to the front.
    ///
    /// Its guards are asked; no screen is made.
    ///
    /// - Parameters:
    ///   - name: the name of a record with a ``RouteMeta/tabIndex``.
    ///   - params: a value for each placeholder of the record's path.
    ///   - query: passed along as ``RouteLocation/query``.
    ///   - context: passed along as ``RouteLocation/context``.
    public func switchTab(
        name: String, params: [String: String] = [:], query: [String: String] = [:], context: Any? = nil
    ) {
        core.start(.init(.name(name, params: params), query: query, context: context, transition: .selectTab()))
    }

    /// Takes away the screen that was pushed or presented last, at once and without asking guards.
    ///
    /// - Returns: `false` when there is none.
    @discardableResult
    public func back(animated: Bool = true) -> Bool {
        core.performer?.goBack(animated: animated) ?? false
    }

    /// Opens a URL.
    ///
    /// Code that does not say `await` picks this one.
    ///
    /// - Parameters:
    ///   - url: a deep link or a web link. Guards see it unchanged as ``RouteLocation/url``.
    ///   - context: passed along as ``RouteLocation/context``.
    /// - Returns: whether something is registered for it. What happens to the navigation after that, such as a guard
    ///   that stops it or a parameter that is missing, does not change this; failures go to ``onError``.
    @discardableResult
    public func open(_ url: URL, context: Any? = nil) -> Bool {
        guard let reference = try? RouterCore.reference(url.absoluteString), let match = core.match(for: reference)
        else { return false }
        core.start(.init(.found(match, url), context: context))
        return true
    }
}
