import ScreenRouting
import Testing
import UIKit
import UIKitHosting

@MainActor
@Suite("The current location is the visible screen's, whoever moved", .hostedApplication)
struct LocationTests {
    private let shown = StackWindow()
    private let router: Router

    init() {
        router = Router(navigationPerformer: shown.performer)
        router.addRoutes([
            RouteRecord(name: "page", path: "/page/:id") { location in Screen(location.params["id"] ?? "") },
            RouteRecord(
                name: "sheet", path: "/sheet",
                meta: RouteMeta(transition: .present(PresentationConfig(isEmbedded: true)))
            ) { _ in Screen("sheet") },
            RouteRecord(name: "second", path: "/second", meta: RouteMeta(tabIndex: 1)) { _ in Screen("unused") },
        ])
    }

    private func push(_ path: String) {
        router.push(path: path)
        shown.host.finishAnimations()
    }

    @Test("A swipe back makes the screen below the current one; one that is taken back does not")
    func swipeBack() async throws {
        try await router.navigate(path: "/page/1", via: .push(animated: false))
        try await router.navigate(path: "/page/2", via: .push(animated: false))
        #expect(router.currentLocation?.path == "/page/2")
        shown.host.beginSwipeBack(in: shown.stack)
        shown.host.cancelGesture()
        #expect(router.currentLocation?.path == "/page/2")
        shown.host.swipeBack(in: shown.stack)
        #expect(router.currentLocation?.path == "/page/1")
        // The bottom is none of the router's screens.
        shown.host.swipeBack(in: shown.stack)
        #expect(router.currentLocation == nil)
    }

    @Test("Pulling a sheet down makes what is below it the current one")
    func swipeDown() async throws {
        let config = PresentationConfig(isEmbedded: true, isAnimated: false)
        try await router.navigate(path: "/page/1", via: .push(animated: false))
        try await router.navigate(name: "sheet", via: .present(config))
        #expect(router.currentLocation?.name == "sheet")
        try await router.navigate(path: "/page/2", via: .push(animated: false))
        #expect(router.currentLocation?.path == "/page/2")
        shown.host.swipeDown(on: try #require(shown.stack.presentedViewController))
        #expect(router.currentLocation?.path == "/page/1")
    }

    @Test("Back, and a pop behind the router's back, count at once")
    func back() async throws {
        for page in 1...3 { try await router.navigate(path: "/page/\(page)", via: .push(animated: false)) }
        #expect(router.back(animated: false))
        #expect(router.currentLocation?.path == "/page/2")
        shown.stack.popViewController(animated: false)
        #expect(router.currentLocation?.path == "/page/1")
    }

    @Test("Each tab has its own screens; the user's tap and the router's switch count alike")
    func tabs() async throws {
        let tabs = UITabBarController()
        let stacks = ["a", "b"].map { UINavigationController(rootViewController: Screen($0)) }
        tabs.viewControllers = stacks
        shown.window.rootViewController = tabs
        try await router.navigate(path: "/page/1", via: .push(animated: false))
        router.switchTab(name: "second")
        #expect(tabs.selectedIndex == 1)
        #expect(router.currentLocation?.name == "second")
        try await router.navigate(path: "/page/2", via: .push(animated: false))
        shown.host.tapTab(0, in: tabs)
        #expect(router.currentLocation?.path == "/page/1")
        shown.host.tapTab(1, in: tabs)
        #expect(router.currentLocation?.path == "/page/2")
    }

    @Test("A guard sees where the user is, not where the router led last")
    func guardsSeeTheTruth() async throws {
        var origins: [String?] = []
        router.beforeEach { _, from in
            origins.append(from?.path)
            return .allow
        }
        try await router.navigate(path: "/page/1", via: .push(animated: false))
        try await router.navigate(path: "/page/2", via: .push(animated: false))
        shown.host.swipeBack(in: shown.stack)
        try await router.navigate(path: "/page/3", via: .push(animated: false))
        #expect(origins == [nil, "/page/1", "/page/1"])
    }
}
