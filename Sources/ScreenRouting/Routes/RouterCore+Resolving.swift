import Foundation
import NavigationPipeline
import RouteMatching

extension RouterCore {
    func resolve(_ request: RouteRequest) throws -> NavigationResolution<RouteRequest, ResolvedRequest> {
        switch request.goal {
        case .path(let path):
            let url = try Self.reference(path)
            guard let match = match(for: url) else { throw RouterError.notRegistered(routeType: path) }
            return try resolve(request, match: match, url: nil)
        case .url(let url):
            guard let match = match(for: try Self.reference(url.absoluteString)) else {
                throw RouterError.notRegistered(routeType: url.absoluteString)
            }
            return try resolve(request, match: match, url: url)
        case .found(let match, let url):
            return try resolve(request, match: match, url: url)
        case .name(let name, let params):
            return try resolve(request, name: name, params: params)
        case .route(let route):
            let destination = try typed(route)
            return resolve(request, destination, source: .typed, route: route)
        }
    }

    /// The registration of a typed route.
    func typed(_ route: any Route) throws(RouterError) -> Destination {
        guard let destination = catalog.destination(for: type(of: route)) else {
            throw .notRegistered(routeType: String(describing: type(of: route)))
        }
        return destination
    }

    /// Reads a path or a URL.
    static func reference(_ text: String) throws(RouterError) -> URLReference {
        do {
            return try URLReference(text)
        } catch {
            throw .malformedURL(text, reason: error)
        }
    }

    /// The best registration for a URL.
    func match(for url: URLReference) -> RouteTable<Destination>.Match? {
        guard let routed = routed(url) else { return nil }
        return catalog.firstMatch(for: routed)
    }

    /// A URL as the table reads it: with the host as its first segment, except where an app's own web host stands for
    /// the app itself.
    ///
    /// `nil` for text such as `//example.com/x`, which names a host but is no URL of anybody's.
    func routed(_ url: URLReference) -> URLReference? {
        guard url.host != nil else { return url }
        if url.scheme == nil { return nil }
        let isOwnHost = url.isWeb && universalLinkHosts.contains { $0.admits(url) }
        return isOwnHost ? url : url.hostMovedIntoPath()
    }

    private func resolve(
        _ request: RouteRequest, match: RouteTable<Destination>.Match, url: URL?
    ) throws -> NavigationResolution<RouteRequest, ResolvedRequest> {
        let source = RouteLocation.Source.matched(match, query: request.query)
        return try resolve(request, match.value, source: source, url: url)
    }

    /// Prints the path of a named destination and reads it back, so that it is what a caller's path would be.
    private func resolve(
        _ request: RouteRequest, name: String, params: [String: String]
    ) throws -> NavigationResolution<RouteRequest, ResolvedRequest> {
        guard let destination = catalog.destination(named: name), let pattern = destination.pattern,
            pattern.error == nil
        else { throw RouterError.notRegistered(routeType: name) }
        let text = try pattern.path(with: params)
        let taken = params.filter { pattern.placeholderNames.contains($0.key) }
        let source = RouteLocation.Source.printed(
            try Self.reference(text), pattern, params: taken, query: request.query)
        return try resolve(request, destination, source: source, url: nil)
    }

    private func resolve(
        _ request: RouteRequest, _ destination: Destination, source: RouteLocation.Source, url: URL?
    ) throws -> NavigationResolution<RouteRequest, ResolvedRequest> {
        switch destination.kind {
        case .redirect(let target):
            return .redirect(RouteRequest(target, for: request))
        case .typed(let typed):
            let storage = RouteLocation.Storage(
                name: nil, meta: destination.meta, context: request.context, url: url, source: source)
            guard let route = try typed.decode?(storage.parameters) else {
                throw RouterError.notRegistered(routeType: typed.typeName)
            }
            return resolve(request, destination, storage, route: route)
        case .component, .action:
            return resolve(request, destination, source: source, url: url, route: nil)
        }
    }

    private func resolve(
        _ request: RouteRequest, _ destination: Destination, source: RouteLocation.Source, url: URL? = nil,
        route: (any Route)?
    ) -> NavigationResolution<RouteRequest, ResolvedRequest> {
        let storage = RouteLocation.Storage(
            name: destination.name, meta: destination.meta, context: request.context, url: url, source: source)
        return resolve(request, destination, storage, route: route)
    }

    private func resolve(
        _ request: RouteRequest, _ destination: Destination, _ storage: RouteLocation.Storage, route: (any Route)?
    ) -> NavigationResolution<RouteRequest, ResolvedRequest> {
        storage.route = route
        let resolved = ResolvedRequest(destination, RouteLocation(storage), request, globalGuards: guards)
        return .location(resolved, guards: resolved.guardCount)
    }
}

extension RoutePattern {
    /// The path with these values, in the errors of this module.
    ///
    /// A rest's value is split at its slashes.
    fileprivate func path(with params: [String: String]) throws(RouterError) -> String {
        var rest: [String: [String]] = [:]
        if case .rest(let name)? = allSegments.last, let value = params[name] {
            // An empty piece would be gone from the path, so it is kept here for printing to refuse.
            rest[name] =
                value.isEmpty ? [] : value.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        }
        do {
            return try print(params, rest: rest)
        } catch {
            switch error {
            case .missing(let name, _):
                throw .parameterMissing(name: name)
            case .invalid(let name, let value, _):
                throw .parameterTypeMismatch(name: name, expected: expectation(of: name), actual: value)
            case .inertPattern(let pattern):
                throw .notRegistered(routeType: pattern)
            }
        }
    }

    /// What a placeholder takes, in words.
    private func expectation(of name: String) -> String {
        for case .placeholder(name, let type) in allSegments {
            switch type {
            case .bool: return "Bool"
            case .int: return "Int"
            case .uuid: return "UUID"
            case .double: return "Double"
            case .string: return "a path segment"
            }
        }
        return "path segments"
    }
}
