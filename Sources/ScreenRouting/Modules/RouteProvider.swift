/// A feature that registers its own destinations, so that features need not know each other.
///
/// ```swift
/// struct NovelFeature: RouteProvider {
///     func registerRoutes(in router: Router) {
///         router.addRoutes([
///             RouteRecord(name: "novels", path: "/novels") { _ in NovelListViewController() }
///         ])
///     }
/// }
/// router.install(NovelFeature())
/// ```
public protocol RouteProvider {
    /// Registers the feature's routes, records and guards.
    @MainActor func registerRoutes(in router: Router)
}
