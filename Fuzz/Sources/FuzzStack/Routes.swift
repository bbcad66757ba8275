import StackRouting

enum ItemTab: URLTabSelection {
    struct State: Equatable {
        /// How many updates were applied.
        var updates = 0
    }

    case home
    case items

    struct Stack: TabStack {
        let items = ItemRoute.self
    }

    static func from(route: TabRouteMatch<Self>) {
        route.tab("", .home)
        route.tab("items", ItemRoute.self)
    }

    func into(route: TabRouteURL<Self>) -> String {
        switch self {
        case .home: route.path()
        case .items: route.path("items", join: ItemRoute.self)
        }
    }
}

/// Screens of every kind, each with one update.
indirect enum ItemRoute: TabRoute, URLRoute {
    typealias State = ItemTab.State

    case item(String)
    case number(Int)
    case search(String, tags: [String])
    case nested(ItemRoute)

    static var tab: ItemTab { .items }

    static func from(route: RouteMatch<Self>) {
        let count = { route.update { $0.updates += 1 } }
        route.screen(root: { _ in count() })
        route.screen("i/:id") { url in
            count()
            Self.item(url.param("id"))
        }
        route.screen("i/<int:number>/n") { url in
            count()
            if let number = Int(url.param("number")) { Self.number(number) }
        }
        route.screen("search") { url in
            count()
            Self.search(url.query("q"), tags: url.query(all: "tag"))
        }
        route.screen("done/#ok") { _, rest in
            count()
            Self.item("done" + rest)
        }
        route.screen("f/#:id", join: ItemRoute.self, Self.nested)
        route.screen(":folder", join: ItemRoute.self, Self.nested)
        route.screen("n", join: ItemRoute.self, Self.nested)
    }

    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .item(let id):
            return route.path("i", .value(id))
        case .number(let number):
            return route.path("i", "\(number)", "n")
        case .search(let text, let tags):
            route.query("q", text)
            route.query("tag", tags)
            return route.path("search")
        case .nested(let inner):
            return route.path("n", join: inner)
        }
    }
}
