#if !(canImport(UIKit) && !os(watchOS))
import Foundation
import ScreenRouting

/// Where there is no UIKit the shop's routes run without a window, and what would be shown is printed.
@main
@MainActor
struct Transcript {
    static func main() async throws {
        let model = ShopModel()
        let performer = PrintingPerformer()
        let router = Router(navigationPerformer: performer)
        router.install(ShopRouting(model: model, screens: NamedScreens(model: model)))

        print("Links")
        for link in ["shop://product/42", "https://shop.example/product/7", "shop://product/1", "shop://nothing"] {
            print("  \(link)")
            do {
                if let url = URL(string: link) { try await router.open(url) }
            } catch {
                print("  fails: \(error)")
            }
        }

        print("Checking out asks who you are, and then goes on")
        try await router.navigate(to: CheckoutRoute())
        performer.signIn()
        // Performed after what the signing in has begun.
        try await router.navigate(name: "cart")

        print("A screen hands back an address")
        let address = try await router.present(forResult: AddressRoute())
        print("  chosen: \(address ?? "none")")
    }
}

/// A screen that is only a name, and what the user does there.
private final class NamedScreen: PlatformViewController {
    let name: String
    let action: @MainActor () -> Void

    init(_ name: String, action: @escaping @MainActor () -> Void = {}) {
        self.name = name
        self.action = action
        #if canImport(AppKit)
        super.init(nibName: nil, bundle: nil)
        #else
        super.init()
        #endif
    }

    #if canImport(AppKit)
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
    #endif
}

private struct NamedScreens: ShopScreens {
    let model: ShopModel

    func catalog() -> PlatformViewController { NamedScreen("Catalog") }
    func cart() -> PlatformViewController { NamedScreen("Cart") }
    func product(_ product: ShopModel.Product) -> PlatformViewController { NamedScreen(product.name) }
    func checkout() -> PlatformViewController { NamedScreen("Checkout") }

    func login(signedIn: @escaping @MainActor () -> Void) -> PlatformViewController {
        NamedScreen("Sign in") {
            model.signIn(as: "Ann")
            signedIn()
        }
    }

    func addresses(chosen: @escaping @MainActor (String) -> Void) -> PlatformViewController {
        NamedScreen("Address") { chosen("22 Station Road") }
    }
}

/// Prints what it is asked to show.
///
/// It chooses the address as soon as it is asked for one.
@MainActor
private final class PrintingPerformer: NavigationPerforming {
    private var shown: [NamedScreen] = []

    func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) throws {
        guard let screen = viewController as? NamedScreen else { throw RouterError.noNavigationContext }
        shown.append(screen)
        switch transition.kind {
        case .present: print("  presents \(screen.name)")
        default: print("  pushes \(screen.name)")
        }
        if screen.name == "Address" { screen.action() }
    }

    /// The user signs in.
    func signIn() { shown.last?.action() }

    func goBack(animated: Bool) -> Bool {
        guard let screen = shown.popLast() else { return false }
        print("  takes \(screen.name) away")
        return true
    }

    func selectTab(at index: Int, animated: Bool) throws { print("  selects tab \(index)") }
}
#endif
