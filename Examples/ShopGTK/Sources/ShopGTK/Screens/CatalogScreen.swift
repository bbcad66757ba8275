import GTKRouting
import Widgets

/// Everything the shop sells.
final class CatalogScreen: Screen {
    init(shop: Shop) {
        let list = List()
        for product in Product.all {
            list.append(
                row(picture: picture(of: product), product.name, product.summary, end: product.price)
            ) { [router = shop.router] in
                router.push(ProductPage(id: product.id))
            }
        }
        super.init(title: "Catalog", content: page([list]))
    }
}
