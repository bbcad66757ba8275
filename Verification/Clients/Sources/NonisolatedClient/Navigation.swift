import StackRouting

/// Routes and tabs as an application declares them, with nothing said about actors.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
enum ShopTab: URLTabSelection {
    struct State: Equatable {
        var showsCart = false
    }

    case home
    case products

    struct Stack: TabStack {
        let products = ProductsRoute.self
    }

    static func from(route: TabRouteMatch<Self>) {
        route.tab("", .home) { url in
            route.update { $0.showsCart = url.query("cart") == "true" }
        }
        route.tab("products", ProductsRoute.self)
    }

    func into(route: TabRouteURL<Self>) -> String {
        switch self {
        case .home: route.path()
        case .products: route.path("products", join: ProductsRoute.self)
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
enum ProductsRoute: TabRoute, URLRoute {
    typealias State = ShopTab.State

    case product(id: String)

    static var tab: ShopTab { .products }

    static func from(route: RouteMatch<Self>) {
        route.screen(":id") { url in
            Self.product(id: url.param("id"))
        }
    }

    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .product(let id): route.path(.value(id))
        }
    }
}

/// Navigates by links and says where it came to.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class Navigation {
    private let router = TabRouter(initial: ShopTab.home, state: .init())

    func visited() -> [String] {
        ["/products/42", "/?cart=true", "/nowhere/at/all"].map { path in
            let isHandled = router.hydrate(path: path)
            return "\(path): \(isHandled), at \(router.string()), cart \(router.state.showsCart)"
        }
    }
}
