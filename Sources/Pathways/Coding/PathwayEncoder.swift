/// Writes models as URL paths.
///
/// Fields named after a placeholder fill the pattern; every other field becomes a query item. The result decodes back
/// to an equal model.
///
/// ```swift
/// let path = try PathwayEncoder.shared.encode(ProductRoute(productID: 42))
/// // /products/42
/// ```
public struct PathwayEncoder: Sendable {
    /// The one encoder anybody needs: encoders have no settings.
    public static let shared = PathwayEncoder()

    /// Creates an encoder.
    public init() {}

    /// The percent-encoded path of a model, with its query fields as query items.
    ///
    /// - Parameter route: the model to write.
    /// - Returns: the path, such as `/search/books?page=2`; for a pattern with a scheme or a fragment also those.
    /// - Throws: ``PathwayError`` naming the key and the value that cannot be written; an error of your own
    ///   `encode(to:)` as it is.
    /// - Complexity: O(length of the result).
    public func encode<Route: Pathway>(_ route: Route) throws -> String {
        let encoding = PathwayEncoding(plan: try PathwayPlanCache.shared.plan(for: Route.self))
        do {
            try route.encode(to: encoding)
        } catch let error as EncodingError {
            throw PathwayError(error)
        }
        return try encoding.text()
    }

    /// The percent-encoded path of a value whose type turns out to be a ``Pathway``.
    ///
    /// - Parameter value: the model to write.
    /// - Returns: the path, as for a model known to be a ``Pathway``.
    /// - Throws: ``PathwayError/unsupported(key:reason:)`` when the value is no ``Pathway``, else as for one.
    @_disfavoredOverload
    public func encode<Value: Encodable>(_ value: Value) throws -> String {
        guard let route = value as? any Pathway else {
            throw PathwayError.unsupported(key: nil, reason: "\(Value.self) is not a Pathway")
        }
        return try encode(route)
    }
}

#if canImport(Combine)
import Combine

extension PathwayEncoder: TopLevelEncoder {}
#endif
