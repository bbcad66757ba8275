extension UIViewController {
    /// The controller that this one, or one that contains it, presents.
    public var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }

    /// The controller that presented this one or one that contains it.
    public var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }

    /// Presents a controller.
    ///
    /// The presentation is made by the controller that contains this one, or by the one that defines the context.
    /// While that one presents already, and while this one is not on screen, nothing happens but a complaint.
    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        let presenter = presenter(for: controller)
        guard presenter.ownPresented == nil else {
            return UIApplication.complain("\(self) presents already")
        }
        guard isOnScreen else {
            return UIApplication.complain("\(self) is not in the window hierarchy")
        }
        guard controller.parent == nil, controller.ownPresenting == nil, controller.attachedWindow == nil else {
            return UIApplication.complain("raised: \(controller) is active already")
        }
        if let popover = controller.popoverPresentationController, popover.hasNoAnchor {
            return UIApplication.complain("raised: the popover has no anchor")
        }
        presenter.ownPresented = controller
        controller.ownPresenting = presenter
        controller.isBeingPresented = true
        controller.beginAppearing(animated: animated)
        let isCovering = controller.coversPresenter
        if isCovering { presenter.beginDisappearing(animated: animated) }
        presenter.run(.present, with: controller, animated: animated) { _ in
            controller.isBeingPresented = false
            controller.endAppearanceTransition(animated: animated)
            if isCovering { presenter.endAppearanceTransition(animated: animated) }
        } completion: {
            completion?()
        }
    }

    /// Dismisses what this controller presents, with all that is above it; one that presents nothing is dismissed
    /// itself.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let dismissed = presentedViewController ?? outermostPresented
        guard let dismissed else { return }
        dismissed.beginDismissal(animated: animated, isInteractive: false, completion: completion)
    }

    /// Takes this controller and everything above it off the screen.
    func beginDismissal(animated: Bool, isInteractive: Bool, completion: (() -> Void)? = nil) {
        guard let presenter = ownPresenting else { return }
        let chain = sequence(first: self) { $0.ownPresented }.map { $0 }
        guard !chain.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) else {
            return UIApplication.complain("\(self) is dismissed while a presentation or dismissal is in progress")
        }
        for controller in chain {
            controller.isBeingDismissed = true
            controller.beginDisappearing(animated: animated)
        }
        let isCovering = coversPresenter
        if isCovering { presenter.beginAppearing(animated: animated) }
        presenter.run(.dismiss, with: self, animated: animated, isInteractive: isInteractive) { isFinished in
            for controller in chain {
                controller.isBeingDismissed = false
                if !isFinished { controller.beginAppearing(animated: animated) }
                controller.endAppearanceTransition(animated: animated)
                if isFinished {
                    controller.ownPresenting?.ownPresented = nil
                    controller.ownPresenting = nil
                }
            }
            if isCovering {
                if !isFinished { presenter.beginDisappearing(animated: animated) }
                presenter.endAppearanceTransition(animated: animated)
            }
        } completion: {
            completion?()
        }
    }

    /// Ends a transition at once, or leaves it running until the test ends it.
    func run(
        _ kind: RunningTransition.Kind, with other: UIViewController?, animated: Bool, isInteractive: Bool = false,
        end: @escaping @MainActor (_ isFinished: Bool) -> Void, completion: @escaping @MainActor () -> Void = {}
    ) {
        guard animated else {
            end(true)
            return completion()
        }
        let coordinator = TransitionCoordinator([self, other], isInteractive: isInteractive)
        UIApplication.begin(
            RunningTransition(kind: kind, isInteractive: isInteractive) { isFinished in
                end(isFinished)
                coordinator.end(isFinished: isFinished)
                if isFinished { completion() }
            })
    }

    private var coversPresenter: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
    }

    private var outermostPresented: UIViewController? {
        sequence(first: self) { $0.parent }.first { $0.ownPresenting != nil }
    }

    private func presenter(for controller: UIViewController) -> UIViewController {
        let ancestors = sequence(first: self) { $0.parent }.map { $0 }
        let isInContext =
            controller.modalPresentationStyle == .currentContext
            || controller.modalPresentationStyle == .overCurrentContext
        return ancestors.first { isInContext && $0.definesPresentationContext } ?? ancestors.last ?? self
    }
}
