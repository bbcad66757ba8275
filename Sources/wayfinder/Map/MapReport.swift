import RouteMatching

/// The map as JSON.
struct MapReport: Encodable {
    private let manifest: String?
    private let count: Int
    private let origins: [Place]

    /// A place in the tree: where URLs come from, or a segment.
    private struct Place: Encodable {
        let label: String
        let isPlaceholder: Bool
        let routes: [Row]
        let children: [Place]

        init(_ node: RouteMap.Node) {
            label = node.label
            isPlaceholder = node.isPlaceholder
            routes = node.routes.map(Row.init)
            children = node.children.map(Place.init)
        }
    }

    /// A route at the place where it ends.
    private struct Row: Encodable {
        let number: Int
        let pattern: String
        let name: String?
        let policy: MatchPolicy
        let kind: String?
        let module: String?
        /// Links that reach it.
        let links: [String]
        /// What a link needs a host before, when the route takes any.
        let path: String?

        init(_ route: RouteMap.Route) {
            number = route.number
            pattern = route.pattern
            name = route.name
            policy = route.policy
            kind = route.kind
            module = route.module
            links = route.links.urls
            path = route.links.path
        }
    }

    init(_ map: RouteMap) {
        manifest = map.file
        count = map.count
        origins = map.roots.map(Place.init)
    }
}
