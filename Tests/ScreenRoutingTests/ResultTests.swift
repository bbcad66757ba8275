import RoutingTestSupport
import ScreenRouting
import Testing

/// A way in which a screen that was asked for a result can end, and the one result the caller gets.
enum Ending: String, CaseIterable {
    case finish, finishInFactory, finishTwice, finishThenDismiss, dismiss, dismissThenFinish, back
    case replaceRoot, deallocate, redirectToAction, redirectElsewhere

    var result: String? {
        switch self {
        case .finish, .finishInFactory, .finishTwice, .finishThenDismiss: "first"
        case .dismiss, .dismissThenFinish, .back, .replaceRoot, .deallocate, .redirectToAction, .redirectElsewhere: nil
        }
    }
}

@MainActor
struct ResultTests {
    private let performer = RecordingPerformer(roots: [Screen("home")])
    private let router: Router

    init() {
        router = Router(navigationPerformer: performer)
        router.addRoutes([
            RouteRecord(name: "action", path: "/action", action: { _ in true }),
            RouteRecord(name: "elsewhere", path: "/elsewhere") { _ in Screen("elsewhere") },
        ])
    }

    private func end(_ ending: Ending, _ context: RouteContext<ColorPicker>) {
        switch ending {
        case .finish: context.finish("first")
        case .finishTwice:
            context.finish("first")
            context.finish("second")
        case .finishThenDismiss:
            context.finish("first")
            performer.dismiss()
        case .dismiss: performer.dismiss()
        case .dismissThenFinish:
            performer.dismiss()
            context.finish("late")
        case .back: router.back()
        case .replaceRoot: break
        case .finishInFactory, .deallocate, .redirectToAction, .redirectElsewhere: break
        }
    }

    @Test("A result resolves exactly once, on every path", arguments: Ending.allCases)
    func everyPath(ending: Ending) async throws {
        var contexts: [RouteContext<ColorPicker>] = []
        router.register(ColorPicker.self) { _, context in
            contexts.append(context)
            if ending == .finishInFactory { context.finish("first") }
            return Screen("picker")
        }
        let router: Router
        switch ending {
        case .redirectToAction:
            self.router.beforeEach { to, _ in to.route == nil ? .allow : .redirect(.name("action")) }
            router = self.router
        case .redirectElsewhere:
            self.router.beforeEach { to, _ in to.route == nil ? .allow : .redirect(.name("elsewhere")) }
            router = self.router
        case .deallocate:
            // This performer keeps no screen, so the screen is gone as soon as it was shown.
            router = Router(navigationPerformer: ForgetfulPerformer())
            router.register(ColorPicker.self) { _, _ in Screen("picker") }
        default:
            router = self.router
        }
        router.afterEach { to, _ in
            guard to.route is ColorPicker, let context = contexts.last else { return }
            if ending == .replaceRoot {
                Task { try await self.router.navigate(path: "/elsewhere", via: .replaceRoot()) }
            } else {
                self.end(ending, context)
            }
        }
        let result = try await router.present(forResult: ColorPicker())
        #expect(result == ending.result)
    }

    @Test("A performer that throws fails the caller, and no result is waited for")
    func failingPerformer() async {
        router.register(ColorPicker.self) { _, _ in Screen("picker") }
        performer.failure = TestError()
        let error = await failure { _ = try await router.present(forResult: ColorPicker()) }
        #expect(error is TestError)
    }

    @Test("A caller that is cancelled while it waits gets the cancellation; the screen stays")
    func cancellation() async {
        router.register(ColorPicker.self) { _, _ in Screen("picker") }
        let task = Task { try await router.present(forResult: ColorPicker()) }
        router.afterEach { _, _ in task.cancel() }
        let result = await task.result
        #expect(throws: CancellationError.self) { try result.get() }
        #expect(performer.titles == ["picker"])
    }

    @Test("A result that is no Sendable type, and one that is optional, arrive as they are")
    func otherResults() async throws {
        final class Box { var value = 7 }
        struct BoxRoute: ResultRoute { typealias Result = Box }
        struct OptionalRoute: ResultRoute { typealias Result = Int? }
        router.register(BoxRoute.self) { _, context in
            context.finish(Box())
            return Screen("box")
        }
        router.register(OptionalRoute.self) { _, context in
            context.finish(nil)
            return Screen("optional")
        }
        #expect(try await router.present(forResult: BoxRoute())?.value == 7)
        let optional = try await router.present(forResult: OptionalRoute())
        #expect(optional == .some(nil))
    }

    @Test("The caller keeps neither the screen nor its context when the result is there")
    func lifetime() async throws {
        weak var released: Screen?
        router.register(ColorPicker.self) { _, context in
            let screen = Screen("picker")
            screen.keeps = { context.finish("late") }
            released = screen
            context.finish("first")
            return screen
        }
        #expect(try await router.present(forResult: ColorPicker()) == "first")
        performer.dismiss()
        #expect(released != nil, "the record of what was performed keeps it")
        performer.forget()
        #expect(released == nil)
    }
}

@MainActor
private final class ForgetfulPerformer: NavigationPerforming {
    func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) throws {}
}
