import RouteMatching

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Router: URLRouter where R: FromURLRoute {
    /// Sets the stack from a path.
    ///
    /// An empty stack is set to all routes that the path leads to; the present root route stays if the path names none.
    /// On a stack that is not empty the last of them is pushed.
    ///
    /// - Parameters:
    ///   - path: A path, with its query if it has one.
    ///   - replace: Whether the stack, root route included, is replaced in any case.
    /// - Returns: Whether the path led anywhere. If not, nothing has changed.
    @discardableResult
    public func hydrate(path: String, replace: Bool) -> Bool {
        navigate(by: .hydrate(replacing: replace), to: URLEntry.reference(path: path))
    }

    /// Sets the stack from a URL, as ``hydrate(path:replace:)`` does from a path.
    ///
    /// - Parameters:
    ///   - url: The URL. A web host is dropped, the host of another scheme is the first segment.
    ///   - replace: Whether the stack, root route included, is replaced in any case.
    /// - Returns: Whether the URL led anywhere. If not, nothing has changed.
    @discardableResult
    public func hydrate(url: URL, replace: Bool) -> Bool {
        navigate(by: .hydrate(replacing: replace), to: URLEntry.reference(url: url))
    }

    /// Pushes the route that a path leads to; if it leads to several, the last.
    ///
    /// On the root path only the state is updated, for the base view is under the stack already.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: Whether the path led anywhere. If not, nothing has changed.
    @discardableResult
    public func push(path: String) -> Bool {
        navigate(by: .push, to: URLEntry.reference(path: path))
    }

    /// Walks back to the route that a path leads to, or pushes it; if it leads to several, the last.
    ///
    /// On the root path everything pushed is removed.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: Whether the path led anywhere. If not, nothing has changed.
    @discardableResult
    public func go(path: String) -> Bool {
        navigate(by: .go, to: URLEntry.reference(path: path))
    }

    /// Puts the route that a path leads to in the place of the current one; if it leads to several, the last.
    ///
    /// On the root path everything pushed is removed.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: Whether the path led anywhere. If not, nothing has changed.
    @discardableResult
    public func replace(path: String) -> Bool {
        navigate(by: .replace, to: URLEntry.reference(path: path))
    }

    private func navigate(by method: NavigationMethod, to url: Result<URLReference, RouteReadingError>) -> Bool {
        let found = FoundRoutes<R>()
        guard case .success(let url) = url, RouteResolver(tables: tables).resolve(url, into: found) == .matched
        else { return false }
        shared.apply(found.updates)
        navigate(to: found.routes, by: method)
        return true
    }
}
