import GTKRouting
import Widgets

/// What the customer sees after an order.
final class ReceiptScreen: Screen {
    init(shop: Shop, number: String) {
        super.init(
            title: "Thank you",
            content: centeredPage([
                Label("✓").centered().styled("mark"),
                Label("Order \(number) is on its way").centered().styled("heading"),
                Button("Continue shopping") { [router = shop.router] in router.push(name: "shop") }
                    .styled("suggested-action"),
            ]))
    }
}
