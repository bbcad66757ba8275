#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIKitStage {
    /// Begins to show a screen.
    func show(_ screen: UIViewController, _ transition: RouteTransition, _ begun: BegunTransition) throws {
        switch transition {
        case .push(let animated):
            let stack = try stack()
            try screen.checkPushable()
            stack.pushViewController(screen, animated: animated)
        case .replace(let animated):
            let stack = try stack()
            try screen.checkPushable()
            stack.setViewControllers(stack.viewControllers.dropLast() + [screen], animated: animated)
        case .replaceRoot(let animated):
            try replaceRoot(with: screen, animated: animated, begun)
        case .present(let config):
            try present(screen, config)
        case .custom(let custom):
            try custom.perform(from: visible, to: screen)
        case .selectTab:
            // The router selects tabs by another way and makes no screen for them.
            throw RouterError.noNavigationContext
        }
    }

    private func present(_ screen: UIViewController, _ config: PresentationConfig) throws {
        try screen.checkFree()
        let visible = visible
        let presented = config.prepare(screen, over: visible)
        // While a search is active its list presents already: the search itself.
        let presenter = visible.presentedViewController as? UISearchController ?? visible
        presenter.present(presented, animated: config.isAnimated)
        guard presented.presentingViewController != nil else {
            throw UIKitPerformer.Failure.presentationRefused(screen: screen.typeName)
        }
    }

    private func replaceRoot(with screen: UIViewController, animated: Bool, _ begun: BegunTransition) throws {
        guard let window else {
            let stack = try stack()
            try screen.checkPushable()
            dismissAll()
            stack.setViewControllers([screen], animated: animated)
            return
        }
        try screen.checkFree()
        // A window never lets go of what its former root presents.
        dismissAll()
        guard animated else {
            window.rootViewController = screen
            return
        }
        begun.isDissolving = true
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
            window.rootViewController = screen
        } completion: { _ in
            begun.isDissolving = false
        }
    }

    private func dismissAll() {
        for controller in path where controller.presentedViewController?.isBeingDismissed == false {
            controller.dismiss(animated: false)
        }
    }
}

extension UIViewController {
    fileprivate var typeName: String { String(describing: type(of: self)) }

    /// UIKit stops an app that shows one controller in two places.
    fileprivate func checkFree() throws(UIKitPerformer.Failure) {
        let isRoot = viewIfLoaded?.window?.rootViewController === self
        if isRoot || parent != nil || presentingViewController != nil { throw .isShownAlready(screen: typeName) }
    }

    fileprivate func checkPushable() throws(UIKitPerformer.Failure) {
        try checkFree()
        if self is UINavigationController || self is UISplitViewController { throw .cannotBePushed(screen: typeName) }
    }
}
#endif
