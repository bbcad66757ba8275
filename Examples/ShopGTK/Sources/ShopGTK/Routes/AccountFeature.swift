import ScreenRouting

/// Signing in and out, and the guard that asks for it.
struct AccountFeature: RouteProvider {
    let shop: Shop

    func registerRoutes(in router: Router) {
        router.beforeEach { [account = shop.account] to, _ in
            guard to.meta.requiresAuth, !account.isSignedIn else { return .allow }
            account.held = to
            return .redirect(.name("login"))
        }
        let sheet = PresentationConfig(style: .formSheet)
        router.addRoutes([
            RouteRecord(name: "login", path: "/login", meta: RouteMeta(transition: .present(sheet))) { [shop] _ in
                LoginScreen(shop: shop)
            },
            RouteRecord(name: "account", path: "/account", meta: ShopTab.account.meta) { [shop] _ in
                AccountScreen(shop: shop)
            },
            // Everything personal goes off the screen at once.
            RouteRecord(name: "goodbye", path: "/goodbye", meta: RouteMeta(transition: .replaceRoot())) { [shop] _ in
                GoodbyeScreen(shop: shop)
            },
        ])
    }
}
