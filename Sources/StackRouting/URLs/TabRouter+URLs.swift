import RouteMatching

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension TabRouter: URLRouter where Selection: FromURLTabSelection {
    /// Selects the tab that a path leads to, and sets that tab's stack from the rest of the path.
    ///
    /// - Parameters:
    ///   - path: A path, with its query if it has one.
    ///   - replace: Whether that tab's stack is replaced; otherwise the destination is pushed on what is there. Other
    ///     tabs' stacks stay as they are.
    /// - Returns: Whether the path led anywhere. If not, nothing has changed.
    @discardableResult
    public func hydrate(path: String, replace: Bool) -> Bool {
        navigate(by: .hydrate(replacing: replace), to: URLEntry.reference(path: path))
    }

    /// Selects the tab that a URL leads to, as ``hydrate(path:replace:)`` does for a path.
    ///
    /// - Parameters:
    ///   - url: The URL. A web host is dropped, the host of another scheme is the first segment.
    ///   - replace: Whether that tab's stack is replaced.
    /// - Returns: Whether the URL led anywhere. If not, nothing has changed.
    @discardableResult
    public func hydrate(url: URL, replace: Bool) -> Bool {
        navigate(by: .hydrate(replacing: replace), to: URLEntry.reference(url: url))
    }

    /// Selects the tab that a path leads to, and pushes the route that the rest of the path leads to on its stack.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: Whether the path led anywhere. If not, nothing has changed.
    @discardableResult
    public func push(path: String) -> Bool {
        navigate(by: .push, to: URLEntry.reference(path: path))
    }

    /// Selects the tab that a path leads to, and walks back on its stack to the route that the rest leads to, or pushes
    /// it.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: Whether the path led anywhere. If not, nothing has changed.
    @discardableResult
    public func go(path: String) -> Bool {
        navigate(by: .go, to: URLEntry.reference(path: path))
    }

    /// Selects the tab that a path leads to, and puts the route that the rest leads to in the place of its current one.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: Whether the path led anywhere. If not, nothing has changed.
    @discardableResult
    public func replace(path: String) -> Bool {
        navigate(by: .replace, to: URLEntry.reference(path: path))
    }

    private func navigate(by method: NavigationMethod, to url: Result<URLReference, RouteReadingError>) -> Bool {
        let found = FoundTab<Selection>()
        guard case .success(let url) = url, RouteResolver(tables: tables).resolve(url, into: found) == .matched,
            let tab = found.tab
        else { return false }
        shared.apply(found.updates)
        select(tab)
        found.stack?.enter(self, method)
        return true
    }
}
