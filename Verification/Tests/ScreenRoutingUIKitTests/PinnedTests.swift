import ScreenRouting
import Testing
import UIKit
import UIKitHosting

@MainActor
@Suite("A router pinned to a stack stays there", .hostedApplication)
struct PinnedTests {
    private let shown = StackWindow()
    private let router = Router()
    private let tabs = UITabBarController()

    init() {
        tabs.viewControllers = [Screen("front"), shown.stack]
        shown.window.rootViewController = tabs
        router.addRoutes([RouteRecord(name: "page", path: "/page/:id") { Screen($0.params["id"] ?? "") }])
        router.pin(to: shown.stack)
    }

    private var titles: [String] { shown.stack.viewControllers.map { $0.title ?? "" } }

    @Test("It pushes and replaces there although another tab is in front")
    func pushes() async throws {
        try await router.navigate(path: "/page/1")
        try await router.navigate(path: "/page/2", via: .replace())
        #expect(titles == ["bottom", "2"])
        #expect(router.currentLocation?.path == "/page/2")
        #expect(router.back(animated: false))
        #expect(!router.back(animated: false))
    }

    @Test("A new root is the stack's, not the window's")
    func replacesRoot() async throws {
        try await router.navigate(path: "/page/1", via: .replaceRoot(animated: false))
        #expect(titles == ["1"] && shown.window.rootViewController === tabs)
    }

    @Test("It presents over the stack, and the way back is through that")
    func presents() async throws {
        tabs.selectedIndex = 1
        try await router.navigate(path: "/page/1", via: .present(PresentationConfig(isAnimated: false)))
        #expect(router.currentLocation?.path == "/page/1")
        #expect(router.back(animated: false))
        #expect(tabs.presentedViewController == nil)
    }

    @Test("When the stack is gone there is nothing to show a screen in")
    func stackIsGone() async {
        do {
            let passing = UINavigationController(rootViewController: Screen("passing"))
            router.pin(to: passing)
        }
        await #expect(throws: RouterError.noNavigationContext) { try await router.navigate(path: "/page/1") }
        #expect(router.currentLocation == nil && !router.back())
    }

    @Test("Another performer lets it follow the user again")
    func unpinned() async throws {
        tabs.selectedIndex = 0
        router.navigationPerformer = UIKitPerformer()
        await #expect(throws: RouterError.noNavigationContext) { try await router.navigate(path: "/page/1") }
        tabs.selectedIndex = 1
        try await router.navigate(path: "/page/1", via: .push(animated: false))
        #expect(titles == ["bottom", "1"])
    }
}
