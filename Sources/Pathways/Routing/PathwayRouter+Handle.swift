import Foundation
import RouteMatching

extension PathwayRouter {
    /// Dispatches a URL to the most specific handler that takes it.
    ///
    /// In an async context `try await router.handle(url)` picks the asynchronous form instead.
    ///
    /// - Parameter url: the URL that was opened.
    /// - Returns: whether a handler or the fallback took it. `false` also for a URL that is malformed, or whose host or
    ///   scheme is not admitted; nothing runs then.
    /// - Throws: ``PathwayError`` when the model of a matched registration cannot be decoded,
    ///   ``PathwayRouterError/asyncHandlerRequiresAsyncHandle`` when the handler is asynchronous, and what handlers throw.
    /// - Complexity: O(length of the URL), whatever the number of registrations.
    @MainActor @discardableResult
    public func handle(_ url: URL) throws -> Bool {
        guard let reference = try? URLReference(url) else { return false }
        return try dispatch(reference, url)
    }

    /// Dispatches the text of a URL, as `handle(_:)` for a `URL` does.
    ///
    /// Prefer this form where the text is at hand: a `URL` may have been repaired when it was made.
    ///
    /// - Parameter text: the text of the URL.
    /// - Returns: whether a handler or the fallback took it.
    /// - Throws: as for a URL.
    @MainActor @discardableResult
    public func handle(_ text: String) throws -> Bool {
        guard let reference = try? URLReference(text), let url = reference.foundationURL else { return false }
        return try dispatch(reference, url)
    }

    /// Dispatches a URL to the most specific handler that takes it, synchronous or asynchronous.
    ///
    /// - Parameter url: the URL that was opened.
    /// - Returns: whether a handler or the fallback took it. `false` also for a URL that is malformed, or whose host or
    ///   scheme is not admitted; nothing runs then.
    /// - Throws: ``PathwayError`` when the model of a matched registration cannot be decoded, and what handlers throw.
    /// - Complexity: O(length of the URL), whatever the number of registrations, without the handlers.
    @MainActor @discardableResult
    public func handle(_ url: URL) async throws -> Bool {
        guard let reference = try? URLReference(url) else { return false }
        return try await dispatch(reference, url)
    }

    /// Dispatches the text of a URL to a synchronous or asynchronous handler.
    ///
    /// - Parameter text: the text of the URL.
    /// - Returns: whether a handler or the fallback took it.
    /// - Throws: as for a URL.
    @MainActor @discardableResult
    public func handle(_ text: String) async throws -> Bool {
        guard let reference = try? URLReference(text), let url = reference.foundationURL else { return false }
        return try await dispatch(reference, url)
    }

    @MainActor
    private func dispatch(_ reference: URLReference, _ url: URL) throws -> Bool {
        guard allowsScheme(of: reference) else { return false }
        if let delivery = firstDelivery(of: reference, url) {
            guard admits(delivery) else { return false }
            if try delivery.perform() == .handled { return true }
            for delivery in furtherDeliveries(of: reference, url) where try delivery.perform() == .handled {
                return true
            }
        }
        guard let fallback, admitsHost(of: reference) else { return false }
        try fallback(PathwayRequest(url, reference))
        return true
    }

    @MainActor
    private func dispatch(_ reference: URLReference, _ url: URL) async throws -> Bool {
        guard allowsScheme(of: reference) else { return false }
        if let delivery = firstDelivery(of: reference, url) {
            guard admits(delivery) else { return false }
            if try await delivery.perform() == .handled { return true }
            for delivery in furtherDeliveries(of: reference, url) where try await delivery.perform() == .handled {
                return true
            }
        }
        guard let fallback, admitsHost(of: reference) else { return false }
        try fallback(PathwayRequest(url, reference))
        return true
    }

    private func firstDelivery(of reference: URLReference, _ url: URL) -> PathwayDelivery? {
        // Not `map`, which would copy the match.
        guard let match = table.firstMatch(for: reference) else { return nil }
        return PathwayDelivery(url: url, match: match)
    }

    /// The deliveries after the first.
    ///
    /// Most URLs are taken by that one, which the table finds without setting up for more. A hostless match follows
    /// only where the best one was admitted, so admission is settled.
    private func furtherDeliveries(of reference: URLReference, _ url: URL) -> some Sequence<PathwayDelivery> {
        table.matches(for: reference).dropFirst().lazy.map { PathwayDelivery(url: url, match: $0) }
    }

    /// Whether the URL's host is admitted, which only a hostless registration makes a question: one that names the
    /// host is what admits it.
    private func admits(_ delivery: PathwayDelivery) -> Bool {
        delivery.match.value.namesHost || admitsHost(of: delivery.match.url)
    }
}

extension URLReference {
    /// The URL as Foundation's type: from the text as it is where Foundation leaves that alone, else from its
    /// canonical spelling, which needs no repair.
    fileprivate var foundationURL: URL? {
        if let url = URL(string: text), url.absoluteString == text { return url }
        return URL(string: normalized)
    }
}
