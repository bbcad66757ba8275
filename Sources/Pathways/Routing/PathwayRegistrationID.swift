import RouteMatching

/// Names one registration of a router, for ``PathwayRouter/unregister(_:)``.
public struct PathwayRegistrationID: Sendable, Hashable {
    let id: RegistrationID
}
