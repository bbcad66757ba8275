import ScreenRouting

/// One product.
///
/// Links to it look like `shop://product/42` and `https://shop.example/product/42`.
struct ProductRoute: Route, DeepLinkable {
    static let pattern: RoutePattern = "/product/<int:id>"

    let id: Int

    init(id: Int) {
        self.id = id
    }

    init(parameters: RouteParameters) throws {
        id = try parameters.int("id")
    }
}

/// The last step before the order.
///
/// Only for those who are signed in.
struct CheckoutRoute: Route, DeepLinkable {
    static let pattern: RoutePattern = "/checkout"

    init() {}

    init(parameters: RouteParameters) throws {}
}

/// Asks who the user is, and goes on to where the user wanted to go.
struct LoginRoute: Route {
    @MainActor static var preferredTransition: RouteTransition {
        .present(PresentationConfig(style: .formSheet, isEmbedded: true))
    }

    let destination: any Route
}

/// Lets the user choose an address, and hands it back.
struct AddressRoute: ResultRoute {
    typealias Result = String

    /// A low sheet that can be pulled up.
    static let sheet = RouteTransition.present(
        PresentationConfig(style: .pageSheet, detents: [.medium, .large], isGrabberVisible: true))
}
