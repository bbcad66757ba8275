import Foundation
import RouteMatching

/// The request a navigation resolved to, as guards, components and actions see it.
///
/// It is cheap to make and to copy: parameters are read from the URL when they are first asked for.
public struct RouteLocation {
    private let storage: Storage

    /// Creates a location, for tests of guards and performers.
    public init(
        name: String? = nil, path: String = "", params: [String: String] = [:], query: [String: String] = [:],
        context: Any? = nil, meta: RouteMeta = RouteMeta(), url: URL? = nil, route: (any Route)? = nil
    ) {
        storage = Storage(name: name, meta: meta, context: context, url: url, source: .given(path, params, query))
        storage.route = route
    }

    init(_ storage: Storage) {
        self.storage = storage
    }

    /// The name of the matched registration, or `nil` when it has none.
    public var name: String? { storage.name }

    /// The path that was matched, percent-encoded and without the query; a URL's host is its first segment.
    ///
    /// Empty for a typed route that was not made from a URL or path.
    public var path: String { storage.path }

    /// What the path's placeholders took, decoded.
    public var params: [String: String] { storage.params }

    /// The query's items and those passed to the navigation, which win.
    ///
    /// A flag without a value is empty, and the first
    /// of two items with one name wins.
    public var query: [String: String] { storage.query }

    /// What the caller passed along: a callback, a model object.
    public var context: Any? { storage.context }

    /// What the registration says about the destination.
    public var meta: RouteMeta { storage.meta }

    /// The URL that was opened, exactly as it came, or `nil` when the request did not come from one.
    public var url: URL? { storage.url }

    /// The typed route, or `nil` for a record.
    public var route: (any Route)? { storage.route }
}

extension RouteLocation {
    /// Where path, parameters and query come from.
    enum Source {
        case given(String, [String: String], [String: String])
        case matched(RouteTable<Destination>.Match, query: [String: String])
        /// A pattern of which it is known that it matches: a named destination.
        case printed(URLReference, RoutePattern, params: [String: String], query: [String: String])
        case typed
    }

    /// What a location is made of.
    ///
    /// Parameters are computed once, when they are first read.
    final class Storage {
        let name: String?
        let meta: RouteMeta
        let context: Any?
        let url: URL?
        let source: Source
        var route: (any Route)?

        init(name: String?, meta: RouteMeta, context: Any?, url: URL?, source: Source) {
            self.name = name
            self.meta = meta
            self.context = context
            self.url = url
            self.source = source
        }

        private(set) lazy var path: String =
            switch source {
            case .given(let path, _, _): path
            case .matched(let match, _): match.url.routedPath(by: match.pattern)
            case .printed(let url, let pattern, _, _): url.routedPath(by: pattern)
            case .typed: ""
            }

        private(set) lazy var params: [String: String] =
            switch source {
            case .given(_, let params, _), .printed(_, _, let params, _): params
            case .matched(let match, _): match.parameters
            case .typed: [:]
            }

        private(set) lazy var query: [String: String] =
            switch source {
            case .given(_, _, let query): query
            case .matched(let match, let query): match.url.queryValues.merging(query) { $1 }
            case .printed(let url, _, _, let query): url.queryValues.merging(query) { $1 }
            case .typed: [:]
            }

        /// Placeholders and query together; a placeholder wins.
        var parameters: RouteParameters { RouteParameters(query.merging(params) { $1 }) }
    }
}

extension URLReference {
    /// The path that a pattern matched, with the host in front where the pattern reads it.
    fileprivate func routedPath(by pattern: RoutePattern?) -> String {
        let whole = pattern?.scheme == nil ? self : hostMovedIntoPath()
        return whole.segments.reduce(into: "") { path, segment in
            path += "/"
            // What cannot be decoded stays as it was written.
            path += segment.value.map(PercentCoding.segment) ?? segment.encoded
        }
    }

    /// The query as a dictionary.
    fileprivate var queryValues: [String: String] {
        var values: [String: String] = [:]
        for item in queryItems where !item.name.isEmpty && item.isDecodable && values[item.name] == nil {
            values[item.name] = item.value ?? ""
        }
        return values
    }
}

/// A location carries the context of its caller, which need not be Sendable.
@available(*, unavailable)
extension RouteLocation: Sendable {}
