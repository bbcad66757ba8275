/// What the shop knows: its products, the cart and the user.
@MainActor
final class ShopModel {
    /// Something to buy.
    struct Product {
        let id: Int
        let name: String
    }

    let products = [Product(id: 7, name: "Kettle"), Product(id: 42, name: "Lamp"), Product(id: 99, name: "Chair")]
    let addresses = ["1 Harbor Street", "22 Station Road"]
    private(set) var cart: [Product] = []
    private(set) var user: String?
    var address: String?

    func product(_ id: Int) -> Product? { products.first { $0.id == id } }

    func addToCart(_ product: Product) { cart.append(product) }

    func signIn(as name: String) { user = name }
}
