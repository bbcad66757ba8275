import StackRouting

/// The tabs of the shop.
package enum ShopTab: Hashable, Sendable {
    case products
    case search
    case cart
}

extension ShopTab: TabSelection {
    /// What all tabs share.
    package struct State: Equatable, Sendable {
        /// The campaign that a link named, shown above the products.
        package var campaign: String?
        /// Whether the sheet for paying is open.
        package var isPaying = false
        /// The products in the cart.
        package var cart: [Int] = []

        package init() {}
    }

    /// The tabs that have a stack.
    package struct Stack: TabStack {
        package let products = ProductRoute.self
        package let search = SearchRoute.self
    }
}

extension ShopTab: URLTabSelection {
    package static func from(route: TabRouteMatch<Self>) {
        route.tab("", .products) { url in
            let campaign = url.query("campaign")
            if !campaign.isEmpty { route.update { $0.campaign = campaign } }
        }
        route.tab("products", ProductRoute.self)
        route.tab("search", SearchRoute.self)
        route.tab("cart", .cart)
        route.tab("cart/pay", .cart) { _ in
            route.update { $0.isPaying = true }
        }
    }

    package func into(route: TabRouteURL<Self>) -> String {
        switch self {
        case .products: route.path("products", join: ProductRoute.self)
        case .search: route.path("search", join: SearchRoute.self)
        case .cart: route.path("cart")
        }
    }
}
