#if canImport(SwiftUI)
import ShopNavigation
import StackRouting
import SwiftUI

/// The whole shop: show it in a window.
public struct ShopView: View {
    @State private var router = ShopRouter.shop()
    @SceneStorage("navigation") private var saved = Data()

    /// Makes a shop that shows its products.
    public init() {}

    /// The tabs.
    public var body: some View {
        TabView(selection: $router.tab) {
            Tab("Products", systemImage: "bag", value: ShopTab.products) {
                ProductsView(router: router.products)
            }
            Tab("Search", systemImage: "magnifyingglass", value: ShopTab.search) {
                SearchView(router: router.search)
            }
            Tab("Cart", systemImage: "cart", value: ShopTab.cart) {
                CartView()
            }
        }
        .environment(router)
        .onOpenURL(hydrating: router)
        .onAppear {
            if let snapshot = try? JSONDecoder().decode(TabSnapshot.self, from: saved) { router.restore(snapshot) }
        }
        .onChange(of: router.snapshot()) { _, snapshot in
            saved = (try? JSONEncoder().encode(snapshot)) ?? Data()
        }
    }
}

struct ProductsView: View {
    let router: Router<ProductRoute>

    var body: some View {
        RouterStack(router) {
            List(1..<10, id: \.self) { id in
                Button("Product \(id)") { router.push(.product(id)) }
            }
            .navigationTitle(router.state.campaign ?? "Products")
        } destination: { route in
            switch route {
            case .product(let id): ProductView(id: id)
            case .reviews(let id): Text("Reviews of product \(id)")
            }
        }
    }
}

struct ProductView: View {
    let id: Int
    @Environment(Router<ProductRoute>.self) private var router

    var body: some View {
        VStack {
            Button("Put into the cart") { router.state.cart.append(id) }
            Button("Reviews") { router.push(.reviews(product: id)) }
            ShareLink(item: "https://shop.example/products/\(id)")
        }
        .navigationTitle("Product \(id)")
    }
}

struct SearchView: View {
    let router: Router<SearchRoute>
    @State private var text = ""

    var body: some View {
        RouterStack(router) {
            TextField("Search", text: $text)
                .onSubmit { router.push(.results(text: text, tags: [])) }
        } destination: { route in
            switch route {
            case .results(let text, let tags):
                Text("Results for \(text) \(tags.joined(separator: ", "))")
            }
        }
    }
}

struct CartView: View {
    @Environment(ShopRouter.self) private var router

    var body: some View {
        @Bindable var router = router

        VStack {
            Text("\(router.state.cart.count) products")
            Button("Pay") { router.state.isPaying = true }
        }
        .sheet(isPresented: $router.state.isPaying) {
            Text("Thank you")
        }
    }
}
#endif
