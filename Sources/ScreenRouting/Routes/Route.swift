/// A destination as a plain Swift value.
///
/// ```swift
/// struct UserDetail: Route {
///     let id: Int
/// }
///
/// router.register(UserDetail.self) { route, _ in
///     UserViewController(userID: route.id)
/// }
/// router.push(UserDetail(id: 42))
/// ```
public protocol Route {
    /// How the screen is shown when neither the caller nor the registration says so; pushed unless you declare it.
    @MainActor static var preferredTransition: RouteTransition { get }
}

extension Route {
    /// Pushed with animation.
    @MainActor public static var preferredTransition: RouteTransition { .push() }
}
