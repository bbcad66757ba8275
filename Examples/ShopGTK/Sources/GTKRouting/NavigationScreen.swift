import Widgets

/// A stack of screens of which the last is visible.
@MainActor
public final class NavigationScreen: Screen {
    private let stack = Stack()
    private(set) var screens: [Screen]
    /// Screens on their way out; their widgets go when the transition is over.
    private var leaving: [Screen] = []
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Creates a stack with one screen.
    public init(root: Screen) {
        screens = [root]
        super.init(title: root.title, content: stack.named("pages"))
        adopt(root)
        stack.show(root.content, .none)
        stack.on("notify::transition-running") { [weak self] in self?.settle() }
        // A stack that is not on screen finishes no transition.
        stack.on("unmap") { [weak self] in self?.settle(isShown: false) }
    }

    isolated deinit {
        for waiter in waiters { waiter.resume() }
    }

    override var visibleScreens: [Screen] { (screens.last?.visibleScreens ?? []) + [self] }

    override var isMoving: Bool { stack.isMoving }

    override func waitUntilStill() async {
        guard isMoving else { return }
        // A compositor may stop the frames of a window that nobody sees, and with them the transition.
        let limit = Task { [weak self] in
            try await Task.sleep(nanoseconds: 1_000_000_000)
            self?.settle(isShown: false)
        }
        await withCheckedContinuation { waiters.append($0) }
        limit.cancel()
    }

    public override func willAppear() {
        screens.last?.willAppear()
    }

    public override func didLeave() {
        super.didLeave()
        for screen in screens { screen.didLeave() }
    }

    /// Whether there is a screen below the visible one.
    var canPop: Bool { screens.count > 1 }

    func push(_ screen: Screen, animated: Bool) {
        adopt(screen)
        screens.append(screen)
        show(screen, animated ? .forward : .none)
    }

    func pop(animated: Bool) {
        guard canPop, let screen = screens.popLast(), let below = screens.last else { return }
        leaving.append(screen)
        show(below, animated ? .backward : .none)
        screen.didLeave()
    }

    func replaceLast(with screen: Screen, animated: Bool) {
        guard let old = screens.popLast() else { return }
        adopt(screen)
        screens.append(screen)
        leaving.append(old)
        show(screen, animated ? .fade : .none)
        old.didLeave()
    }

    private func adopt(_ screen: Screen) {
        screen.container = self
        stack.add(screen.content)
    }

    private func show(_ screen: Screen, _ motion: Stack.Motion) {
        screen.willAppear()
        stack.show(screen.content, motion)
        if !stack.isMoving { settle() }
        chromeChanged()
    }

    /// Lets go of what has left, as soon as nothing of it is seen any more.
    private func settle(isShown: Bool = true) {
        if isShown, stack.isMoving { return }
        for screen in leaving { stack.remove(screen.content) }
        leaving = []
        let resumed = waiters
        waiters = []
        for waiter in resumed { waiter.resume() }
    }
}
