#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIKitPerformer {
    /// Why a screen could not be shown although there is a window.
    ///
    /// UIKit would stop the app, or ignore the call.
    public enum Failure: Error, Equatable, Sendable {
        /// The factory returned a screen that is on screen, or in a container, already.
        case isShownAlready(screen: String)
        /// Screens of this type cannot be pushed: a navigation stack or a split view inside a stack.
        case cannotBePushed(screen: String)
        /// UIKit refused to present the screen.
        case presentationRefused(screen: String)
    }
}

extension UIKitPerformer.Failure: CustomStringConvertible {
    /// The reason in a sentence, with what to do about it.
    public var description: String {
        switch self {
        case .isShownAlready(let screen):
            "\(screen) is shown already; let the factory make a new one"
        case .cannotBePushed(let screen):
            "\(screen) cannot be pushed onto a navigation stack; present it, or let it replace the root"
        case .presentationRefused(let screen):
            "UIKit refused to present \(screen)"
        }
    }
}
#endif
