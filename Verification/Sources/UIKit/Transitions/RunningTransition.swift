/// An animation that has begun.
///
/// It goes on until the test ends it.
@MainActor
package final class RunningTransition {
    /// What moves.
    package enum Kind {
        case push
        case pop
        case present
        case dismiss
        case view
    }

    package let kind: Kind
    /// Whether a finger drives it, so that it can be taken back.
    package let isInteractive: Bool
    private let end: @MainActor (_ isFinished: Bool) -> Void

    init(kind: Kind, isInteractive: Bool = false, end: @escaping @MainActor (_ isFinished: Bool) -> Void) {
        self.kind = kind
        self.isInteractive = isInteractive
        self.end = end
    }

    /// Ends the animation; one that a finger drives may also go back to where it began.
    package func end(isFinished: Bool) {
        UIApplication.shared.runningTransitions.removeAll { $0 === self }
        end(isFinished)
    }
}
