import GTKRouting
import Widgets

/// What is left on the screen after signing out.
final class GoodbyeScreen: Screen {
    init(shop: Shop) {
        super.init(
            title: "Signed out",
            content: centeredPage([
                Label("See you soon").centered().styled("heading"),
                Button("Back to the shop") { [router = shop.router] in router.push(name: "shop") },
            ]))
    }
}
