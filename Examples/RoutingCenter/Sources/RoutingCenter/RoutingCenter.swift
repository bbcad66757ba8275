import Foundation
import Pathways

@main
@MainActor
enum RoutingCenter {
    static func main() async {
        let router = makeShopRouter(isCheckoutOpen: false) { print("    shows \($0)") }
        for text in [
            "https://shop.example/products/42?campaign=summer", "https://shop.example/products/featured",
            "https://shop.example/products/7", "myapp://products/42", "https://shop.example/settings?tab=privacy",
            "https://shop.example/search?q=lamp&q=desk", "https://shop.example/callback#complete?token=abc",
            "https://shop.example/checkout", "https://shop.example/products/forty", "https://other.example/products/42",
            "http://shop.example/settings",
        ] {
            await open(text, with: router)
        }

        print("\nWhere https://other.example/products/42 goes, and why:")
        print(router.explain("https://other.example/products/42"))
        print("\nHosts: \(router.registeredHosts().joined(separator: ", "))")
        print("Patterns: \(router.registeredPatterns().joined(separator: ", "))")
    }

    private static func open(_ text: String, with router: PathwayRouter) async {
        print(text)
        do {
            if try await !router.handle(text) { print("    is not ours") }
        } catch {
            print("    cannot be opened: \(error)")
        }
    }
}
