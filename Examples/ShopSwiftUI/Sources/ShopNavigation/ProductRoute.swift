import StackRouting

/// The screens above the list of products.
package enum ProductRoute: Hashable, Sendable {
    case product(Int)
    case reviews(product: Int)
}

extension ProductRoute: TabRoute {
    package typealias State = ShopTab.State

    package static var tab: ShopTab { .products }
}

extension ProductRoute: URLRoute {
    package static func from(route: RouteMatch<Self>) {
        route.screen("<int:id>") { url in
            if let id = Int(url.param("id")) { Self.product(id) }
        }
        // Reviews are shown above their product, so a link puts both on the stack.
        route.screen("<int:id>/reviews") { url in
            if let id = Int(url.param("id")) {
                Self.product(id)
                Self.reviews(product: id)
            }
        }
    }

    package func into(route: RouteURL<Self>) -> String {
        switch self {
        case .product(let id): route.path("\(id)")
        case .reviews(let id): route.path("\(id)", "reviews")
        }
    }
}
