import StackRouting

/// A route that keeps what was read, for tests of how paths are read.
enum Page: Route {
    case fixed(String)
    case read([String])
    case nested(Leaf)
}

enum Leaf: Route {
    case leaf(String)
}

/// Lets a test say what route types declare, without types of its own for each test.
struct Declarations: Sendable {
    // A task-local closure by itself crashes optimized builds, so the closures are wrapped.
    @TaskLocal static var current = Declarations()

    var page: @Sendable (RouteMatch<Page>) -> Void = { _ in }
    var leaf: @Sendable (RouteMatch<Leaf>) -> Void = { _ in }

    /// Runs a body with the declarations of a route type.
    static func with<Result>(
        _ page: @escaping @Sendable (RouteMatch<Page>) -> Void, perform body: () -> Result
    ) -> Result {
        $current.withValue(Declarations(page: page), operation: body)
    }

    /// The stack that a path leads to with these declarations, or `nil` when it leads nowhere.
    static func read(
        _ path: String, page: @escaping @Sendable (RouteMatch<Page>) -> Void,
        leaf: @escaping @Sendable (RouteMatch<Leaf>) -> Void = { _ in }
    ) -> [Page]? {
        $current.withValue(Declarations(page: page, leaf: leaf)) {
            let router = Router<Page>()
            return router.hydrate(path: path) ? router.navigationPath : nil
        }
    }
}

extension Page: FromURLRoute {
    static func from(route: RouteMatch<Self>) { Declarations.current.page(route) }
}

extension Leaf: FromURLRoute {
    static func from(route: RouteMatch<Self>) { Declarations.current.leaf(route) }
}

/// Routes with state, read and printed, as cases of a parent route.
enum ShopRoute: Route {
    struct State: Equatable {
        var banner = ""
        var cart = CartRoute.State()
    }

    case product(String)
    case search(String, tags: [String])
    case cart(CartRoute)
    case folder([String])
}

enum CartRoute: Route {
    struct State: Equatable {
        var coupon = ""
    }

    case items
    case checkout(step: Int)
}

extension ShopRoute: URLRoute {
    static func from(route: RouteMatch<Self>) {
        route.screen(root: { url in
            route.update { $0.banner = url.query("banner") }
        })
        route.screen("products/:id") { url in
            route.update { $0.banner = url.param("id") }
            Self.product(url.param("id"))
        }
        route.screen("search") { url in
            Self.search(url.query("q"), tags: url.query(all: "tag"))
        }
        route.screen("cart", join: CartRoute.self, state: \.cart, Self.cart)
        route.screen("files/<path:folder>") { url in
            Self.folder(url.rest("folder"))
        }
    }

    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .product(let id):
            return route.path("products", .value(id))
        case .search(let text, let tags):
            route.query("q", text)
            route.query("tag", tags)
            return route.path("search")
        case .cart(let cart):
            return route.path("cart", join: cart)
        case .folder(let folder):
            return folder.isEmpty ? route.path("files") : route.path("files/" + folder.joined(separator: "/"))
        }
    }
}

extension CartRoute: URLRoute {
    static func from(route: RouteMatch<Self>) {
        route.screen("items") { url in
            route.update { $0.coupon = url.query("coupon") }
            Self.items
        }
        route.screen("checkout/<int:step>") { url in
            if let step = Int(url.param("step")), step > 0 { Self.checkout(step: step) }
        }
    }

    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .items: route.path("items")
        case .checkout(let step): route.path("checkout", "\(step)")
        }
    }
}

extension MainTab: URLTabSelection {
    static func from(route: TabRouteMatch<Self>) {
        route.tab("", .home) { url in
            route.update { $0.isOpen = url.query("open") == "true" }
        }
        route.tab("users", UserRoute.self)
        route.tab("posts", PostRoute.self)
    }

    func into(route: TabRouteURL<Self>) -> String {
        switch self {
        case .home: route.path()
        case .users: route.path("users", join: UserRoute.self)
        case .posts: route.path("posts", join: PostRoute.self)
        }
    }
}

extension UserRoute: URLRoute {
    static func from(route: RouteMatch<Self>) {
        route.screen("add") { url in
            route.update { $0.isOpen = true }
            Self.add
        }
        route.screen(":id") { url in
            if url.query("none") != "true" {
                Self.add
                Self.user(id: url.param("id"))
            }
        }
    }

    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .add: route.path("add")
        case .user(let id): route.path(.value(id))
        }
    }
}

extension PostRoute: URLRoute {
    static func from(route: RouteMatch<Self>) {
        route.screen("<int:number>") { url in
            if let number = Int(url.param("number")) { Self.post(number) }
        }
    }

    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .post(let number): route.path("\(number)")
        }
    }
}
