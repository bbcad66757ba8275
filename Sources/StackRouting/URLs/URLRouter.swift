#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A router that can be driven by paths and URLs: a ``Router`` or ``TabRouter`` whose routes can be read from them.
///
/// Every method says whether the path led anywhere. If it did not (malformed, over the limits, taken by no screen, or
/// by one that gives no route) nothing at all has changed: no stack, no tab, no state.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol URLRouter: AnyObject {
    /// Sets the router from a path.
    ///
    /// ```swift
    /// router.hydrate(path: "/users/search?q=swift")
    /// ```
    ///
    /// - Parameters:
    ///   - path: A path, with its query if it has one.
    ///   - replace: Whether the stack is replaced. If not, and something is on the stack already, the destination is
    ///     pushed.
    /// - Returns: Whether the path led anywhere.
    @discardableResult
    func hydrate(path: String, replace: Bool) -> Bool

    /// Sets the router from a URL.
    ///
    /// The host of an `http` or `https` URL is dropped with its port; the host of any other scheme is the first
    /// segment, so `myapp://users/42` and `https://example.com/users/42` lead to the same screen.
    ///
    /// - Parameters:
    ///   - url: The URL that was opened.
    ///   - replace: Whether the stack is replaced. If not, and something is on the stack already, the destination is
    ///     pushed.
    /// - Returns: Whether the URL led anywhere.
    @discardableResult
    func hydrate(url: URL, replace: Bool) -> Bool

    /// Pushes the route of a path; of several routes the last.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: Whether the path led anywhere.
    @discardableResult
    func push(path: String) -> Bool

    /// Walks back to the route of a path if it is on the stack, or pushes it; of several routes the last.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: Whether the path led anywhere.
    @discardableResult
    func go(path: String) -> Bool

    /// Puts the route of a path in the place of the current one; of several routes the last.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: Whether the path led anywhere.
    @discardableResult
    func replace(path: String) -> Bool
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension URLRouter {
    /// Sets the router from a path; what is on the stack already stays under the destination.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: Whether the path led anywhere.
    @discardableResult
    public func hydrate(path: String) -> Bool { hydrate(path: path, replace: false) }

    /// Sets the router from a URL; what is on the stack already stays under the destination.
    ///
    /// - Parameter url: The URL that was opened.
    /// - Returns: Whether the URL led anywhere.
    @discardableResult
    public func hydrate(url: URL) -> Bool { hydrate(url: url, replace: false) }
}
