/// What is known of a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it takes time.
    var isAnimated: Bool { get }
    /// Whether a finger drives it.
    var isInteractive: Bool { get }
    /// Whether it went back to where it began.
    var isCancelled: Bool { get }
}

/// Tells of a transition that is on its way.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs code beside the transition and after it.
    ///
    /// - Returns: whether both were taken up.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// The coordinator of one transition of the doubles.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var participants: [UIViewController]

    let isAnimated = true
    let isInteractive: Bool
    private(set) var isCancelled = false

    /// Begins a transition between controllers, each of which has the coordinator until it ends.
    init(_ participants: [UIViewController?], isInteractive: Bool = false) {
        self.participants = participants.compactMap { $0 }
        self.isInteractive = isInteractive
        for participant in self.participants { participant.ownCoordinator = self }
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }

    func end(isFinished: Bool) {
        isCancelled = !isFinished
        for participant in participants where participant.ownCoordinator === self { participant.ownCoordinator = nil }
        participants = []
        for completion in completions { completion(self) }
        completions = []
    }
}
