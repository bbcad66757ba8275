#if canImport(UIKit) && !os(watchOS)
import ScreenRouting
import UIKit

/// One window of the shop, with a router of its own that stays in it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var router: Router?
    let model = ShopModel()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let router = Router(navigationPerformer: UIKitPerformer(windowScene: windowScene))
        let screens = ShopViewControllers(model: model, router: router)
        router.install(ShopRouting(model: model, screens: screens))
        self.router = router

        let tabs = UITabBarController()
        tabs.viewControllers = [screens.catalog(), screens.cart()].map(UINavigationController.init(rootViewController:))
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window

        open(options.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        open(contexts)
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        for context in contexts { router?.open(context.url) }
    }
}
#endif
