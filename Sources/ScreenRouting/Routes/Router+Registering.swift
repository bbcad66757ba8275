import RouteMatching

extension Router {
    /// Registers a typed route.
    ///
    /// A ``DeepLinkable`` one is found by its pattern from then on.
    ///
    /// - Parameters:
    ///   - type: the route's type. Registering one twice is a programmer error; the first stays.
    ///   - meta: what guards, transitions and tabs are told.
    ///   - guards: asked in order, after the global ones.
    ///   - factory: makes the screen.
    public func register<Value: Route>(
        _ type: Value.Type, meta: RouteMeta = RouteMeta(), guards: [RouteGuard] = [],
        factory: @escaping @MainActor (Value, RouteContext<Value>) throws -> PlatformViewController
    ) {
        let linkable = type as? any DeepLinkable.Type
        var decode: (@MainActor (RouteParameters) throws -> any Route)?
        if let linkable { decode = { parameters in try linkable.init(parameters: parameters) } }
        let typed = TypedDestination(
            typeName: String(describing: type),
            preferredTransition: { Value.preferredTransition },
            decode: decode,
            makeScreen: { route, location, slot in
                guard let route = route as? Value else { return nil }
                return try factory(route, RouteContext(location: location, slot: slot))
            })
        insert(Destination(typed, pattern: linkable?.pattern, meta: meta, guards: guards), for: type)
    }

    /// Registers records.
    ///
    /// Two records with one name, and two patterns that match the same URLs, are programmer errors: they stop a debug
    /// build, and in a release build the first stays.
    ///
    /// - Complexity: O(length of the patterns), however much is registered.
    public func addRoutes(_ records: [RouteRecord]) {
        core.catalog.reserve(records.count)
        for record in records { insert(Destination(record), for: nil) }
    }

    private func insert(_ destination: Destination, for type: (any Route.Type)?) {
        destination.module = installation?.module
        let (receipt, conflicts) = core.catalog.insert(destination, for: type)
        if installation != nil {
            installation?.receipts.append(receipt)
            installation?.conflicts += conflicts
        } else {
            for conflict in conflicts { Misuse.report("Registered by mistake: \(conflict)") }
        }
    }

    /// Makes the screen of a typed route without showing it; no guard is asked.
    ///
    /// - Throws: ``RouterError/notRegistered(routeType:)``, or what the factory throws.
    public func viewController(for route: any Route) throws -> PlatformViewController {
        let destination = try core.typed(route)
        guard case .typed(let typed) = destination.kind else {
            throw RouterError.notRegistered(routeType: String(describing: Swift.type(of: route)))
        }
        let location = RouteLocation(meta: destination.meta, route: route)
        return try core.makeScreen(typed, location, nil)
    }
}
