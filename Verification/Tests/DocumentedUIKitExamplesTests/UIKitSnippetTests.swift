import ScreenRouting
import Testing
import UIKit
import UIKitHosting

private struct ColorPickerRoute: ResultRoute {
    typealias Result = UIColor
}

private struct SettingsRoute: Route {
    @MainActor static var preferredTransition: RouteTransition {
        .present(PresentationConfig(style: .formSheet))
    }
}

private struct NovelDetail: Route {
    let id: String
}

private final class ColorPickerViewController: UIViewController {
    var onPick: ((UIColor) -> Void)?
}

private struct MyTransition: CustomTransition {
    func perform(from source: PlatformViewController?, to destination: PlatformViewController) throws {
        guard let stack = source?.navigationController else { throw RouterError.noNavigationContext }
        stack.setViewControllers([destination], animated: false)
    }
}

@MainActor
private final class SpyPerformer: NavigationPerforming {
    var performed: [(ResolvedTransition, PlatformViewController)] = []

    func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) throws {
        performed.append((transition, viewController))
    }
}

@MainActor
@Suite("Result Routes, Transitions, Testing", .hostedApplication, .timeLimit(.minutes(1)))
struct UIKitSnippetTests {
    private let host = SystemHost()
    private let router = Router()
    private let home = UIViewController()
    private let navigationController: UINavigationController
    private let window: UIWindow

    init() {
        navigationController = UINavigationController(rootViewController: home)
        window = UIWindow(windowScene: host.connectScene())
        window.rootViewController = navigationController
        window.makeKeyAndVisible()

        router.register(ColorPickerRoute.self) { route, context in
            let controller = ColorPickerViewController()
            controller.onPick = { color in
                context.finish(color)
            }
            return controller
        }
        router.register(SettingsRoute.self) { _, _ in UIViewController() }
        router.register(NovelDetail.self) { _, _ in UIViewController() }
    }

    private func pickColor() async -> Task<UIColor?, any Error> {
        let picking = Task { try await router.present(forResult: ColorPickerRoute()) }
        await host.animationBegins()
        host.finishAnimations()
        return picking
    }

    @Test("A ResultRoute lets a presented screen return a value to the caller")
    func result() async throws {
        let picking = await pickColor()
        let picker = try #require(navigationController.presentedViewController as? ColorPickerViewController)
        picker.onPick?(.red)
        #expect(try await picking.valueInTime === UIColor.red)
    }

    @Test("If the presented screen is dismissed without calling finish, the result is nil")
    func noResult() async throws {
        let picking = await pickColor()
        host.swipeDown(on: try #require(navigationController.presentedViewController))
        #expect(try await picking.valueInTime == nil)
    }

    @Test("A route can choose its default transition")
    func preferredTransition() async {
        router.push(SettingsRoute())
        host.finishAnimations()
        #expect(navigationController.presentedViewController?.modalPresentationStyle == .formSheet)
    }

    @Test("Every transition of the list")
    func transitions() async throws {
        let route = NovelDetail(id: "1")
        try await router.navigate(to: route, via: .push(animated: false))
        #expect(navigationController.viewControllers.count == 2)
        try await router.navigate(to: route, via: .replace(animated: false))
        #expect(navigationController.viewControllers.count == 2)
        try await router.navigate(to: route, via: .custom(MyTransition()))
        #expect(navigationController.viewControllers.count == 1)
        let sheet = PresentationConfig(style: .pageSheet, detents: [.medium], isAnimated: false)
        try await router.navigate(to: route, via: .present(sheet))
        let presented = try #require(navigationController.presentedViewController)
        #expect(presented.sheetPresentationController?.detents.map(\.identifier) == [.medium])
        try await router.navigate(to: route, via: .replaceRoot(animated: false))
        #expect(window.rootViewController !== navigationController)
    }

    @Test("To target a specific navigation stack, pin the router to it")
    func pin() async throws {
        let other = UINavigationController(rootViewController: UIViewController())
        router.pin(to: other)
        try await router.navigate(to: NovelDetail(id: "1"))
        #expect(other.viewControllers.count == 2 && navigationController.viewControllers == [home])
    }

    @Test("Inject NavigationPerforming to test routing logic without launching UIKit navigation")
    func spy() async throws {
        let spy = SpyPerformer()
        let router = Router(navigationPerformer: spy)
        router.register(NovelDetail.self) { _, _ in UIViewController() }
        try await router.navigate(to: NovelDetail(id: "1"))
        #expect(spy.performed.count == 1)
        #expect(navigationController.viewControllers == [home])
    }
}
