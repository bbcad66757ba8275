import Testing
import UIKit
import UIKitHosting

@MainActor
@Suite("The double's containers behave as UIKit documents them", .hostedApplication)
struct ContainerDoubleTests {
    private let host = SystemHost()
    private let bottom = JournalScreen("bottom")
    private let stack: UINavigationController
    private let window: UIWindow

    init() {
        stack = UINavigationController(rootViewController: bottom)
        window = makeWindow(in: host.connectScene(), stack)
    }

    @Test("A push changes the stack at once and the screen when the animation ends")
    func push() {
        let top = JournalScreen("top")
        stack.pushViewController(top, animated: true)
        #expect(stack.topViewController === top && top.navigationController === stack)
        #expect(stack.transitionCoordinator != nil && top.transitionCoordinator != nil)
        #expect(top.entries == ["loaded", "will appear"])
        host.finishAnimations()
        #expect(top.entries == ["loaded", "will appear", "appeared"])
        #expect(bottom.entries.suffix(2) == ["will disappear", "disappeared"])
        #expect(stack.transitionCoordinator == nil)
    }

    @Test("What is popped is let go when the animation ends")
    func pop() {
        weak var top: UIViewController?
        do {
            let pushed = UIViewController()
            stack.pushViewController(pushed, animated: false)
            top = pushed
        }
        stack.popViewController(animated: true)
        #expect(stack.viewControllers == [bottom])
        #expect(top?.isMovingFromParent == true)
        host.finishAnimations()
        #expect(top == nil)
        #expect(stack.popViewController(animated: false) == nil)
    }

    @Test("A swipe that is taken back leaves the stack as it was")
    func cancelledSwipe() {
        let top = JournalScreen("top")
        stack.pushViewController(top, animated: false)
        var isCancelled = false
        #expect(host.beginSwipeBack(in: stack))
        #expect(stack.viewControllers == [bottom])
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
        host.cancelGesture()
        #expect(isCancelled)
        #expect(stack.viewControllers == [bottom, top])
        #expect(top.parent === stack)
        #expect(top.entries.suffix(2) == ["will appear", "appeared"])
    }

    @Test("Going to the root, and to a controller, tells what was taken away")
    func popsOfMany() {
        let others = [UIViewController(), UIViewController(), UIViewController()]
        stack.setViewControllers([bottom] + others, animated: false)
        #expect(stack.popToViewController(others[0], animated: false) == Array(others[1...]))
        #expect(stack.popToRootViewController(animated: false) == [others[0]])
        #expect(others.allSatisfy { $0.parent == nil })
    }

    @Test("What UIKit stops an app for is complained of and not done")
    func misuse() {
        stack.pushViewController(bottom, animated: false)
        stack.pushViewController(UINavigationController(), animated: false)
        stack.pushViewController(UIViewController(), animated: true)
        stack.pushViewController(UIViewController(), animated: true)
        #expect(host.takeComplaints().count == 3)
        #expect(stack.viewControllers.count == 2)
        host.finishAnimations()
    }

    @Test("Tabs show one at a time, whoever selects it, and an index that is none does nothing")
    func tabs() {
        let tabs = UITabBarController()
        let screens = [JournalScreen("a"), JournalScreen("b")]
        tabs.viewControllers = screens
        window.rootViewController = tabs
        #expect(screens[0].entries == ["loaded", "will appear", "appeared"])
        #expect(!screens[1].isViewLoaded && screens[1].tabBarController === tabs)

        host.tapTab(1, in: tabs)
        #expect(tabs.selectedViewController === screens[1])
        #expect(screens[0].entries.suffix(2) == ["will disappear", "disappeared"])
        tabs.selectedIndex = 2
        #expect(tabs.selectedIndex == 1)
    }

    @Test("A split view puts its columns into stacks, and on top of each other where there is no room")
    func splitView() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let list = UIViewController()
        let detail = UIViewController()
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        window.rootViewController = split
        let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
        let secondary = try #require(split.viewController(for: .secondary) as? UINavigationController)
        #expect(split.viewControllers == [primary, secondary])

        host.setCollapsed(true, split)
        #expect(split.isCollapsed && split.viewControllers == [primary])
        #expect(primary.viewControllers == [list, secondary])
        host.setCollapsed(false, split)
        #expect(primary.viewControllers == [list] && detail.splitViewController === split)
    }

    @Test("A view's animation changes it at once and completes when it ends")
    func viewTransition() {
        var isComplete = false
        UIView.transition(with: window, duration: 1) { [stack] in
            stack.title = "changed"
        } completion: {
            isComplete = $0
        }
        #expect(stack.title == "changed" && !isComplete)
        host.finishAnimations()
        #expect(isComplete)
    }

    @Test("An observer of the run loop is called at the end of a turn, until it is taken away")
    func runLoop() {
        var turns = 0
        let activity = CFRunLoopActivity.beforeWaiting.rawValue
        let observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, 0) { observer, _ in
            turns += 1
            if turns == 2 { CFRunLoopObserverInvalidate(observer) }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        #expect(turns == 0)
        for _ in 0..<3 { host.endTurn() }
        #expect(turns == 2)
    }

    @Test("A scene is connected before it is active, and each has its own key window")
    func scenes() {
        let other = host.connectScene("other", state: .background)
        let second = makeWindow(in: other, UIViewController())
        #expect(UIApplication.shared.connectedScenes.count == 2)
        #expect(other.keyWindow === second && second.windowScene?.activationState == .background)
        #expect(window.isKeyWindow)
        host.disconnect(other)
        #expect(UIApplication.shared.connectedScenes.count == 1)
    }
}
