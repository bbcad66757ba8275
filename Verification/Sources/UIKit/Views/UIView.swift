/// A rectangle on screen, as far as a hierarchy of them matters: nothing is drawn or laid out.
@MainActor
open class UIView: UIResponder {
    /// Options of an animation.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The flags.
        public let rawValue: UInt

        /// Creates a set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The new state fades in over the old.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// The view this one lies in.
    public internal(set) weak var superview: UIView?
    /// The views that lie in this one, back to front.
    public private(set) var subviews: [UIView] = []
    /// Whether the view is not shown.
    public var isHidden = false
    /// The color behind the content.
    public var backgroundColor: UIColor?
    /// The view's own coordinates.
    public var bounds = CGRect.zero
    /// What a screen reader and a test find it by.
    public var accessibilityIdentifier: String?

    /// The controller whose view this is.
    weak var owner: UIViewController?

    /// The window the view is in.
    ///
    /// A controller's view is in one as long as the controller is on screen.
    public var window: UIWindow? { self as? UIWindow ?? superview?.window ?? owner?.window }

    /// Puts a view on top.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
        if window != nil { view.owner?.appear(animated: false) }
    }

    /// Takes the view away.
    open func removeFromSuperview() {
        guard let superview else { return }
        owner?.disappear(animated: false)
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
    }

    /// Changes a view within an animation.
    ///
    /// The changes are made at once, and the test ends the animation.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        UIApplication.begin(RunningTransition(kind: .view) { finished in completion?(finished) })
    }
}

/// A color.
@MainActor
public final class UIColor: UIResponder {
    private let name: String

    private init(name: String) {
        self.name = name
    }

    /// Red.
    public static let red = UIColor(name: "red")
    /// Green.
    public static let green = UIColor(name: "green")
    /// Blue.
    public static let blue = UIColor(name: "blue")
    /// White in light mode, black in dark mode.
    public static let systemBackground = UIColor(name: "systemBackground")
}
