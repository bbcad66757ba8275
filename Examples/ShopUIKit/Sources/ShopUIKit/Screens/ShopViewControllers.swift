#if canImport(UIKit) && !os(watchOS)
import ScreenRouting
import UIKit

/// The shop's screens in UIKit.
struct ShopViewControllers: ShopScreens {
    let model: ShopModel
    /// Not kept alive: the router keeps what makes its screens.
    unowned let router: Router

    func catalog() -> UIViewController {
        let form = FormViewController(title: "Catalog")
        for product in model.products {
            form.addButton(product.name) { [router] in router.push(ProductRoute(id: product.id)) }
        }
        return form
    }

    func cart() -> UIViewController {
        let form = FormViewController(title: "Cart")
        form.addText { [model] in model.cart.isEmpty ? "Nothing yet" : model.cart.map(\.name).joined(separator: ", ") }
        form.addButton("Check out") { [router] in router.push(CheckoutRoute()) }
        return form
    }

    func product(_ product: ShopModel.Product) -> UIViewController {
        let form = FormViewController(title: product.name)
        form.addButton("Add to cart") { [model, router] in
            model.addToCart(product)
            router.switchTab(name: "cart")
        }
        return form
    }

    func checkout() -> UIViewController {
        let form = FormViewController(title: "Checkout")
        form.addText { [model] in "For \(model.user ?? "nobody"), to \(model.address ?? "no address")" }
        form.addButton("Choose the address") { [model, router, weak form] in
            Task {
                guard let address = try await router.present(forResult: AddressRoute(), via: AddressRoute.sheet) else {
                    return
                }
                model.address = address
                form?.update()
            }
        }
        return form
    }

    func login(signedIn: @escaping @MainActor () -> Void) -> UIViewController {
        let form = FormViewController(title: "Sign in")
        form.addButton("Sign in as Ann") { [model] in
            model.signIn(as: "Ann")
            signedIn()
        }
        return form
    }

    func addresses(chosen: @escaping @MainActor (String) -> Void) -> UIViewController {
        let form = FormViewController(title: "Address")
        for address in model.addresses { form.addButton(address) { chosen(address) } }
        return form
    }
}
#endif
