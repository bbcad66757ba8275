import GTKRouting
import ScreenRouting

/// The tabs, in order.
enum ShopTab: Int {
    case catalog, cart, account

    /// What a link to the tab needs: it selects the tab instead of making a screen.
    var meta: RouteMeta { RouteMeta(transition: .selectTab(), tabIndex: rawValue) }
}

/// A product's page: `shop://product/42`.
struct ProductPage: Route, DeepLinkable {
    let id: Int

    static let pattern: RoutePattern = "shop://product/<int:id>"

    init(id: Int) { self.id = id }

    init(parameters: RouteParameters) throws { id = try parameters.int("id") }
}

/// The window with its tabs, the catalog and the products.
struct BrowsingFeature: RouteProvider {
    let shop: Shop

    func registerRoutes(in router: Router) {
        router.register(ProductPage.self) { [shop] route, _ in
            ProductScreen(shop: shop, product: try Product.with(id: route.id))
        }
        router.addRoutes([
            RouteRecord(name: "shop", path: "/shop", meta: RouteMeta(transition: .replaceRoot())) { [shop] _ in
                let tabs = TabScreen([CatalogScreen(shop: shop), CartScreen(shop: shop), AccountScreen(shop: shop)])
                shop.tabs = tabs
                shop.updateCartTab()
                return tabs
            },
            RouteRecord(name: "catalog", path: "/catalog", meta: ShopTab.catalog.meta) { [shop] _ in
                CatalogScreen(shop: shop)
            },
        ])
    }
}
