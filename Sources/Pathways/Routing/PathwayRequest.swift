import Foundation

/// A URL on its way to a handler.
public struct PathwayRequest: Sendable, Hashable {
    /// The URL that was opened.
    public let url: URL
    /// The last value of each parameter: query items and, where the registration asks for them, the fragment's items.
    ///
    /// A flag such as `?debug` is an empty text.
    public let parameters: [String: String]
    /// What the placeholders of the registration's pattern took, by name; a rest is joined with slashes.
    ///
    /// They are kept apart from ``parameters``, so that `?id=8` cannot pass for the `:id` of the path.
    public let pathParameters: [String: String]
    /// The query's items and then, where the registration asks for them, the fragment's.
    ///
    /// They are in order, with every value of a repeated name, and with a `nil` value for a flag. An item whose value
    /// is not UTF-8 is left out.
    public let queryItems: [URLQueryItem]

    /// Creates a request, as tests of handlers do.
    ///
    /// - Parameters:
    ///   - url: the URL.
    ///   - parameters: the last value of each parameter.
    ///   - pathParameters: what the placeholders took.
    ///   - queryItems: the items in order.
    public init(
        url: URL, parameters: [String: String] = [:], pathParameters: [String: String] = [:],
        queryItems: [URLQueryItem] = []
    ) {
        self.url = url
        self.parameters = parameters
        self.pathParameters = pathParameters
        self.queryItems = queryItems
    }
}
