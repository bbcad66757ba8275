import ScreenRouting
import Testing
import UIKit
import UIKitHosting

@MainActor
@Suite("The visible screen is found through every container", .hostedApplication)
struct DiscoveryTests {
    private let host = SystemHost()
    private let performer = UIKitPerformer()

    private func show(_ root: UIViewController, in scene: UIWindowScene? = nil) -> UIWindow {
        StackWindow.show(root, in: scene ?? host.connectScene())
    }

    @Test("A plain root is the visible screen")
    func plainRoot() throws {
        let window = show(Screen("only"))
        #expect(performer.visibleTitles == ["only"])
        try performer.perform(.present(PresentationConfig(isAnimated: false)), Screen("sheet"))
        #expect(window.rootViewController?.presentedViewController?.title == "sheet")
        #expect(performer.visibleTitles == ["sheet"])
    }

    @Test("A stack in a tab: the selected tab counts")
    func tabs() throws {
        let stacks = ["a", "b"].map { UINavigationController(rootViewController: Screen($0)) }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        let window = show(tabs)
        #expect(performer.visibleTitles == ["a", "UINavigationController", "UITabBarController"])
        host.tapTab(1, in: tabs)
        try performer.perform(.push(animated: false), Screen("pushed"))
        #expect(stacks.map(\.viewControllers.count) == [1, 2])
        #expect(performer.visibleTitles == ["pushed", "UINavigationController", "UITabBarController"])
        withExtendedLifetime(window) {}
    }

    @Test("Tabs in a stack in a sheet over tabs: the innermost counts")
    func nestedContainers() throws {
        let outer = UITabBarController()
        outer.viewControllers = [UINavigationController(rootViewController: Screen("below"))]
        let window = show(outer)
        let inner = UITabBarController()
        inner.viewControllers = [Screen("plain"), UINavigationController(rootViewController: Screen("deep"))]
        let sheet = UINavigationController(rootViewController: inner)
        outer.present(sheet, animated: false)
        #expect(performer.visibleTitles == ["plain", "UITabBarController", "UINavigationController"])

        host.tapTab(1, in: inner)
        try performer.perform(.push(animated: false), Screen("deeper"))
        #expect((inner.selectedViewController as? UINavigationController)?.topViewController?.title == "deeper")
        host.tapTab(0, in: inner)
        try performer.perform(.push(animated: false), Screen("beside"))
        #expect(sheet.topViewController?.title == "beside")
        withExtendedLifetime(window) {}
    }

    @Test("The detail of a split view counts, and its list where there is no room for both")
    func splitView() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Screen("list"), for: .primary)
        split.setViewController(Screen("detail"), for: .secondary)
        let window = show(split)
        let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
        let secondary = try #require(split.viewController(for: .secondary) as? UINavigationController)
        #expect(performer.visibleTitles == ["detail", "UINavigationController", "UISplitViewController"])
        try performer.perform(.push(animated: false), Screen("more"))
        #expect(secondary.viewControllers.count == 2 && primary.viewControllers.count == 1)

        host.setCollapsed(true, split)
        #expect(performer.visibleTitles.first == "more")
        #expect(performer.goBack(animated: false) && performer.goBack(animated: false))
        #expect(performer.visibleTitles == ["list", "UINavigationController", "UISplitViewController"])
        #expect(!performer.goBack(animated: false))
        withExtendedLifetime(window) {}
    }

    @Test("A compact column is what is shown where there is no room")
    func compactColumn() {
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(Screen("detail"), for: .secondary)
        split.setViewController(Screen("compact"), for: .compact)
        let window = show(split)
        #expect(performer.visibleTitles.first == "detail")
        host.setCollapsed(true, split)
        #expect(performer.visibleTitles == ["compact", "UISplitViewController"])
        withExtendedLifetime(window) {}
    }

    @Test("A screen presented in the context of a child is found; an empty stack is itself the visible screen")
    func contexts() {
        let screen = Screen("context")
        screen.definesPresentationContext = true
        let window = show(UINavigationController(rootViewController: screen))
        let over = Screen("over")
        over.modalPresentationStyle = .overCurrentContext
        screen.present(over, animated: false)
        #expect(over.presentingViewController === screen)
        #expect(performer.visibleTitles == ["over"])

        window.rootViewController = Screen("none")
        over.dismiss(animated: false)
        window.rootViewController = UINavigationController()
        #expect(performer.visibleTitles == ["UINavigationController"])
        // The app replaced a root in use on purpose.
        _ = host.takeComplaints()
    }

    // MARK: Scenes

    @Test("Of several scenes the one in front counts, and moves with the user")
    func scenes() {
        let first = host.connectScene("first", state: .background)
        let second = host.connectScene("second")
        let windows = [show(Screen("1"), in: first), show(Screen("2"), in: second)]
        #expect(performer.visibleTitles == ["2"])
        host.setState(.foregroundInactive, of: second)
        #expect(performer.visibleTitles == ["2"])
        host.setState(.background, of: second)
        host.setState(.foregroundActive, of: first)
        #expect(performer.visibleTitles == ["1"])
        withExtendedLifetime(windows) {}
    }

    @Test("Two scenes side by side: always the same one, and never an external display")
    func sideBySide() {
        let windows = [
            show(Screen("b"), in: host.connectScene("b")), show(Screen("a"), in: host.connectScene("a")),
            show(Screen("display"), in: host.connectScene("0", role: .windowExternalDisplayNonInteractive)),
        ]
        for _ in 0..<8 { #expect(performer.visibleTitles == ["a"]) }
        withExtendedLifetime(windows) {}
    }

    @Test("A performer of one scene stays there, and finds nothing when it is gone")
    func ownScene() throws {
        let mine = host.connectScene("mine", state: .background)
        let windows = [
            show(UINavigationController(rootViewController: Screen("mine")), in: mine),
            show(Screen("other"), in: host.connectScene("other")),
        ]
        let performer = UIKitPerformer(windowScene: mine)
        try performer.perform(.push(animated: false), Screen("pushed"))
        #expect(performer.visibleTitles.first == "pushed")
        #expect(self.performer.visibleTitles == ["other"])
        withExtendedLifetime(windows) {}
    }

    @Test("The key window counts; without one it is the frontmost with content")
    func windows() {
        let scene = host.connectScene()
        let below = show(Screen("below"), in: scene)
        let key = show(Screen("key"), in: scene)
        #expect(performer.visibleTitles == ["key"])
        below.makeKeyAndVisible()
        #expect(performer.visibleTitles == ["below"])
        below.rootViewController = nil
        #expect(performer.visibleTitles == ["key"])
        key.isHidden = true
        #expect(performer.visibleTitles == [])
    }
}
