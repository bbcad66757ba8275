import Foundation

/// A URL on its way to a handler.
public struct PathwayRequest: Sendable, Hashable {
    /// The URL that was opened.
    public let url: URL
    /// The last value of each parameter: query items and, where the registration asks for them, the fragment's items.
    ///
    /// A flag such as `?debug` is an empty text. For a path-only registration the values of its placeholders are here
    /// too, and win over query items of their names.
    public let parameters: [String: String]
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
    ///   - queryItems: the items in order.
    public init(url: URL, parameters: [String: String] = [:], queryItems: [URLQueryItem] = []) {
        self.url = url
        self.parameters = parameters
        self.queryItems = queryItems
    }
}
