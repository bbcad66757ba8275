import StackRouting
import Testing

@Suite("Lifetime")
struct LifetimeTests {
    @Test("A router and a tab router with stacks and actions are released")
    func released() {
        weak var stack: Router<Letter>?
        weak var tabs: TabRouter<MainTab>?
        weak var nested: Router<UserRoute>?
        do {
            let router = Router<Letter> { Letter.a }
            stack = router
            let tabRouter = TabRouter(initial: MainTab.home, state: .init())
            tabRouter.users.push(.add)
            tabRouter.popToRootOnReselect(.home, .users)
            tabs = tabRouter
            nested = tabRouter.users
        }
        #expect(stack == nil)
        #expect(tabs == nil)
        #expect(nested == nil)
    }

    @Test("A stack that outlives its tab router keeps working on the last state")
    func orphan() {
        var tabRouter: TabRouter? = TabRouter(initial: MainTab.home, state: .init(isOpen: true))
        weak let tabs = tabRouter
        let users = tabRouter?.users
        tabRouter = nil
        #expect(tabs == nil)
        #expect(users?.state.isOpen == true)
        users?.state.isOpen = false
        users?.push(.add)
        #expect(users?.state.isOpen == false)
        #expect(users?.route == .add)
    }

    @Test("What the closures of screens hold is released after each reading, also where they hold the declarations")
    func screenClosures() {
        final class Token: Sendable {
            let number = 1
        }
        let router = Router<Page>()
        for path in ["/a", "/a", "/b", "/nowhere"] {
            weak var token: Token?
            do {
                let held = Token()
                token = held
                let declare: @Sendable (RouteMatch<Page>) -> Void = { route in
                    route.screen(path) { _, _ in
                        route.update { _ in _ = held.number }
                        Page.fixed(path)
                    }
                    route.screen("x", .fixed("x"))
                }
                Declarations.with(declare) {
                    _ = router.explain(path: path)
                    _ = router.hydrate(path: path == "/nowhere" ? "/elsewhere" : path)
                }
            }
            #expect(token == nil, "\(path)")
        }
    }
}
