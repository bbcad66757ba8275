import ScreenRouting
import Testing
import UIKit
import UIKitHosting

/// A screen with a name.
final class Screen: UIViewController {
    convenience init(_ title: String) {
        self.init()
        self.title = title
    }
}

/// A window with a stack, and a performer that looks for it.
@MainActor
struct StackWindow {
    let host = SystemHost()
    let bottom = Screen("bottom")
    let stack: UINavigationController
    let window: UIWindow
    let performer = UIKitPerformer()

    init() {
        stack = UINavigationController(rootViewController: bottom)
        window = Self.show(stack, in: host.connectScene())
    }

    /// Fills a new window of a scene.
    static func show(_ root: UIViewController, in scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    /// Performs a transition, and returns its screen.
    @discardableResult
    func perform(_ kind: RouteTransition, _ title: String = "screen") throws -> Screen {
        let screen = Screen(title)
        try performer.perform(ResolvedTransition(kind, to: RouteLocation(path: title)), viewController: screen)
        return screen
    }

    /// Presents a screen as an app does for itself.
    @discardableResult
    func present(_ screen: UIViewController, from presenter: UIViewController) -> UIViewController {
        presenter.present(screen, animated: false)
        return screen
    }
}

extension UIKitPerformer {
    /// The titles of what is visible, innermost first; a container without one is named by its type.
    var visibleTitles: [String] {
        (visibleViewControllers ?? []).map { $0.title ?? String(describing: type(of: $0)) }
    }

    /// Performs a transition of a screen.
    func perform(_ kind: RouteTransition, _ screen: UIViewController) throws {
        try perform(ResolvedTransition(kind, to: RouteLocation()), viewController: screen)
    }
}
