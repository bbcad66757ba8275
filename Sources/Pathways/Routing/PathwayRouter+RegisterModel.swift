import RouteMatching

// A closure of several statements without a `return` fits every form while it is type-checked; the forms that want
// a result are disfavored so that such a closure is one that takes parameters.
extension PathwayRouter {
    /// Registers a model whose handler takes it and the parameters.
    ///
    /// ```swift
    /// router.register(host: "example.com", ProductRoute.self) { route, query in
    ///     showProduct(id: route.productID, campaign: query["campaign"])
    /// }
    /// ```
    ///
    /// A URL that matches but does not decode is an error of `handle(_:)`; it is not left to other registrations.
    ///
    /// - Parameters:
    ///   - host: the host, such as `example.com`, `example.com:8443` or `*.example.com`; `nil` is every admitted one.
    ///   - type: the model, whose pattern says which URLs it stands for.
    ///   - supportFragmentParams: whether items after the fragment's route, as in `#done?token=a`, are parameters too,
    ///     and query fields are looked for among them.
    ///   - policy: whether the pattern has to match the whole path or, as by default, its start.
    ///   - handler: runs on the main actor; the URL then counts as handled.
    /// - Returns: an identifier for ``unregister(_:)``.
    @discardableResult
    public mutating func register<Route: Pathway>(
        host: String? = nil, _ type: Route.Type, supportFragmentParams: Bool = false,
        matching policy: PathwayMatchPolicy = .prefix,
        handler: @escaping @MainActor (Route, [String: String]) throws -> Void
    ) -> PathwayRegistrationID {
        let text = type.pattern
        let plan = PathwayPlanCache.shared.parsedPlan(for: type, text)
        let action = PathwayHandler.Action.sync { delivery in
            try handler(delivery.decode(with: plan), delivery.parameters)
            return .handled
        }
        return insert(
            action, for: text, host: host, type: type, supportFragmentParams: supportFragmentParams, matching: policy)
    }

    /// Registers a model whose handler takes it and the request, and may decline.
    ///
    /// A handler that declines leaves the URL to the next best registration.
    ///
    /// - Parameters:
    ///   - host: the host, such as `example.com`, `example.com:8443` or `*.example.com`; `nil` is every admitted one.
    ///   - type: the model, whose pattern says which URLs it stands for.
    ///   - supportFragmentParams: whether items after the fragment's route, as in `#done?token=a`, are parameters too,
    ///     and query fields are looked for among them.
    ///   - policy: whether the pattern has to match the whole path or, as by default, its start.
    ///   - handler: runs on the main actor and says whether it took the URL.
    /// - Returns: an identifier for ``unregister(_:)``.
    @discardableResult @_disfavoredOverload
    public mutating func register<Route: Pathway>(
        host: String? = nil, _ type: Route.Type, supportFragmentParams: Bool = false,
        matching policy: PathwayMatchPolicy = .prefix,
        handler: @escaping @MainActor (Route, PathwayRequest) throws -> PathwayResult
    ) -> PathwayRegistrationID {
        let text = type.pattern
        let plan = PathwayPlanCache.shared.parsedPlan(for: type, text)
        return insert(
            .sync { try handler($0.decode(with: plan), $0.request) }, for: text, host: host, type: type,
            supportFragmentParams: supportFragmentParams, matching: policy)
    }

    /// Registers a model whose handler takes it and the request, may await and may decline.
    ///
    /// Only the asynchronous `handle(_:)` runs it; the synchronous one throws when it comes to it.
    ///
    /// - Parameters:
    ///   - host: the host, such as `example.com`, `example.com:8443` or `*.example.com`; `nil` is every admitted one.
    ///   - type: the model, whose pattern says which URLs it stands for.
    ///   - supportFragmentParams: whether items after the fragment's route, as in `#done?token=a`, are parameters too,
    ///     and query fields are looked for among them.
    ///   - policy: whether the pattern has to match the whole path or, as by default, its start.
    ///   - handler: runs on the main actor and says whether it took the URL.
    /// - Returns: an identifier for ``unregister(_:)``.
    @discardableResult @_disfavoredOverload
    public mutating func register<Route: Pathway>(
        host: String? = nil, _ type: Route.Type, supportFragmentParams: Bool = false,
        matching policy: PathwayMatchPolicy = .prefix,
        handler: @escaping @MainActor (Route, PathwayRequest) async throws -> PathwayResult
    ) -> PathwayRegistrationID {
        let text = type.pattern
        let plan = PathwayPlanCache.shared.parsedPlan(for: type, text)
        return insert(
            .async { try await handler($0.decode(with: plan), $0.request) }, for: text, host: host, type: type,
            supportFragmentParams: supportFragmentParams, matching: policy)
    }
}
