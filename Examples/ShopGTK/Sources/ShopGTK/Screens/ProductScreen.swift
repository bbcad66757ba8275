import GTKRouting
import Widgets

/// One product.
final class ProductScreen: Screen {
    init(shop: Shop, product: Product) {
        let status = Label("").centered().styled("dim")
        let add = Button("Add to cart") { [shop, weak status] in
            shop.cart.add(product)
            status?.text = "In the cart: \(shop.cart.products.count)"
        }
        let next = Button("Next: \(product.next.name)") { [router = shop.router] in
            // Looking through the catalog does not pile up pages: one step back leads to the list.
            router.replace(ProductPage(id: product.next.id))
        }
        let heading = Box.row([
            Label(product.name).styled("heading").expanding(), Label(product.price).styled("heading", "price"),
        ])
        super.init(
            title: product.name,
            content: page([
                picture(of: product, isLarge: true), heading, Label(product.summary).styled("dim"),
                Label(product.details, wraps: true), add.styled("suggested-action"), next, status,
            ]))
    }
}
