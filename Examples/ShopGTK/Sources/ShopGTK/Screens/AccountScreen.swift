import GTKRouting
import Widgets

/// Who is signed in.
final class AccountScreen: Screen {
    private let shop: Shop
    private let greeting = Label("").centered().styled("heading")
    private let signIn: Button
    private let signOut: Button

    init(shop: Shop) {
        self.shop = shop
        signIn = Button("Sign in…") { [router = shop.router] in router.push(name: "login") }
        signOut = Button("Sign out") { [shop] in
            shop.account.signOut()
            shop.router.push(name: "goodbye")
        }
        super.init(title: "Account", content: centeredPage([greeting, signIn, signOut]))
        willAppear()
    }

    override func willAppear() {
        greeting.text = shop.account.name.map { "Hello, \($0)" } ?? "You are not signed in"
        signIn.isVisible = !shop.account.isSignedIn
        signOut.isVisible = shop.account.isSignedIn
    }
}
