/// What a ``NavigationPerforming`` is asked to do for one navigation.
public struct ResolvedTransition {
    /// The transition that was chosen.
    ///
    /// It is never ``RouteTransition/selectTab(animated:)``, for which no screen is made.
    public let kind: RouteTransition
    /// Where the navigation leads.
    public let location: RouteLocation

    /// Creates a transition, for tests of a performer.
    public init(_ kind: RouteTransition, to location: RouteLocation) {
        self.kind = kind
        self.location = location
    }

    /// Whether the transition asks for animation; a custom one decides for itself.
    public var isAnimated: Bool {
        switch kind {
        case .push(let animated), .replace(let animated), .replaceRoot(let animated), .selectTab(let animated):
            animated
        case .present(let config): config.isAnimated
        case .custom: true
        }
    }
}

/// A transition carries a location, whose context need not be Sendable.
@available(*, unavailable)
extension ResolvedTransition: Sendable {}
