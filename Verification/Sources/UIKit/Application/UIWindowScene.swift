/// A scene with windows.
@MainActor
public final class UIWindowScene: UIScene {
    private var attached: [Attached] = []

    private struct Attached {
        weak var window: UIWindow?
    }

    /// The windows that were made for this scene; whoever made them keeps them.
    public var windows: [UIWindow] { attached.compactMap(\.window) }

    /// The window that takes the keyboard's events.
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    func attach(_ window: UIWindow) {
        attached.removeAll { $0.window == nil }
        attached.append(Attached(window: window))
    }
}

/// Is told of the life of a scene with a window.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
}
