import GTKRouting
import ScreenRouting
import Widgets

/// The last step before an order.
final class CheckoutScreen: Screen {
    private let shop: Shop
    private let address = Label("No address yet", wraps: true)
    private lazy var order = Button("Place order") { [weak self] in self?.placeOrder() }.styled("suggested-action")

    init(shop: Shop) {
        self.shop = shop
        let content = Box.column(
            spacing: 14,
            [
                Label("Total \(Product.price(shop.cart.cents))").styled("heading"),
                Label("Ordered by \(shop.account.name ?? "")").styled("dim"),
                Label("Deliver to").styled("strong"), address,
            ])
        super.init(title: "Checkout", content: content.styled("page"))
        content.append(Button("Choose address…") { [weak self] in self?.chooseAddress() })
        content.append(order)
        order.isSensitive = false
    }

    private func chooseAddress() {
        Task { [weak self, router = shop.router] in
            let config = PresentationConfig(style: .formSheet)
            let picked = try await router.present(forResult: AddressPicker(), via: .present(config))
            self?.deliver(to: picked)
        }
    }

    private func deliver(to picked: Address?) {
        address.text = picked.map { "\($0.label): \($0.lines)" } ?? "No address was chosen"
        order.isSensitive = picked != nil
    }

    private func placeOrder() {
        shop.router.push(name: "receipt", params: ["number": "\(shop.placeOrder())"])
    }
}
