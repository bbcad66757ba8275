#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What has to be remembered of a transition while it runs.
@MainActor
final class BegunTransition {
    /// Whether a window fades from one root to another, of which UIKit's controllers know nothing.
    var isDissolving = false
    /// Whether the transition went back to where it began.
    private(set) var isCancelled = false

    /// Takes note of how the transition of a screen ends.
    func follow(_ screen: UIViewController) {
        screen.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
            if context.isCancelled { self?.isCancelled = true }
        }
    }
}
#endif
