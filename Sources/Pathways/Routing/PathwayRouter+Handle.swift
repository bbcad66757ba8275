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

    /// Dispatches the text of a URL, as ``handle(_:)-(URL)`` does.
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
        if let match = table.firstMatch(for: reference) {
            guard admits(match) else { return false }
            if try run(match, url) == .handled { return true }
            for match in others(behind: match) where try run(match, url) == .handled { return true }
        }
        guard let fallback, admitsHost(of: reference) else { return false }
        try fallback(PathwayDelivery(reference, url).request)
        return true
    }

    @MainActor
    private func dispatch(_ reference: URLReference, _ url: URL) async throws -> Bool {
        guard allowsScheme(of: reference) else { return false }
        if let match = table.firstMatch(for: reference) {
            guard admits(match) else { return false }
            if try await run(match, url) == .handled { return true }
            for match in others(behind: match) where try await run(match, url) == .handled { return true }
        }
        guard let fallback, admitsHost(of: reference) else { return false }
        try fallback(PathwayDelivery(reference, url).request)
        return true
    }

    @MainActor
    private func run(_ match: RouteTable<PathwayHandler>.Match, _ url: URL) throws -> PathwayResult {
        guard case .sync(let action) = match.value.action else {
            throw PathwayRouterError.asyncHandlerRequiresAsyncHandle
        }
        return try action(PathwayDelivery(match, url))
    }

    @MainActor
    private func run(_ match: RouteTable<PathwayHandler>.Match, _ url: URL) async throws -> PathwayResult {
        switch match.value.action {
        case .sync(let action): try action(PathwayDelivery(match, url))
        case .async(let action): try await action(PathwayDelivery(match, url))
        }
    }

    /// The matches after the best.
    ///
    /// Most URLs are taken by that one, which the table finds without setting up for more. A hostless match follows
    /// only where the best one was admitted, so admission is settled.
    private func others(
        behind match: RouteTable<PathwayHandler>.Match
    ) -> DropFirstSequence<RouteTable<PathwayHandler>.Matches> {
        table.matches(for: match.url).dropFirst()
    }

    /// Whether the URL's host is admitted, which only a hostless registration makes a question: one that names the
    /// host is what admits it.
    private func admits(_ match: RouteTable<PathwayHandler>.Match) -> Bool {
        match.value.namesHost || admitsHost(of: match.url)
    }
}

extension PathwayDelivery {
    fileprivate init(_ match: RouteTable<PathwayHandler>.Match, _ url: URL) {
        self.init(
            url: url, reference: match.url, includesFragmentItems: match.value.supportsFragmentParameters,
            pattern: match.pattern)
    }

    fileprivate init(_ reference: URLReference, _ url: URL) {
        self.init(url: url, reference: reference, includesFragmentItems: false, pattern: nil)
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
