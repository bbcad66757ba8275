/// What a guard decides about a navigation.
public enum GuardDecision {
    /// On to the next guard, and after the last to the destination.
    case allow
    /// The navigation ends with ``RouterError/guardCancelled``.
    case cancel
    /// The navigation leads somewhere else.
    case redirect(RedirectTarget)
}

/// Decides about a navigation: `to` is where it leads, `from` the current location, `nil` when there is none.
///
/// A guard may wait. An error it throws fails the navigation; nothing is allowed by default.
public typealias RouteGuard = @MainActor (_ to: RouteLocation, _ from: RouteLocation?) async throws -> GuardDecision

/// Is told of a navigation that has succeeded.
public typealias RouteHook = @MainActor (_ to: RouteLocation, _ from: RouteLocation?) -> Void

/// A decision may redirect to a typed route, whose values need not be Sendable.
@available(*, unavailable)
extension GuardDecision: Sendable {}
