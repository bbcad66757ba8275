import Foundation

/// Why a router could not dispatch a URL that it has a handler for.
///
/// A model that cannot be decoded is a ``PathwayError``; what a handler throws is passed on as it is.
public enum PathwayRouterError: Error, Hashable, Sendable {
    /// The synchronous `handle(_:)` of ``PathwayRouter`` came to an asynchronous handler, which it never skips.
    case asyncHandlerRequiresAsyncHandle
}

extension PathwayRouterError: CustomStringConvertible {
    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .asyncHandlerRequiresAsyncHandle:
            "The handler for this URL is asynchronous: call `try await router.handle(url)` from an async context."
        }
    }
}

extension PathwayRouterError: LocalizedError {
    /// The description, for code that shows `localizedDescription`.
    public var errorDescription: String? { description }
}
