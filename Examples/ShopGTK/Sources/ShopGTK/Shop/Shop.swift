import Foundation
import GTKRouting
import ScreenRouting

/// The parts of the app that its screens share.
@MainActor
final class Shop {
    let router: Router
    let performer: GTKPerformer
    let cart = Cart()
    let account = Account()
    /// The main window's tabs; new ones when the root was replaced.
    weak var tabs: TabScreen?

    private var lastOrder = 1000

    init(performer: GTKPerformer) {
        self.performer = performer
        router = Router(navigationPerformer: performer)
        router.installAll([BrowsingFeature(shop: self), OrderingFeature(shop: self), AccountFeature(shop: self)])
        router.onError = { [weak self] error in self?.report(error) }
        cart.onChange = { [weak self] in self?.updateCartTab() }
    }

    /// Shows the first screen, and then the one a link leads to.
    func start(link: String?) {
        router.push(name: "shop")
        if let link { open(link: link) }
    }

    /// Opens a link from outside, such as the command line.
    func open(link: String) {
        guard let url = URL(string: link), router.open(url) else {
            return performer.topWindow.showNotice("No page for \(link)")
        }
    }

    /// Tells the user why a page does not come.
    private func report(_ error: any Error) {
        // A modal window has no stack of pages. What it asks is answered first.
        let isBusy = error as? RouterError == .noNavigationContext
        performer.topWindow.showNotice(isBusy ? "Finish this first" : "\(error)")
    }

    /// Goes where somebody was going before signing in.
    func continueHeldNavigation() {
        guard let held = account.held else { return }
        account.held = nil
        if let url = held.url {
            router.open(url)
        } else if let route = held.route {
            router.push(route)
        } else {
            router.push(path: held.path, query: held.query)
        }
    }

    /// Empties the cart.
    ///
    /// - Returns: the number of the order.
    func placeOrder() -> Int {
        cart.removeAll()
        lastOrder += 1
        return lastOrder
    }

    func updateCartTab() {
        let count = cart.products.count
        tabs?.setTabTitle(count == 0 ? "Cart" : "Cart (\(count))", at: ShopTab.cart.rawValue)
    }
}
