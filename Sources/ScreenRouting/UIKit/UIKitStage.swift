#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The controllers of a window, or of a pinned stack, read anew for each use.
@MainActor
struct UIKitStage {
    /// The window's root, or the pinned stack.
    let root: UIViewController
    /// The window, or `nil` for a pinned stack.
    let window: UIWindow?

    /// The way from the root to the visible screen, through containers and presentations.
    var path: [UIViewController] { path(through: { !$0.isBeingDismissed }) }

    /// The visible screen.
    var visible: UIViewController { path.last ?? root }

    /// Whether a transition runs, whoever began it.
    var isMoving: Bool {
        path(through: { _ in true }).contains {
            $0.transitionCoordinator != nil || $0.isBeingPresented || $0.isBeingDismissed
        }
    }

    private func path(through isPassable: (UIViewController) -> Bool) -> [UIViewController] {
        var path = [root]
        while let last = path.last {
            let cover = last.cover.flatMap { isPassable($0) && !path.contains($0) ? $0 : nil }
            guard let next = cover ?? last.shownChild else { break }
            path.append(next)
        }
        return path
    }

    /// The stack that a screen is pushed onto.
    func stack() throws(RouterError) -> UINavigationController {
        if window == nil, let pinned = root as? UINavigationController { return pinned }
        for case let stack as UINavigationController in visible.containment { return stack }
        throw .noNavigationContext
    }

    /// The tabs around the visible screen, or else below what is presented.
    func tabs(with index: Int) throws(RouterError) -> UITabBarController {
        for controller in path.reversed() {
            for case let tabs as UITabBarController in controller.containment {
                guard tabs.viewControllers?.indices.contains(index) == true else { throw .noNavigationContext }
                return tabs
            }
        }
        throw .noNavigationContext
    }
}

// MARK: - Going back

extension UIKitStage {
    /// What undoes the last push or presentation.
    @MainActor
    enum BackStep {
        case pop(UINavigationController)
        case dismiss(UIViewController)

        func take(animated: Bool) {
            switch self {
            case .pop(let stack): stack.popViewController(animated: animated)
            case .dismiss(let presented): presented.presentingViewController?.dismiss(animated: animated)
            }
        }
    }

    /// The way back, or `nil` when only the root is left.
    var backStep: BackStep? {
        for controller in path.reversed() {
            if let stack = controller as? UINavigationController, stack.viewControllers.count > 1 { return .pop(stack) }
            if controller !== root, controller.parent == nil { return .dismiss(controller) }
        }
        return nil
    }
}

// MARK: - Neighbors

extension UIViewController {
    /// This controller and the containers it is in, innermost first.
    var containment: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

    /// What is presented over this controller.
    ///
    /// A search that is active is presented over the list it searches, but to the user it is part of it.
    fileprivate var cover: UIViewController? {
        guard let search = presentedViewController as? UISearchController else { return presentedViewController }
        return search.presentedViewController
    }

    /// The child that UIKit's containers show, or `nil` for a screen.
    fileprivate var shownChild: UIViewController? {
        switch self {
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        // The detail, or the only column where there is no room for more.
        case let split as UISplitViewController: split.viewControllers.last
        default: nil
        }
    }
}
#endif
