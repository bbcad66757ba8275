import StackRouting
import Testing

@Suite("Document 002: core concepts and navigation")
struct StackRoutingNavigationTests {
    @Test("Subroutes: cases may hold route values")
    func subroutes() {
        let router = Router<Nested.AppRoute>()
        router.push(.users(.detail(id: "1")))
        router.push(.posts(.latest))
        #expect(router.navigationPath == [.users(.detail(id: "1")), .posts(.latest)])
    }

    @Test("Root Route Data: the first root route is taken out of the path and gives the data")
    func rootData() {
        let router = Router<Rooted.AppRoute>(state: .init()) {
            Rooted.AppRoute.home(title: "Dashboard")
        }
        #expect(router.navigationPath == [])
        #expect(router.data == "Dashboard")
        #expect(Router<Rooted.AppRoute>().data == "Home")
    }

    @Test("Root Route Data: it is useful when parsing from a URL")
    func rootDataFromURL() {
        let router = Router<Rooted.AppRoute>()
        #expect(router.hydrate(path: "/?title=Dashboard"))
        #expect(router.navigationPath == [])
        #expect(router.data == "Dashboard")
    }

    @Test("Stack Router: Void state may be omitted, other state is passed")
    func state() {
        let router = Router<Plain.AppRoute>()
        #expect(router.route == nil)
        let stateRouter = Router<Plain.StatefulAppRoute>(state: .init())
        stateRouter.state.showSheet = true
        #expect(stateRouter.state.showSheet)
    }

    @Test("Tab Router: state is shared through the stacks, which are made when first accessed")
    func tabRouter() {
        let router = TabRouter(initial: Shared.AppTab.home, state: .init())
        router.tab = .users
        router.users.push(.add)
        #expect(router.users.navigationPath == [.add])

        router.state.showSheet = true
        #expect(router.users.state.showSheet)
        router.users.state.showSheet = false
        #expect(!router.state.showSheet)
    }

    @Test("Push appends a route to the top of the stack")
    func push() {
        let router = Router<Plain.AppRoute>(state: .init())
        router.push(.users(id: "42"))
        router.push(.users(id: "100"))
        #expect(router.navigationPath == [.users(id: "42"), .users(id: "100")])
    }

    @Test("Replace swaps the current route with a new route")
    func replace() {
        let router = Router<Plain.AppRoute>(state: .init()) {
            Plain.AppRoute.users(id: "42")
        }
        router.replace(.users(id: "100"))
        #expect(router.navigationPath == [.users(id: "100")])
    }

    @Test("Go removes everything after a route that is found, and pushes one that is not")
    func go() {
        let router = Router<Plain.AppRoute>(state: .init()) {
            Plain.AppRoute.users(id: "42")
            Plain.AppRoute.users(id: "100")
        }
        router.go(to: .users(id: "42"))
        #expect(router.navigationPath == [.users(id: "42")])
        router.go(to: .users(id: "7"))
        #expect(router.navigationPath == [.users(id: "42"), .users(id: "7")])
    }

    @Test("Back removes the current route, back(root: true) clears the stack")
    func back() {
        let router = Router<Plain.AppRoute>(state: .init()) {
            Plain.AppRoute.users(id: "42")
            Plain.AppRoute.users(id: "100")
        }
        router.back()
        #expect(router.navigationPath == [.users(id: "42")])
        router.push(.users(id: "100"))
        router.back(root: true)
        #expect(router.navigationPath == [])
    }

    @Test("You can mutate navigationPath directly")
    func directMutation() {
        let router = Router<Plain.AppRoute>()
        router.navigationPath.append(.settings)
        router.navigationPath.insert(.users(id: "1"), at: 0)
        #expect(router.navigationPath == [.users(id: "1"), .settings])
        #expect(router.route == .settings)
    }
}
