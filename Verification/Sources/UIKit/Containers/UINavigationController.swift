/// A stack of controllers, of which the last is shown.
@MainActor
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []

    /// Creates a stack with one controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates an empty stack.
    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a stack from an archive, which there are none of.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The stack from the bottom up.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// What is presented over the stack, or its top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    override var shownChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController), viewController.parent == nil else {
            return UIApplication.complain("raised: \(viewController) is in a container already")
        }
        change(to: stack + [viewController], .push, animated: animated)
    }

    /// Takes the top away unless it is the only one.
    ///
    /// - Returns: what is taken away.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        return change(to: stack.dropLast(), .pop, animated: animated) ? top : nil
    }

    /// Takes away what is above a controller.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else { return nil }
        let popped = Array(stack[(index + 1)...])
        return change(to: Array(stack[...index]), .pop, animated: animated) ? popped : nil
    }

    /// Takes away all but the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Makes controllers the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isPop = viewControllers.last.map(stack.contains) ?? true
        change(to: viewControllers, isPop ? .pop : .push, animated: animated)
    }

    /// Changes the stack at once, and what is shown now or when the animation ends.
    @discardableResult
    func change(
        to new: [UIViewController], _ kind: RunningTransition.Kind, animated: Bool, isInteractive: Bool = false
    ) -> Bool {
        guard new.allSatisfy({ !($0 is UINavigationController || $0 is UISplitViewController) }) else {
            UIApplication.complain("raised: a container of this kind cannot be pushed")
            return false
        }
        guard ownCoordinator == nil else {
            UIApplication.complain("the stack of \(self) is changed while it moves")
            return false
        }
        let old = stack
        let from = old.last
        let to = new.last
        stack = new
        for controller in old where !new.contains(controller) { controller.isMovingFromParent = true }
        // Whoever leaves is contained until the end.
        setChildren(new + old.filter { !new.contains($0) })
        let moves = from !== to && appearance != .hidden
        if moves {
            from?.beginDisappearing(animated: animated)
            to?.beginAppearing(animated: animated)
        }
        run(kind, with: nil, animated: animated && moves, isInteractive: isInteractive) { [self] isFinished in
            if !isFinished {
                stack = old
                to?.beginDisappearing(animated: animated)
                from?.beginAppearing(animated: animated)
            }
            if moves {
                from?.endAppearanceTransition(animated: animated)
                to?.endAppearanceTransition(animated: animated)
            }
            for controller in old { controller.isMovingFromParent = false }
            setChildren(stack)
        }
        return true
    }

    /// Stacks columns on top of each other, as a split view without room does.
    func stackColumns(_ columns: [UIViewController]) {
        stack += columns
        setChildren(stack)
    }

    /// Gives back a column that was stacked.
    func unstackColumns(_ columns: [UIViewController]) {
        stack.removeAll(where: columns.contains)
        setChildren(stack)
    }
}
