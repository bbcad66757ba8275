/// The root of a scene's views, filled by one view controller.
@MainActor
open class UIWindow: UIView {
    /// The scene the window is in.
    public private(set) weak var windowScene: UIWindowScene?
    /// Whether it takes the keyboard's events.
    public private(set) var isKeyWindow = false
    private var root: UIViewController?
    // UIKit leaves what the old root had presented on screen, so neither is ever released.
    private var stranded: [UIViewController] = []

    /// Creates a window in a scene.
    ///
    /// It is hidden at first.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
        isHidden = true
        windowScene.attach(self)
    }

    /// The controller whose view fills the window.
    ///
    /// Setting it takes the old one away, but not what that had presented.
    public var rootViewController: UIViewController? {
        get { root }
        set {
            guard newValue !== root else { return }
            if let old = root {
                if old.ownPresented != nil {
                    UIApplication.complain(
                        "the root was replaced while it presents \(String(describing: old.ownPresented))")
                    stranded.append(old)
                }
                root = nil
                old.disappear(animated: false)
                old.attachedWindow = nil
            }
            root = newValue
            newValue?.attachedWindow = self
            if !isHidden { newValue?.appear(animated: false) }
        }
    }

    /// Shows the window in front of the others and makes it the key window of its scene.
    public func makeKeyAndVisible() {
        for other in windowScene?.windows ?? [] { other.isKeyWindow = false }
        isKeyWindow = true
        guard isHidden else { return }
        isHidden = false
        root?.appear(animated: false)
    }
}
