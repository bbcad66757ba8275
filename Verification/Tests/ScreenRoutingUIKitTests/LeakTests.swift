import ScreenRouting
import Testing
import UIKit
import UIKitHosting

@MainActor
@Suite("Nothing is kept alive", .hostedApplication, .timeLimit(.minutes(1)))
struct LeakTests {
    private let host = SystemHost()

    private struct Picker: ResultRoute {
        typealias Result = String
    }

    @Test("Screens go when they are popped, dismissed or replaced")
    func screens() async throws {
        let shown = StackWindow()
        let router = Router(navigationPerformer: shown.performer)
        var screens: [() -> UIViewController?] = []
        router.addRoutes([
            RouteRecord(name: "page", path: "/page") { _ in
                let screen = Screen("page")
                screens.append { [weak screen] in screen }
                return screen
            }
        ])
        for transition: RouteTransition in [
            .push(animated: false), .replace(animated: false),
            .present(PresentationConfig(isEmbedded: true, isAnimated: false)), .push(animated: false),
        ] {
            try await router.navigate(name: "page", via: transition)
        }
        while router.back(animated: false) {}
        #expect(screens.count == 4 && screens.allSatisfy { $0() == nil })
        #expect(shown.stack.viewControllers == [shown.bottom])
    }

    @Test("A router, its performer, its window and a pinned stack go with their owners")
    func owners() async throws {
        weak var router: Router?
        weak var performer: UIKitPerformer?
        weak var stack: UINavigationController?
        weak var window: UIWindow?
        do {
            let shown = StackWindow()
            let ownRouter = Router(navigationPerformer: shown.performer)
            ownRouter.register(Picker.self) { _, _ in Screen("picker") }
            let asking = Task { try await ownRouter.present(forResult: Picker()) }
            await shown.host.animationBegins()
            shown.host.finishAnimations()
            #expect(ownRouter.back(animated: false))
            shown.host.endTurn()
            #expect(try await asking.valueInTime == nil)
            ownRouter.pin(to: shown.stack)
            (router, performer, stack, window) = (ownRouter, shown.performer, shown.stack, shown.window)
        }
        #expect(router == nil && performer == nil && stack == nil && window == nil)
    }

    @Test("Nobody watches a screen any longer than somebody waits for it")
    func watches() throws {
        let shown = StackWindow()
        weak var watched: Screen?
        weak var token: Token?
        do {
            let screen = Screen("watched")
            let ownToken = Token()
            shown.performer.observeRemoval(of: screen) { withExtendedLifetime(ownToken) {} }
            try shown.performer.perform(.push(animated: false), screen)
            (watched, token) = (screen, ownToken)
        }
        shown.host.endTurn()
        #expect(watched != nil && token != nil)
        shown.stack.popViewController(animated: false)
        #expect(watched == nil)
        shown.host.endTurn()
        #expect(token == nil)
    }

    private final class Token: Sendable {}
}
