import ScreenRouting
import Testing
import UIKit
import UIKitHosting

/// The screens that the quick start leaves to the reader.
private final class HomeViewController: UIViewController {}

private final class UserViewController: UIViewController {
    private(set) var userID = 0

    convenience init(userID: Int) {
        self.init()
        self.userID = userID
    }
}

private struct UserDetail: Route, DeepLinkable {
    let id: Int
    static let pattern: RoutePattern = "myapp://user/<int:id>"
    init(parameters: RouteParameters) throws { id = try parameters.int("id") }
    init(id: Int) { self.id = id }
}

@MainActor
private enum AppBootstrap {
    static func configure() {
        let router = Router.shared

        router.register(UserDetail.self) { route, _ in
            UserViewController(userID: route.id)
        }

        router.beforeEach { _, _ in .allow }
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        AppBootstrap.configure()

        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { Router.shared.open(context.url) }
    }
}

@MainActor
@Suite("Quick Start", .hostedApplication, .timeLimit(.minutes(1)))
struct QuickStartTests {
    private let host = SystemHost()

    @Test("Register, configure in the scene's delegate, navigate anywhere, open a deep link")
    func fiveSteps() async throws {
        let delegate = SceneDelegate()
        let scene = host.connectScene(delegate: delegate)
        let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
        #expect(stack.topViewController is HomeViewController)

        Router.shared.push(UserDetail(id: 42))
        await host.animationBegins()
        host.finishAnimations()
        #expect((stack.topViewController as? UserViewController)?.userID == 42)

        host.open(try #require(URL(string: "myapp://user/7")), in: scene)
        await host.animationBegins()
        host.finishAnimations()
        #expect((stack.topViewController as? UserViewController)?.userID == 7)
    }
}
