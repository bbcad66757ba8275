import StackRouting

// The same type names stand for different types from section to section of the document, so each section that needs
// its own has a namespace here.

/// Routes without URLs.
enum Plain {
    enum AppRoute: Route {
        case settings
        case users(id: String)
    }

    enum StatefulAppRoute: Route {
        struct State {
            var showSheet = false
        }

        case settings
        case users(id: String)
    }
}

/// Routes as cases of routes.
enum Nested {
    enum AppRoute: Route {
        case settings
        case users(UsersRoute)
        case posts(PostsRoute)
    }

    enum UsersRoute: Route {
        case list
        case detail(id: String)
    }

    enum PostsRoute: Route {
        case latest
    }
}

/// A root that is one of the routes.
enum Rooted {
    enum AppRoute: Route {
        case home(title: String)
        case settings
        case users(id: String)

        static func data(route: AppRoute?) -> RouteData<String> {
            guard case .home(let title) = route else {
                return .data(root: false, "Home")
            }
            return .data(root: true, title)
        }
    }
}

extension Rooted.AppRoute: FromURLRoute {
    static func from(route: RouteMatch<Self>) {
        route.screen(root: { url in
            let title = url.query("title", fallback: "Home")
            Self.home(title: title)
        })
    }
}

/// Tabs that share a state with their stacks.
enum Shared {
    enum AppTab: TabSelection {
        struct State {
            var showSheet = false
        }

        case home
        case users

        struct Stack: TabStack {
            let users = UsersRoute.self
        }
    }

    enum UsersRoute: TabRoute {
        typealias State = AppTab.State

        case add
        case user(id: String)

        static var tab: AppTab { .users }
    }
}

/// Routes that are read from paths and printed as paths.
enum Linked {
    enum AppRoute: Route {
        case settings
        case users(UsersRoute)
    }

    enum UsersRoute: Route {
        case add
        case user(id: String)
        case search(String)
    }
}

extension Linked.AppRoute: FromURLRoute {
    static func from(route: RouteMatch<Self>) {
        route.screen(root: { _ in
            print("Matched root path")
        })
        route.screen("settings", .settings)
        route.screen("users", join: Linked.UsersRoute.self, Self.users)
    }
}

extension Linked.UsersRoute: FromURLRoute {
    static func from(route: RouteMatch<Self>) {
        route.screen("add", .add)
        route.screen(":id") { url in
            Self.user(id: url.param("id"))
        }
        route.screen("search") { url in
            let query = url.query("q")
            Self.search(query)
        }
    }
}

extension Linked.AppRoute: IntoURLRoute {
    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .settings:
            return route.path("settings")
        case .users(let usersRoute):
            return route.path("users", join: usersRoute)
        }
    }
}

extension Linked.UsersRoute: IntoURLRoute {
    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .add:
            return route.path("add")
        case .user(let id):
            return route.path(id)
        case .search(let query):
            route.query("q", query)
            return route.path("search")
        }
    }
}

/// A path that leads to two routes, and one that leads to none.
enum Several {
    enum UsersRoute: Route {
        case add
        case user(id: String)
        case search(String)
    }

    enum AppRoute: FromURLRoute {
        case draft

        static func from(route: RouteMatch<Self>) {
            route.screen("draft") { _ in
                []
            }
        }
    }
}

extension Several.UsersRoute: FromURLRoute {
    static func from(route: RouteMatch<Self>) {
        route.screen("add", .add)
        route.screen(":id") { url in
            let id = url.param("id")
            Self.search(id)
            Self.user(id: id)
        }
        route.screen("search") { url in
            let query = url.query("q")
            Self.search(query)
        }
    }
}

/// Tabs that are read from paths and printed as paths.
enum Tabbed {
    enum AppTab: TabSelection {
        case home
        case users

        struct Stack: TabStack {
            let users = UsersRoute.self
        }
    }

    enum UsersRoute: TabRoute {
        case add
        case user(id: String)

        static var tab: AppTab { .users }
    }
}

extension Tabbed.AppTab: FromURLTabSelection {
    static func from(route: TabRouteMatch<Self>) {
        route.tab("", .home)
        route.tab("users", Tabbed.UsersRoute.self)
    }
}

extension Tabbed.UsersRoute: FromURLRoute {
    static func from(route: RouteMatch<Self>) {
        route.screen("add", .add)
        route.screen(":id") { url in
            Self.user(id: url.param("id"))
        }
    }
}

extension Tabbed.AppTab: IntoURLTabSelection {
    func into(route: TabRouteURL<Self>) -> String {
        switch self {
        case .home:
            return route.path()
        case .users:
            return route.path("users", join: Tabbed.UsersRoute.self)
        }
    }
}

extension Tabbed.UsersRoute: IntoURLRoute {
    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .add:
            return route.path("add")
        case .user(let id):
            return route.path(id)
        }
    }
}

/// State that a path changes.
enum Sheet {
    enum AppRoute: FromURLRoute {
        struct State {
            var showSheet = false
        }

        case page

        static func from(route: RouteMatch<Self>) {
            route.screen(root: { url in
                route.update { state in
                    state.showSheet = url.query("sheet") == "true"
                }
            })
        }
    }
}
