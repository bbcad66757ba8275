/// How a screen comes to be shown.
///
/// Which one is used is decided in this order: the one passed as `via:`, the ``RouteMeta/transition`` of the
/// registration, the route type's ``Route/preferredTransition``, and last ``push(animated:)``.
///
/// ```swift
/// try await router.navigate(to: Settings(), via: .present(PresentationConfig(style: .formSheet)))
/// ```
public enum RouteTransition: Sendable {
    /// Onto the current stack.
    case push(animated: Bool = true)
    /// Over what is shown, from the top of whatever is presented already.
    case present(PresentationConfig = PresentationConfig())
    /// In place of the top of the current stack.
    case replace(animated: Bool = true)
    /// In place of everything.
    case replaceRoot(animated: Bool = true)
    /// Selects the tab with the registration's ``RouteMeta/tabIndex``; no screen is made.
    case selectTab(animated: Bool = true)
    /// By code of the app's own.
    case custom(any CustomTransition)
}
