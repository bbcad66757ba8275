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
}
