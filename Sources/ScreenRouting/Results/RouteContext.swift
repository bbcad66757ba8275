/// What a typed route's factory gets beside the route.
@MainActor
public struct RouteContext<Value: Route> {
    /// The resolved request.
    public let location: RouteLocation
    let slot: ResultSlot?
}

extension RouteContext where Value: ResultRoute {
    /// Hands the result to the caller of ``Router/present(forResult:via:context:)``.
    ///
    /// Only the first call counts, and only while the caller waits: after a dismissal it does nothing. It does not
    /// dismiss the screen.
    public func finish(_ result: Value.Result) {
        slot?.finish(result)
    }
}
