import ScreenRouting
import Testing
import UIKit
import UIKitHosting

/// Whoever waits for a screen's result hears of its end, on whichever way it goes.
@MainActor
@Suite("A result resolves on every way out", .hostedApplication, .timeLimit(.minutes(1)))
struct RemovalTests {
    private struct Picker: ResultRoute {
        typealias Result = String
    }

    /// Keeps screens alive, as a leaking app does.
    @MainActor
    private final class Keeper {
        var kept: [UIViewController] = []
        weak var screen: Screen?
        var finish: (@MainActor (String) -> Void)?
    }

    private let shown = StackWindow()
    private let router: Router
    private let keeper = Keeper()

    init() {
        router = Router(navigationPerformer: shown.performer)
        router.addRoutes([RouteRecord(name: "other", path: "/other") { _ in Screen("other") }])
    }

    /// Asks for a result, and returns when the screen is shown.
    private func ask(_ transition: RouteTransition, isKept: Bool) async -> Task<String?, any Error> {
        router.register(Picker.self) { [keeper] _, context in
            let screen = Screen("picker")
            keeper.screen = screen
            keeper.finish = { context.finish($0) }
            if isKept { keeper.kept.append(screen) }
            return screen
        }
        let asking = Task { try await router.present(forResult: Picker(), via: transition) }
        await shown.host.animationBegins()
        shown.host.finishAnimations()
        return asking
    }

    // MARK: Out of a stack

    enum WayOutOfStack: CaseIterable {
        case poppedByApp
        case poppedByRouter
        case swipedBack
        case poppedWithOthersAbove
        case replacedByRouter
        case stackSetAnew
        case rootReplacedByRouter
        case rootReplacedByApp
    }

    @Test(
        "A pushed screen that leaves its stack, also one that the app keeps", arguments: WayOutOfStack.allCases,
        [true, false])
    func outOfStack(way: WayOutOfStack, isKept: Bool) async throws {
        let asking = await ask(.push(), isKept: isKept)
        switch way {
        case .poppedByApp: shown.stack.popViewController(animated: false)
        case .poppedByRouter: #expect(router.back())
        case .swipedBack: #expect(shown.host.swipeBack(in: shown.stack))
        case .poppedWithOthersAbove:
            shown.stack.pushViewController(Screen("above"), animated: false)
            shown.stack.popToRootViewController(animated: false)
        case .replacedByRouter: try await router.navigate(name: "other", via: .replace(animated: false))
        case .stackSetAnew: shown.stack.viewControllers = [shown.bottom]
        case .rootReplacedByRouter: try await router.navigate(name: "other", via: .replaceRoot(animated: false))
        case .rootReplacedByApp: shown.window.rootViewController = Screen("new")
        }
        shown.host.finishAnimations()
        #expect(try await asking.valueInTime == nil)
        // Under a root that was replaced, the stack of this test still holds it.
        let isHeld = isKept || way == .rootReplacedByRouter || way == .rootReplacedByApp
        #expect((keeper.screen != nil) == isHeld)
    }

    // MARK: Out of a presentation

    enum WayOutOfPresentation: CaseIterable {
        case dismissedByItself
        case dismissedByApp
        case dismissedByRouter
        case pulledDown
        case dismissedWithOthersAbove
        case rootReplacedByRouter
        case coveredTabSelected
    }

    @Test(
        "A presented screen that is dismissed, alone or in a stack, also one that the app keeps",
        arguments: WayOutOfPresentation.allCases, [(true, false), (false, false), (true, true), (false, true)])
    func outOfPresentation(way: WayOutOfPresentation, how: (isKept: Bool, isEmbedded: Bool)) async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("x"), Screen("y")]
        if way == .coveredTabSelected { shown.window.rootViewController = tabs }
        let asking = await ask(.present(PresentationConfig(isEmbedded: how.isEmbedded)), isKept: how.isKept)
        let root = try #require(shown.window.rootViewController)
        switch way {
        case .dismissedByItself: keeper.screen?.dismiss(animated: true)
        case .dismissedByApp: root.dismiss(animated: false)
        case .dismissedByRouter: #expect(router.back(animated: false))
        case .pulledDown: #expect(shown.host.swipeDown(on: try #require(keeper.screen)))
        case .dismissedWithOthersAbove:
            keeper.screen?.present(Screen("above"), animated: false)
            root.dismiss(animated: true)
        case .rootReplacedByRouter: try await router.navigate(name: "other", via: .replaceRoot(animated: false))
        case .coveredTabSelected: try shown.performer.selectTab(at: 1, animated: true)
        }
        shown.host.finishAnimations()
        #expect(try await asking.valueInTime == nil)
        #expect((keeper.screen != nil) == how.isKept)
    }

    // MARK: Other ends

    @Test("A result comes first and stays: the dismissal after it changes nothing")
    func finishThenDismissal() async throws {
        let asking = await ask(.present(), isKept: true)
        keeper.finish?("red")
        keeper.screen?.dismiss(animated: true)
        shown.host.finishAnimations()
        #expect(try await asking.valueInTime == "red")
    }

    @Test("A result after the dismissal comes too late")
    func dismissalThenFinish() async throws {
        let asking = await ask(.present(), isKept: true)
        keeper.screen?.dismiss(animated: true)
        shown.host.finishAnimations()
        keeper.finish?("red")
        #expect(try await asking.valueInTime == nil)
    }

    @Test("A screen that was shown and taken away within one turn is noticed too")
    func withinOneTurn() {
        var isRemoved = false
        let screen = Screen("brief")
        let removed: @MainActor @Sendable () -> Void = { isRemoved = true }
        shown.performer.observeRemoval(of: screen, removed)
        #expect(throws: Never.self) { try shown.performer.perform(.push(animated: false), screen) }
        shown.stack.popViewController(animated: false)
        shown.host.endTurn()
        #expect(isRemoved)
    }

    @Test("A screen that is released without having been shown counts as removed")
    func neverShown() {
        var isRemoved = false
        var screen: Screen? = Screen("never")
        shown.performer.observeRemoval(of: screen ?? Screen()) { isRemoved = true }
        shown.host.endTurn()
        #expect(!isRemoved)
        screen = nil
        shown.host.endTurn()
        #expect(isRemoved)
    }

    @Test("A screen in a stack that is dismissed as a whole is gone, also when the app keeps the stack")
    func stackDismissed() throws {
        var isRemoved = false
        let sheet = UINavigationController(rootViewController: Screen("first"))
        shown.present(sheet, from: shown.stack)
        let screen = Screen("watched")
        shown.performer.observeRemoval(of: screen) { isRemoved = true }
        try shown.performer.perform(.push(animated: false), screen)
        shown.host.endTurn()
        #expect(!isRemoved)
        sheet.dismiss(animated: false)
        shown.host.endTurn()
        #expect(isRemoved && screen.navigationController === sheet)
    }

    // MARK: What is no end

    @Test("A gesture that is taken back, a cover, another tab and columns that move are no end")
    func notRemoved() throws {
        var isRemoved = false
        let tabs = UITabBarController()
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Screen("list"), for: .primary)
        split.setViewController(Screen("detail"), for: .secondary)
        tabs.viewControllers = [split, Screen("y")]
        shown.window.rootViewController = tabs
        let screen = Screen("watched")
        shown.performer.observeRemoval(of: screen) { isRemoved = true }
        try shown.performer.perform(.push(animated: false), screen)
        let stack = try #require(screen.navigationController)

        #expect(shown.host.beginSwipeBack(in: stack))
        shown.host.endTurn()
        shown.host.cancelGesture()
        shown.host.tapTab(1, in: tabs)
        let cover = Screen("cover")
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: false)
        shown.host.endTurn()
        cover.dismiss(animated: false)
        shown.host.setCollapsed(true, split)
        shown.host.setCollapsed(false, split)
        #expect(!isRemoved)
        stack.popViewController(animated: false)
        shown.host.endTurn()
        #expect(isRemoved)
    }

    @Test("A home-made container that takes a stack away and brings it back does not end its screens")
    func customContainer() throws {
        var isRemoved = false
        let container = Screen("container")
        shown.window.rootViewController = container
        container.addChild(shown.stack)
        container.view.addSubview(shown.stack.view)
        let screen = Screen("watched")
        let performer = UIKitPerformer(pinnedTo: shown.stack)
        performer.observeRemoval(of: screen) { isRemoved = true }
        try performer.perform(.push(animated: false), screen)
        shown.stack.view.removeFromSuperview()
        shown.stack.removeFromParent()
        shown.host.endTurn()
        #expect(!isRemoved)
        shown.stack.popViewController(animated: false)
        shown.host.endTurn()
        #expect(isRemoved)
    }
}
