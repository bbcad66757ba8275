/// What the customer is going to buy.
@MainActor
final class Cart {
    private(set) var products: [Product] = [] {
        didSet { onChange?() }
    }
    var onChange: (() -> Void)?

    var cents: Int { products.reduce(0) { $0 + $1.cents } }

    func add(_ product: Product) { products.append(product) }

    func removeAll() { products = [] }
}
