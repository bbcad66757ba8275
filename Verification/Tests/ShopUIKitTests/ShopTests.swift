import Foundation
import ScreenRouting
import Testing
import UIKit
import UIKitHosting

@testable import ShopUIKit

@MainActor
@Suite("The shop in UIKit", .hostedApplication, .timeLimit(.minutes(1)))
struct ShopTests {
    private let host = SystemHost()
    private let delegate = SceneDelegate()

    /// The form the user sees.
    private var form: FormViewController? {
        UIKitPerformer().visibleViewControllers?.first as? FormViewController
    }

    private func tap(_ title: String) throws {
        #expect(try #require(form).tap(title))
    }

    /// Returns when the next animation has run.
    private func settle() async {
        await host.animationBegins()
        host.finishAnimations()
    }

    @Test("It starts with the catalog, and a product is pushed onto it")
    func product() async throws {
        host.connectScene(delegate: delegate)
        #expect(form?.title == "Catalog")
        try tap("Lamp")
        await settle()
        #expect(form?.title == "Lamp")
        try tap("Add to cart")
        // The switch needs no animation; the next navigation comes after it.
        try await delegate.router?.navigate(name: "cart")
        #expect(form?.texts == ["Lamp"])
    }

    @Test("A link starts the shop at its product, and another one comes while it runs")
    func links() async throws {
        let first = try #require(URL(string: "shop://product/42"))
        let scene = host.connectScene(delegate: delegate, opening: [first])
        await settle()
        #expect(form?.title == "Lamp")
        host.open(try #require(URL(string: "https://shop.example/product/7?from=mail")), in: scene)
        await settle()
        #expect(form?.title == "Kettle")
    }

    @Test("Checking out asks who the user is, and goes on when the form has gone")
    func checkout() async throws {
        host.connectScene(delegate: delegate)
        try await delegate.router?.navigate(name: "cart")
        try tap("Check out")
        await settle()
        #expect(form?.title == "Sign in" && form?.presentingViewController != nil)
        try tap("Sign in as Ann")
        await settle()
        await settle()
        #expect(form?.title == "Checkout" && form?.presentingViewController == nil)
        #expect(form?.texts == ["For Ann, to no address"])
    }

    @Test("Without signing in the cart stays where it was")
    func noCheckout() async throws {
        host.connectScene(delegate: delegate)
        try await delegate.router?.navigate(name: "cart")
        try tap("Check out")
        await settle()
        #expect(host.swipeDown(on: try #require(form)))
        #expect(form?.title == "Cart" && delegate.router?.currentLocation?.name == "cart")
    }

    @Test("The address that was chosen is shown; pulling the sheet down chooses none")
    func address() async throws {
        host.connectScene(delegate: delegate)
        delegate.model.signIn(as: "Ann")
        let router = try #require(delegate.router)
        try await router.navigate(to: CheckoutRoute(), via: .push(animated: false))
        let checkout = try #require(form)

        try tap("Choose the address")
        await settle()
        #expect(form?.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
        #expect(host.swipeDown(on: try #require(form)))
        #expect(form === checkout && delegate.model.address == nil)

        try tap("Choose the address")
        await settle()
        try tap("22 Station Road")
        await settle()
        // The screen that asked is told in its own time.
        for await _ in checkout.updates.stream where checkout.texts == ["For Ann, to 22 Station Road"] { break }
        #expect(form === checkout)
    }

    @Test("Two windows have nothing to do with each other, and a window's router goes with it")
    func windows() async throws {
        weak var router: Router?
        do {
            let other = SceneDelegate()
            let scene = host.connectScene("other", delegate: other)
            host.connectScene("main", delegate: delegate)
            try await delegate.router?.navigate(to: ProductRoute(id: 7), via: .push(animated: false))
            try await other.router?.navigate(to: ProductRoute(id: 42), via: .push(animated: false))
            #expect(delegate.router?.currentLocation?.path == "")
            #expect((delegate.router?.currentLocation?.route as? ProductRoute)?.id == 7)
            #expect((other.router?.currentLocation?.route as? ProductRoute)?.id == 42)
            host.disconnect(scene)
            scene.delegate = nil
            router = other.router
        }
        #expect(router == nil)
    }
}
