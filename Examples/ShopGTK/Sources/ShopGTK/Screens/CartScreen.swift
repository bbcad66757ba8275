import GTKRouting
import Widgets

/// What the customer is going to buy.
final class CartScreen: Screen {
    private let shop: Shop
    private let list = List()
    private let total = Label("").styled("heading")
    private let checkout: Button

    init(shop: Shop) {
        self.shop = shop
        checkout = Button("Check out") { [router = shop.router] in router.push(Checkout()) }.styled("suggested-action")
        super.init(title: "Cart", content: page([total, list, checkout]))
        update()
    }

    override func willAppear() { update() }

    private func update() {
        list.removeAll()
        for product in shop.cart.products {
            list.append(
                row(picture: picture(of: product), product.name, product.summary, end: product.price)
            ) { [router = shop.router] in
                router.push(ProductPage(id: product.id))
            }
        }
        let isEmpty = shop.cart.products.isEmpty
        total.text = isEmpty ? "Your cart is empty" : "Total \(Product.price(shop.cart.cents))"
        list.isVisible = !isEmpty
        checkout.isSensitive = !isEmpty
    }
}
