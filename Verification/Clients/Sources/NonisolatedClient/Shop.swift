import Foundation
import Pathways

struct ProductRoute: Pathway {
    static let pattern = "/products/:productID"

    let productID: Int
}

/// A shop that opens what its links name.
@MainActor
final class Shop {
    private(set) var opened: [String] = []
    private var router = PathwayRouter()

    init() {
        router.register(host: "example.com", ProductRoute.self) { [weak self] route, query in
            self?.opened.append("product \(route.productID) of \(query["campaign"] ?? "no") campaign")
        }
        router.register(host: "example.com", path: "/cart") { [weak self] _ in
            await self?.load()
            return .handled
        }
        router.register(host: "example.com", path: "/closed") { _ in
            .declined
        }
        router.fallback = { [weak self] request in
            self?.opened.append("fallback \(request.url.path)")
        }
    }

    private func load() async {
        await Task.yield()
        opened.append("cart")
    }

    func open(_ text: String) async throws -> Bool {
        guard let url = URL(string: text) else {
            return false
        }
        return try await router.handle(url)
    }
}
