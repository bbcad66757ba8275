import GTKRouting
import Widgets

/// Asks for the customer's name.
final class LoginScreen: Screen {
    private let shop: Shop
    private lazy var entry = Entry(placeholder: "Your name") { [weak self] in self?.update() }
    private lazy var button = Button("Sign in") { [weak self] in self?.signIn() }.styled("suggested-action")

    init(shop: Shop) {
        self.shop = shop
        let form = Box.column([
            Label("Who is ordering?").styled("heading"),
            Label("Your name goes on the parcel.", wraps: true).styled("dim"),
        ])
        super.init(title: "Sign in", content: form.styled("page"))
        form.append(entry)
        form.append(button)
        update()
    }

    override func didLeave() {
        super.didLeave()
        // Closed without a name: the way on is given up, not kept for some later visit.
        if !shop.account.isSignedIn { shop.account.held = nil }
    }

    private func update() {
        button.isSensitive = !entry.text.isEmpty
    }

    private func signIn() {
        shop.account.signIn(as: entry.text)
        shop.router.back()
        shop.continueHeldNavigation()
    }
}
