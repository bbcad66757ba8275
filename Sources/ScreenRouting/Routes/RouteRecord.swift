/// One row of a dynamic route table: a path, and the screen, the action or the redirect it leads to.
///
/// ```swift
/// router.addRoutes([
///     RouteRecord(name: "novel", path: "/novel/:id") { location in
///         NovelViewController(id: location.params["id"] ?? "")
///     },
///     RouteRecord(name: "reading", path: "/reading", action: { location in
///         Reader.load(location.query["novel_id"])
///     }),
///     RouteRecord(name: "old", path: "/old", redirect: .path("/novel/list")),
/// ])
/// ```
public struct RouteRecord {
    /// Makes the screen for a location.
    public typealias Component = @MainActor (RouteLocation) throws -> PlatformViewController
    /// Does something instead of showing a screen, and says whether it succeeded.
    public typealias Action = @MainActor (RouteLocation) throws -> Bool

    /// The name to navigate by, or `nil` for none.
    public let name: String?
    /// Which paths and URLs lead here.
    public let pattern: RoutePattern
    /// What guards, transitions and tabs are told.
    public let meta: RouteMeta
    /// The guards of this record, after the global ones.
    public let guards: [RouteGuard]
    let kind: Kind

    enum Kind {
        case component(Component)
        case action(Action)
        case redirect(RedirectTarget)
    }

    /// Creates a record that shows a screen.
    ///
    /// - Parameters:
    ///   - name: the name to navigate by.
    ///   - path: the pattern.
    ///   - meta: what guards, transitions and tabs are told.
    ///   - guards: asked in order, after the global ones.
    ///   - component: makes the screen.
    public init(
        name: String? = nil, path: RoutePattern, meta: RouteMeta = RouteMeta(), guards: [RouteGuard] = [],
        component: @escaping Component
    ) {
        self.init(name, path, meta, guards, .component(component))
    }

    /// Creates a record that does something instead of showing a screen.
    ///
    /// - Parameters:
    ///   - name: the name to navigate by.
    ///   - path: the pattern.
    ///   - meta: what guards are told.
    ///   - guards: asked in order, after the global ones.
    ///   - action: returns `false` to fail the navigation with ``RouterError/actionFailed(path:)``.
    public init(
        name: String? = nil, path: RoutePattern, meta: RouteMeta = RouteMeta(), guards: [RouteGuard] = [],
        action: @escaping Action
    ) {
        self.init(name, path, meta, guards, .action(action))
    }

    /// Creates a record that leads somewhere else, with the caller's context and transition.
    ///
    /// - Parameters:
    ///   - name: the name to navigate by.
    ///   - path: the pattern.
    ///   - redirect: the other destination; its guards are asked, this record has none.
    public init(name: String? = nil, path: RoutePattern, redirect: RedirectTarget) {
        self.init(name, path, RouteMeta(), [], .redirect(redirect))
    }

    private init(_ name: String?, _ pattern: RoutePattern, _ meta: RouteMeta, _ guards: [RouteGuard], _ kind: Kind) {
        self.name = name
        self.pattern = pattern
        self.meta = meta
        self.guards = guards
        self.kind = kind
    }
}

/// A record may lead to a typed route, whose values need not be Sendable.
@available(*, unavailable)
extension RouteRecord: Sendable {}
