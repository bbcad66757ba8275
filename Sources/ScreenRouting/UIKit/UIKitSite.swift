#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Where a performer works.
enum UIKitSite {
    /// The window of the scene in front.
    case front
    /// The window of one scene.
    case scene(Weak<UIWindowScene>)
    /// One navigation stack.
    case stack(Weak<UINavigationController>)

    /// What is there now, or `nil` when there is nothing to show a screen in.
    @MainActor
    var stage: UIKitStage? {
        switch self {
        case .front: .front
        case .scene(let scene): scene.object.flatMap(UIKitStage.init(scene:))
        case .stack(let stack): stack.object.map { UIKitStage(root: $0, window: nil) }
        }
    }
}

/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}

extension UIKitStage {
    /// The window of the scene that the user looks at.
    ///
    /// Two scenes may be in front side by side; which of them is then chosen is arbitrary but always the same.
    static var front: UIKitStage? {
        UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .sorted { $0.precedence < $1.precedence }
            .lazy.compactMap(UIKitStage.init(scene:)).first
    }

    /// The key window of a scene, or the frontmost window with content if it has no key window.
    init?(scene: UIWindowScene) {
        let windows = [scene.keyWindow].compactMap { $0 } + scene.windows.reversed().filter { !$0.isHidden }
        for window in windows {
            guard let root = window.rootViewController else { continue }
            self.init(root: root, window: window)
            return
        }
        return nil
    }
}

extension UIWindowScene {
    /// Sorts first what is more likely to be looked at.
    ///
    /// A scene that is being connected is not active yet.
    fileprivate var precedence: (Int, Int, String) {
        let state =
            switch activationState {
            case .foregroundActive: 0
            case .foregroundInactive: 1
            case .background: 2
            case .unattached: 3
            @unknown default: 4
            }
        return (session.role == .windowApplication ? 0 : 1, state, session.persistentIdentifier)
    }
}
#endif
