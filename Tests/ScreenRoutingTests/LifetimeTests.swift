import RoutingTestSupport
import ScreenRouting
import Testing

/// A closure that a router keeps.
enum StoredClosure: CaseIterable {
    case globalGuard, recordGuard, routeGuard, hook, errorHandler
    case component, action, factory, sleep, removalObserver

    /// Gives a router the closure, which keeps an object alive.
    @MainActor
    func store(in router: Router, keeping object: Token) {
        let guarding: RouteGuard = { _, _ in withExtendedLifetime(object) { .allow } }
        switch self {
        case .globalGuard: router.beforeEach(guarding)
        case .hook: router.afterEach { _, _ in withExtendedLifetime(object) {} }
        case .errorHandler: router.onError = { _ in withExtendedLifetime(object) {} }
        default: break
        }
        router.register(UserDetail.self, guards: self == .routeGuard ? [guarding] : []) { _, _ in
            Screen("user", keeping: nil)
        }
        router.register(ColorPicker.self) { [kept = self == .factory ? object : nil] _, context in
            withExtendedLifetime(kept) { context.finish("red") }
            return Screen("picker", keeping: self == .removalObserver ? object : nil)
        }
        router.addRoutes([
            RouteRecord(path: "/a", guards: self == .recordGuard ? [guarding] : []) {
                [kept = self == .component ? object : nil] _ in
                Screen("a", keeping: kept)
            },
            RouteRecord(
                path: "/b",
                action: { [kept = self == .action ? object : nil] _ in withExtendedLifetime(kept) { true } }),
            RouteRecord(path: "/fails", action: { _ in false }),
        ])
    }
}

/// Something whose end can be seen.
final class Token: Sendable {}

extension Screen {
    fileprivate convenience init(_ title: String, keeping object: Token?) {
        self.init(title)
        keeps = object
    }
}

@MainActor
struct LifetimeTests {
    @Test("A router lets go of every closure it stored, used or not", arguments: StoredClosure.allCases, [true, false])
    func closures(closure: StoredClosure, isUsed: Bool) async throws {
        weak var token: Token?
        weak var released: Router?
        do {
            let object = Token()
            token = object
            let kept = closure == .sleep ? object : nil
            let router = Router(navigationPerformer: RecordingPerformer()) { _ in withExtendedLifetime(kept) {} }
            released = router
            closure.store(in: router, keeping: object)
            if closure != .errorHandler { router.onError = { _ in } }
            if isUsed {
                try await router.navigate(path: "/a", context: object)
                try await router.navigate(path: "/b")
                try await router.navigate(to: UserDetail(id: 1))
                #expect(try await router.present(forResult: ColorPicker()) == "red")
                // Without a guard it has ended when it returns.
                if closure == .errorHandler { router.push(path: "/fails") }
            }
            #expect(token != nil)
        }
        #expect(token == nil)
        #expect(released == nil)
    }

    @Test("A navigation that fails keeps nothing of what it was asked with")
    func failedNavigation() async {
        let router = Router(navigationPerformer: RecordingPerformer())
        router.addRoutes([RouteRecord(path: "/a", component: { _ in throw TestError() })])
        weak var token: Token?
        do {
            let object = Token()
            token = object
            #expect(await failure { try await router.navigate(path: "/a", context: object) } is TestError)
        }
        #expect(token == nil)
    }
}
