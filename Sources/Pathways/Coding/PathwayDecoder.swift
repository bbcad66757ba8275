import Foundation
import RouteMatching

/// Reads models from URLs.
///
/// Fields named after a placeholder take that placeholder's segment; every other field takes the query item of its
/// name.
///
/// ```swift
/// let url = URL(string: "https://example.com/products/42")!
/// let route = try PathwayDecoder.shared.decode(ProductRoute.self, from: url)
/// ```
public struct PathwayDecoder: Sendable {
    /// The one decoder anybody needs: decoders have no settings.
    public static let shared = PathwayDecoder()

    /// Creates a decoder.
    public init() {}

    /// The model a URL stands for.
    ///
    /// - Parameters:
    ///   - type: the model's type.
    ///   - url: the URL; scheme and host matter only to patterns that name them.
    ///   - policy: whether the pattern has to match the whole path, as it has to by default, or its start.
    /// - Returns: the model.
    /// - Throws: ``PathwayError`` naming the key and the value that cannot be read; an error of your own
    ///   `init(from:)` as it is.
    /// - Complexity: O(length of the URL), and O(length of the query) for each query field.
    public func decode<Route: Pathway>(
        _ type: Route.Type, from url: URL, matching policy: PathwayMatchPolicy = .exact
    ) throws -> Route {
        try decode(type, from: url.absoluteString, matching: policy)
    }

    /// The model the text of a URL stands for, such as the text an encoder gave.
    ///
    /// Prefer this form where the text is at hand: a `URL` may have been repaired when it was made.
    ///
    /// - Parameters:
    ///   - type: the model's type.
    ///   - text: the URL's text; a path alone is enough.
    ///   - policy: whether the pattern has to match the whole path, as it has to by default, or its start.
    /// - Returns: the model.
    /// - Throws: ``PathwayError`` naming the key and the value that cannot be read; an error of your own
    ///   `init(from:)` as it is.
    /// - Complexity: O(length of the URL), and O(length of the query) for each query field.
    public func decode<Route: Pathway>(
        _ type: Route.Type, from text: String, matching policy: PathwayMatchPolicy = .exact
    ) throws -> Route {
        let plan = try PathwayPlanCache.shared.plan(for: type)
        let url: URLReference
        do {
            url = try URLReference(text)
        } catch {
            throw PathwayError.invalidURL(url: text, reason: error.description)
        }
        guard let source = plan.match(url, matching: policy) else { throw plan.mismatch(url) }
        return try Route(decoding: source, with: plan, includingFragmentItems: false)
    }

    /// The model a URL stands for, for a type that turns out to be a ``Pathway``.
    ///
    /// - Parameters:
    ///   - type: the model's type.
    ///   - url: the URL, whose whole path the pattern has to match.
    /// - Returns: the model.
    /// - Throws: ``PathwayError/unsupported(key:reason:)`` when the type is no ``Pathway``, else as for one.
    @_disfavoredOverload
    public func decode<Value: Decodable>(_ type: Value.Type, from url: URL) throws -> Value {
        guard let route = type as? any Pathway.Type, let value = try decode(route, from: url) as? Value else {
            throw PathwayError.unsupported(key: nil, reason: "\(Value.self) is not a Pathway")
        }
        return value
    }
}

#if canImport(Combine)
import Combine

extension PathwayDecoder: TopLevelDecoder {}
#endif

extension Pathway {
    /// Reads the model from a URL that its pattern has matched.
    init(decoding url: URLReference, with plan: PathwayPlan, includingFragmentItems: Bool) throws {
        let decoding = PathwayDecoding(url: url, plan: plan, includesFragmentItems: includingFragmentItems)
        do {
            try self.init(from: decoding)
        } catch let error as DecodingError {
            throw PathwayError(error, in: decoding)
        }
    }
}
