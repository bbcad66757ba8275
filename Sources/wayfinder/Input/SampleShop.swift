import AppAssociation
import RouteMatching

/// The routes of a small shop, for everyone who wants to see the tool at work before there is a manifest.
enum SampleShop {
    static let manifest = RouteManifest(routes: web + app)

    /// The shop's website, and its help pages on hosts of their own.
    private static let web = [
        page("/", "home"),
        page("/products", "products"),
        page("/products/new", "new-products"),
        page("/products/<int:id>", "product"),
        page("/products/:slug", "product-by-slug"),
        page("/products/<int:id>/reviews", "reviews"),
        page("/products/<int:id>/reviews/<uuid:review>", "review"),
        page("/search", "search"),
        page("/search/:category/<path:filters>", "category-search"),
        page("/cart", "cart"),
        page("/orders/<uuid:order>", "order"),
        page("/settings", "settings", policy: .prefix),
        page("/callback/#complete", "payment-complete"),
        page("/callback/#complete/:order", "order-complete"),
        RouteManifest.Route(
            pattern: "/<path:article>", host: "*.shop.example", schemes: ["https"], name: "help", kind: "article",
            module: "Help"),
    ]

    /// The links of the shop's app.
    private static let app = [
        RouteManifest.Route(pattern: "shop://product/<int:id>", name: "app-product", kind: "screen", module: "App"),
        RouteManifest.Route(pattern: "shop://cart", name: "app-cart", kind: "screen", module: "App"),
        RouteManifest.Route(pattern: "shop://settings/:section", name: "app-settings", kind: "screen", module: "App"),
    ]

    private static func page(_ pattern: String, _ name: String, policy: MatchPolicy = .exact) -> RouteManifest.Route {
        RouteManifest.Route(
            pattern: pattern, host: "shop.example", schemes: ["http", "https"], policy: policy, name: name,
            kind: "page", module: "Shop")
    }
}

extension SampleShop {
    /// The shop's hosts and apps, for the commands about association files.
    static let site = SiteDescription(
        hosts: ["shop.example", "help.shop.example"], appIDs: ["ABCDE12345.com.example.shop"],
        androidApps: [
            .init(
                package: "com.example.shop",
                fingerprints: [Array(repeating: "0A:1B:2C:3D", count: 8).joined(separator: ":")])
        ], strictDepth: true, routes: ["settings": RouteOptions(exposure: .webOnly)])
}
