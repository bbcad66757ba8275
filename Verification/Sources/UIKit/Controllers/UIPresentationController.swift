/// The form of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The whole screen; the presenter is taken away.
    case fullScreen = 0
    /// A sheet.
    case pageSheet = 1
    /// A small sheet.
    case formSheet = 2
    /// The area of the presenter, which is taken away.
    case currentContext = 3
    /// A form of the app's own.
    case custom = 4
    /// The whole screen.
    case overFullScreen = 5
    /// The area of the presenter.
    case overCurrentContext = 6
    /// A popover.
    case popover = 7
    /// No adaptation.
    case none = -1
    /// What the system chooses.
    case automatic = -2
}

/// Manages how a controller is presented.
@MainActor
open class UIPresentationController: UIResponder {
    private weak var controller: UIViewController?

    init(_ controller: UIViewController) {
        self.controller = controller
    }

    /// The controller that is presented.
    public var presentedViewController: UIViewController { controller ?? UIViewController() }
}

/// Manages a sheet.
@MainActor
public final class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @MainActor
    public final class Detent: UIResponder {
        /// Names a detent.
        public struct Identifier: Hashable, Sendable, RawRepresentable {
            /// The name.
            public let rawValue: String

            /// Creates a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half of the screen.
            public static let medium = Identifier(rawValue: "medium")
            /// The whole height.
            public static let large = Identifier(rawValue: "large")
        }

        /// The detent's name.
        ///
        /// The original has it since iOS 16.
        public let identifier: Identifier

        private init(_ identifier: Identifier) {
            self.identifier = identifier
        }

        /// About half of the screen.
        public static func medium() -> Detent { Detent(.medium) }

        /// The whole height.
        public static func large() -> Detent { Detent(.large) }
    }

    /// Where the sheet rests.
    public var detents: [Detent] = [.large()]
    /// Whether the sheet shows a grabber.
    public var prefersGrabberVisible = false
}

/// Manages a popover.
@MainActor
public final class UIPopoverPresentationController: UIPresentationController {
    /// Sides an arrow may be on.
    public struct ArrowDirection: OptionSet, Sendable {
        /// The flags.
        public let rawValue: UInt

        /// Creates a set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Every side.
        public static let any = ArrowDirection(rawValue: 15)
    }

    /// The view the popover points at.
    public var sourceView: UIView?
    /// The bar's item the popover points at.
    public var barButtonItem: UIBarButtonItem?
    /// What the popover points at.
    ///
    /// The original has it since iOS 16.
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// The part of that view.
    public var sourceRect = CGRect.null
    /// Where the arrow may be.
    public var permittedArrowDirections = ArrowDirection.any

    var hasNoAnchor: Bool { sourceView == nil && barButtonItem == nil && sourceItem == nil }
}

/// What a popover can point at.
@MainActor
public protocol UIPopoverPresentationControllerSourceItem {}

/// An item of a bar.
@MainActor
public final class UIBarButtonItem: UIResponder, UIPopoverPresentationControllerSourceItem {}
