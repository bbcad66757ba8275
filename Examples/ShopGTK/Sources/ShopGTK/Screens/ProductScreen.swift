import GTKRouting
import Widgets

/// One product.
final class ProductScreen: Screen {
    private let shop: Shop
    private let product: Product
    private let status = Label("").centered().styled("dim")

    init(shop: Shop, product: Product) {
        self.shop = shop
        self.product = product
        let heading = Box.row([
            Label(product.name).styled("heading").expanding(), Label(product.price).styled("heading", "price"),
        ])
        let content = Box.column(
            spacing: 14,
            [
                picture(of: product, isLarge: true), heading, Label(product.summary).styled("dim"),
                Label(product.details, wraps: true),
            ])
        super.init(title: product.name, content: ScrollArea(content.styled("page")))
        content.append(Button("Add to cart") { [weak self] in self?.addToCart() }.styled("suggested-action"))
        content.append(Button("Next: \(product.next.name)") { [weak self] in self?.showNext() })
        content.append(status)
    }

    private func addToCart() {
        shop.cart.add(product)
        status.text = "In the cart: \(shop.cart.products.count)"
    }

    /// Looking through the catalog does not pile up pages: one step back leads to the list.
    private func showNext() {
        shop.router.replace(ProductPage(id: product.next.id))
    }
}
