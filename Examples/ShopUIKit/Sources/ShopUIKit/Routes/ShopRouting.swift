import ScreenRouting

/// Registers everything the shop can navigate to.
struct ShopRouting: RouteProvider {
    let model: ShopModel
    let screens: any ShopScreens

    func registerRoutes(in router: Router) {
        router.universalLinkHosts = ["shop.example"]
        router.addRoutes([
            RouteRecord(name: "catalog", path: "/catalog", meta: RouteMeta(tabIndex: 0)) { _ in screens.catalog() },
            RouteRecord(name: "cart", path: "/cart", meta: RouteMeta(transition: .selectTab(), tabIndex: 1)) { _ in
                screens.cart()
            },
        ])
        router.register(ProductRoute.self) { route, _ in
            // A link may name a product that is sold no more.
            guard let product = model.product(route.id) else { throw ShopError.noSuchProduct(route.id) }
            return screens.product(product)
        }
        router.register(CheckoutRoute.self, meta: RouteMeta(requiresAuth: true)) { _, _ in screens.checkout() }
        router.register(LoginRoute.self) { [unowned router] route, _ in
            screens.login {
                router.back()
                router.push(route.destination)
            }
        }
        router.register(AddressRoute.self) { [unowned router] _, context in
            screens.addresses { address in
                context.finish(address)
                router.back()
            }
        }
        router.beforeEach { to, _ in
            guard to.meta.requiresAuth, model.user == nil, let destination = to.route else { return .allow }
            return .redirect(.route(LoginRoute(destination: destination)))
        }
    }
}

/// What the shop cannot do.
enum ShopError: Error, Equatable {
    case noSuchProduct(Int)
}
