#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Tells when a screen has left its stack or its window for good.
///
/// There is no call that UIKit makes on every way out: a swipe, a pop, a dismissal by the app, a stack or a root that
/// is set anew. So at the end of each turn of the run loop, as long as somebody waits for the screen, it is looked at
/// whether what holds it still does. The screen itself is neither changed nor kept alive.
@MainActor
final class RemovalWatch {
    private weak var screen: UIViewController?
    private var ties: [Tie] = []
    private let onRemoval: @MainActor @Sendable () -> Void
    private var isOver = false

    /// Begins to watch a screen.
    ///
    /// The run loop keeps the watch until it is over.
    init(_ screen: UIViewController, _ onRemoval: @escaping @MainActor @Sendable () -> Void) {
        self.screen = screen
        self.onRemoval = onRemoval
        // Usually none: the screen is about to be shown.
        ties = Tie.all(of: screen)
        MainRunLoop.atEndOfTurns { self.look() }
    }

    /// Looks at the screen.
    ///
    /// What holds it is noted when it is first shown; until then only its release counts.
    ///
    /// - Returns: whether it is gone. That is told once.
    func look() -> Bool {
        if isOver { return true }
        guard let screen, ties.allSatisfy(\.holds) else {
            isOver = true
            onRemoval()
            return true
        }
        if ties.isEmpty { ties = Tie.all(of: screen) }
        return false
    }
}

/// One of the things that hold a screen where it is.
///
/// Of the containers only the nearest counts: one that swaps its children, such as a home-made tab bar, takes a stack
/// away and brings it back with all its screens.
@MainActor
private enum Tie {
    /// The controller is in a container.
    case contained(Weak<UIViewController>)
    /// The controller is presented.
    case presented(Weak<UIViewController>)
    /// The controller is a window's root.
    case root(Weak<UIViewController>, Weak<UIWindow>)

    var holds: Bool {
        switch self {
        case .contained(let controller): controller.object?.parent != nil
        case .presented(let controller): controller.object?.presentingViewController != nil
        case .root(let controller, let window):
            controller.object.map { window.object?.rootViewController === $0 } ?? false
        }
    }

    static func all(of screen: UIViewController) -> [Tie] {
        var ties = screen.parent == nil ? [] : [Tie.contained(Weak(screen))]
        var outermost = screen.outermost
        while let presenter = outermost.presentingViewController {
            ties.append(.presented(Weak(outermost)))
            outermost = presenter.outermost
        }
        if let window = outermost.rootedWindow { ties.append(.root(Weak(outermost), Weak(window))) }
        return ties
    }
}

extension UIViewController {
    fileprivate var outermost: UIViewController { containment.reduce(self) { $1 } }

    /// The window whose root this is.
    ///
    /// What lies below a presentation may not be in it with its view.
    fileprivate var rootedWindow: UIWindow? {
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            for window in scene.windows where window.rootViewController === self { return window }
        }
        return nil
    }
}
#endif
