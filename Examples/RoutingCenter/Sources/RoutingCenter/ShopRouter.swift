import Foundation
import Pathways

struct ProductRoute: Pathway {
    static let pattern = "/products/:productID"

    let productID: Int
    let campaign: String?
}

/// `myapp://products/42` has the host `products`, so this pattern starts after it.
struct AppProductRoute: Pathway {
    static let pattern = "/:productID"

    let productID: Int
}

/// Stands in for a server.
struct Catalog: Sendable {
    private let names = [1: "Lamp", 42: "Desk"]

    func name(of product: Int) async -> String? {
        await Task.yield()
        return names[product]
    }
}

/// The router of the shop.
///
/// Handlers run on the main actor, so they may touch what the screen shows.
@MainActor
func makeShopRouter(isCheckoutOpen: Bool, show: @escaping @MainActor (String) -> Void) -> PathwayRouter {
    let catalog = Catalog()
    var router = PathwayRouter()
    router.allowedSchemes = ["https", "myapp"]

    // A literal beats a placeholder, in whatever order they are registered.
    router.register(host: "shop.example", ProductRoute.self) { route, request in
        guard let name = await catalog.name(of: route.productID) else { return .declined }
        show("product \(name)" + (route.campaign.map { ", campaign \($0)" } ?? ""))
        return .handled
    }
    router.register(host: "shop.example", path: "/products/featured") { _ in show("featured products") }
    router.register(host: "shop.example", path: "/products") { _ in show("all products") }

    router.register(host: "shop.example", path: "/settings", matching: .exact) { query in
        show("settings, tab \(query["tab"] ?? "general")")
    }
    router.register(host: "shop.example", path: "/search") { request in
        let terms = request.queryItems.filter { $0.name == "q" }.compactMap(\.value)
        show("search for \(terms.joined(separator: " and "))")
        return .handled
    }
    router.register(host: "shop.example", path: "/checkout") { _ in
        guard isCheckoutOpen else { return .declined }
        show("checkout")
        return .handled
    }
    router.register(host: "shop.example", path: "/callback/#complete", supportFragmentParams: true) { parameters in
        show("signed in with \(parameters["token"] ?? "nothing")")
    }

    router.register(host: "products", AppProductRoute.self) { route, _ in show("product number \(route.productID)") }

    router.fallback = { request in show("browser at \(request.url.path)") }
    return router
}
