import ScreenRouting

/// The last step before an order: `shop://checkout`.
///
/// Only for customers with a name.
struct Checkout: Route, DeepLinkable {
    static let pattern: RoutePattern = "shop://checkout"

    init() {}

    init(parameters: RouteParameters) {}
}

/// A window that hands back the address the customer has picked.
struct AddressPicker: ResultRoute {
    typealias Result = Address
}

/// The cart, the checkout and the receipt.
struct OrderingFeature: RouteProvider {
    let shop: Shop

    func registerRoutes(in router: Router) {
        router.register(Checkout.self, meta: RouteMeta(requiresAuth: true)) { [shop] _, _ in
            CheckoutScreen(shop: shop)
        }
        router.register(AddressPicker.self) { [router] _, context in
            AddressPickerScreen { address in
                context.finish(address)
                router.back()
            }
        }
        router.addRoutes([
            RouteRecord(name: "cart", path: "/cart", meta: ShopTab.cart.meta) { [shop] _ in CartScreen(shop: shop) },
            RouteRecord(path: "/basket", redirect: .name("cart")),
            // In the place of the checkout: the way back leads to the cart, not to an order that was placed already.
            RouteRecord(
                name: "receipt", path: "/receipt/<int:number>",
                meta: RouteMeta(requiresAuth: true, transition: .replace())
            ) { [shop] location in
                ReceiptScreen(shop: shop, number: location.params["number"] ?? "")
            },
        ])
    }
}
