import RouteMatching

// A closure of several statements without a `return` fits every form while it is type-checked; the forms that want
// a result are disfavored so that such a closure is one that takes parameters.
extension PathwayRouter {
    /// Registers a path whose handler takes the parameters.
    ///
    /// ```swift
    /// router.register(host: "example.com", path: "/settings") { query in
    ///     showSettings(tab: query["tab"])
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - host: the host, such as `example.com`, `example.com:8443` or `*.example.com`; `nil` is every admitted one.
    ///   - path: the pattern. What its placeholders take is for handlers of a request.
    ///   - supportFragmentParams: whether items after the fragment's route, as in `#done?token=a`, are parameters too.
    ///   - policy: whether the pattern has to match the whole path or, as by default, its start.
    ///   - handler: runs on the main actor; the URL then counts as handled.
    /// - Returns: an identifier for ``unregister(_:)``.
    @discardableResult
    public mutating func register(
        host: String? = nil, path: String, supportFragmentParams: Bool = false,
        matching policy: PathwayMatchPolicy = .prefix,
        handler: @escaping @MainActor ([String: String]) throws -> Void
    ) -> PathwayRegistrationID {
        let action = PathwayHandler.Action.sync { delivery in
            try handler(delivery.parameters)
            return .handled
        }
        return insert(
            action, for: path, host: host, type: nil, supportFragmentParams: supportFragmentParams, matching: policy)
    }

    /// Registers a path whose handler takes the request and may decline it.
    ///
    /// A handler that declines leaves the URL to the next best registration.
    ///
    /// - Parameters:
    ///   - host: the host, such as `example.com`, `example.com:8443` or `*.example.com`; `nil` is every admitted one.
    ///   - path: the pattern. What its placeholders take is in ``PathwayRequest/pathParameters`` of a request.
    ///   - supportFragmentParams: whether items after the fragment's route, as in `#done?token=a`, are parameters too.
    ///   - policy: whether the pattern has to match the whole path or, as by default, its start.
    ///   - handler: runs on the main actor and says whether it took the URL.
    /// - Returns: an identifier for ``unregister(_:)``.
    @discardableResult @_disfavoredOverload
    public mutating func register(
        host: String? = nil, path: String, supportFragmentParams: Bool = false,
        matching policy: PathwayMatchPolicy = .prefix,
        handler: @escaping @MainActor (PathwayRequest) throws -> PathwayResult
    ) -> PathwayRegistrationID {
        insert(
            .sync { try handler($0.request) }, for: path, host: host, type: nil,
            supportFragmentParams: supportFragmentParams, matching: policy)
    }

    /// Registers a path whose handler takes the request, may await and may decline.
    ///
    /// Only the asynchronous `handle(_:)` runs it; the synchronous one throws when it comes to it.
    ///
    /// - Parameters:
    ///   - host: the host, such as `example.com`, `example.com:8443` or `*.example.com`; `nil` is every admitted one.
    ///   - path: the pattern. What its placeholders take is in ``PathwayRequest/pathParameters`` of a request.
    ///   - supportFragmentParams: whether items after the fragment's route, as in `#done?token=a`, are parameters too.
    ///   - policy: whether the pattern has to match the whole path or, as by default, its start.
    ///   - handler: runs on the main actor and says whether it took the URL.
    /// - Returns: an identifier for ``unregister(_:)``.
    @discardableResult @_disfavoredOverload
    public mutating func register(
        host: String? = nil, path: String, supportFragmentParams: Bool = false,
        matching policy: PathwayMatchPolicy = .prefix,
        handler: @escaping @MainActor (PathwayRequest) async throws -> PathwayResult
    ) -> PathwayRegistrationID {
        insert(
            .async { try await handler($0.request) }, for: path, host: host, type: nil,
            supportFragmentParams: supportFragmentParams, matching: policy)
    }
}
