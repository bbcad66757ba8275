import ScreenRouting
import Testing
import UIKit
import UIKitHosting

/// What UIKit ignores while something moves is done when it has come to rest.
@MainActor
@Suite("Transitions wait for each other", .hostedApplication, .timeLimit(.minutes(1)))
struct MotionTests {
    private let shown = StackWindow()
    private let router: Router

    init() {
        router = Router(navigationPerformer: shown.performer)
        router.addRoutes(
            ["a", "b", "c"].map { name in
                RouteRecord(name: name, path: RoutePattern(stringLiteral: "/\(name)")) { _ in Screen(name) }
            })
    }

    private var titles: [String] { shown.stack.viewControllers.map { $0.title ?? "" } }

    @Test("A navigation has succeeded when its animation has ended")
    func awaited() async throws {
        let navigation = Task { try await router.navigate(name: "a", via: .push()) }
        await shown.host.animationBegins()
        shown.host.finishAnimations()
        try await navigation.valueInTime
        #expect(router.currentLocation?.name == "a")
    }

    @Test("Two pushes at once are performed one after the other, each with its animation")
    func twoPushes() async {
        router.push(name: "a")
        router.push(name: "b")
        #expect(titles == ["bottom", "a"])
        shown.host.finishAnimations()
        await shown.host.animationBegins()
        #expect(titles == ["bottom", "a", "b"])
        shown.host.finishAnimations()
    }

    @Test("A presentation asked for during a dismissal begins after it", arguments: [true, false])
    func afterDismissal(isAnimated: Bool) async throws {
        let sheet = shown.present(Screen("sheet"), from: shown.stack)
        sheet.dismiss(animated: true)
        let config = PresentationConfig(isAnimated: isAnimated)
        let navigation = Task { try await router.navigate(name: "a", via: .present(config)) }
        await Task { @MainActor in }.value
        #expect(shown.performer.isTransitioning)
        shown.host.finishAnimations()
        if isAnimated {
            await shown.host.animationBegins()
            shown.host.finishAnimations()
        }
        try await navigation.valueInTime
        #expect(shown.stack.presentedViewController?.title == "a")
        #expect(router.currentLocation?.name == "a")
    }

    @Test("A push asked for while a finger swipes back goes where the swipe leads", arguments: [true, false])
    func duringSwipe(isFinished: Bool) async throws {
        try shown.perform(.push(animated: false), "top")
        shown.host.beginSwipeBack(in: shown.stack)
        let navigation = Task { try await router.navigate(name: "a", via: .push(animated: false)) }
        await Task { @MainActor in }.value
        if isFinished { shown.host.finishAnimations() } else { shown.host.cancelGesture() }
        try await navigation.valueInTime
        #expect(titles == (isFinished ? ["bottom", "a"] : ["bottom", "top", "a"]))
    }

    @Test("A navigation that had to wait and then finds no place fails, and changes nothing")
    func failureAfterWaiting() async {
        let sheet = shown.present(Screen("sheet"), from: shown.stack)
        sheet.present(Screen("upper"), animated: true)
        let navigation = Task { try await router.navigate(name: "a", via: .push()) }
        await Task { @MainActor in }.value
        shown.host.finishAnimations()
        await #expect(throws: RouterError.noNavigationContext) { try await navigation.valueInTime }
        #expect(titles == ["bottom"] && router.currentLocation == nil)
    }

    @Test("A transition that goes back to where it began fails its navigation")
    func cancelled() async {
        let navigation = Task { try await router.navigate(name: "a", via: .push()) }
        await shown.host.animationBegins()
        shown.host.cancelAnimations()
        await #expect(throws: CancellationError.self) { try await navigation.valueInTime }
        #expect(titles == ["bottom"])

        // The next one is not taken for it.
        router.push(name: "b")
        shown.host.finishAnimations()
        #expect(titles == ["bottom", "b"])
    }

    @Test("A tab asked for while a sheet comes up is selected when it is up, and the sheet dismissed")
    func tabDuringPresentation() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("x"), Screen("y")]
        shown.window.rootViewController = tabs
        tabs.present(Screen("sheet"), animated: true)
        try shown.performer.selectTab(at: 1, animated: false)
        #expect(tabs.selectedIndex == 0 && shown.performer.isTransitioning)
        shown.host.finishAnimations()
        try await shown.performer.waitForTransition()
        #expect(tabs.selectedIndex == 1 && tabs.presentedViewController == nil)
    }

    @Test("Waiting ends when what moved is gone, although nobody tells of its end")
    func tornDown() async throws {
        try shown.perform(.push(), "a")
        let waiting = Task { try await shown.performer.waitForTransition() }
        await Task { @MainActor in }.value
        shown.window.rootViewController = Screen("other")
        shown.host.endTurn()
        try await waiting.valueInTime
        #expect(!shown.performer.isTransitioning)
        shown.host.finishAnimations()
    }
}
