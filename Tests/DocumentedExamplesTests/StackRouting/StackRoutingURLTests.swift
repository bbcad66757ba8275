import Foundation
import StackRouting
import Testing

@Suite("Document 002: path-based navigation and URLs")
struct StackRoutingURLTests {
    @Test("push(path:) appends the matched route")
    func pushPath() {
        let router = Router<Linked.UsersRoute>(state: .init())
        router.push(path: "/42")
        #expect(router.navigationPath == [.user(id: "42")])
    }

    @Test("go(path:) walks back to a matched route or pushes it")
    func goPath() {
        let router = Router<Linked.UsersRoute>(state: .init())
        router.push(.user(id: "42"))
        router.push(.search("swift"))
        router.go(path: "/42")
        #expect(router.navigationPath == [.user(id: "42")])
        router.go(path: "/7")
        #expect(router.navigationPath == [.user(id: "42"), .user(id: "7")])
    }

    @Test("replace(path:) swaps the current route with the matched route")
    func replacePath() {
        let router = Router<Linked.UsersRoute>(state: .init())
        router.push(.user(id: "42"))
        router.replace(path: "/search?q=swift")
        #expect(router.navigationPath == [.search("swift")])
    }

    @Test("On TabRouter the path also switches tabs")
    func tabPath() {
        let router = TabRouter(initial: Tabbed.AppTab.home)
        router.push(path: "/users/42")
        #expect(router.tab == .users)
        #expect(router.users.route == .user(id: "42"))
    }

    @Test("Hydrate sets the router; replace: true replaces the stack")
    func hydrate() {
        let router = Router<Linked.UsersRoute>(state: .init())
        router.hydrate(path: "/42")
        #expect(router.navigationPath == [.user(id: "42")])
        router.hydrate(path: "/search?q=swift", replace: true)
        #expect(router.navigationPath == [.search("swift")])
    }

    @Test("Hydrate without replace pushes onto a current route")
    func hydratePushes() {
        let router = Router<Linked.UsersRoute>()
        router.push(.add)
        router.hydrate(path: "/42")
        #expect(router.navigationPath == [.add, .user(id: "42")])
    }

    @Test("If a path does not match, state and stack stay unchanged", arguments: ["/a/b/c", "", "//evil.example/42"])
    func noMatch(path: String) {
        let router = Router<Linked.UsersRoute> { Linked.UsersRoute.add }
        #expect(!router.hydrate(path: path))
        #expect(!router.hydrate(path: path, replace: true))
        #expect(!router.push(path: path))
        #expect(!router.go(path: path))
        #expect(!router.replace(path: path))
        #expect(router.navigationPath == [.add])
    }

    @Test("Root Route in Views: the root's title comes from the query")
    func rootRoute() {
        let router = Router<Rooted.AppRoute>()
        router.hydrate(path: "/")
        #expect(router.data == "Home")
        router.hydrate(path: "/?title=Today", replace: true)
        #expect(router.data == "Today")
        #expect(router.rootRoute == .home(title: "Today"))
    }

    @Test(
        "Parse into a router from a path or URL",
        arguments: ["myapp://users/search?q=swift", "https://example.com/users/search?q=swift"])
    func parseURL(text: String) throws {
        let url = try #require(URL(string: text))
        let router = Router<Linked.AppRoute>()
        #expect(router.hydrate(path: "/users/search?q=swift"))
        #expect(router.navigationPath == [.users(.search("swift"))])
        #expect(router.hydrate(url: url, replace: true))
        #expect(router.navigationPath == [.users(.search("swift"))])
    }

    @Test("The root path matches screen(root:)")
    func rootPath() {
        let router = Router<Linked.AppRoute>()
        #expect(router.hydrate(path: "/"))
        #expect(router.navigationPath == [])
    }

    @Test("A replacing hydrate may produce several routes, a pushing one its last")
    func several() {
        let router = Router<Several.UsersRoute>()
        router.hydrate(path: "/42", replace: true)
        #expect(router.navigationPath == [.search("42"), .user(id: "42")])
        router.push(path: "/7")
        #expect(router.navigationPath == [.search("42"), .user(id: "42"), .user(id: "7")])
    }

    @Test("An empty stack from a match is a failed navigation or hydration")
    func emptyStack() {
        let router = Router<Several.AppRoute>()
        #expect(!router.hydrate(path: "/draft"))
        #expect(!router.push(path: "/draft"))
        #expect(router.navigationPath == [])
    }

    @Test("Tabs: a tab router parses a path and switches to the matched tab")
    func tabs() {
        let router = TabRouter(initial: Tabbed.AppTab.home)
        router.hydrate(path: "/users/42")
        #expect(router.tab == .users)
        #expect(router.users.navigationPath == [.user(id: "42")])
        router.hydrate(path: "/")
        #expect(router.tab == .home)
    }

    @Test("Parse Into URL: string() gives the path of the current route")
    func string() {
        let router = Router<Linked.AppRoute>()
        #expect(router.string() == "/")
        router.push(.users(.search("swift")))
        #expect(router.string() == "/users/search?q=swift")
        router.push(.settings)
        #expect(router.string() == "/settings")
    }

    @Test("Tabs: the path is that of the active route in the tab's stack")
    func tabString() {
        let router = TabRouter(initial: Tabbed.AppTab.users)
        router.users.push(.user(id: "42"))
        #expect(router.string() == "/users/42")
        router.tab = .home
        #expect(router.string() == "/")
    }

    @Test("Observation: a path may drive state beyond navigation")
    func update() {
        let router = Router<Sheet.AppRoute>(state: .init())
        #expect(router.hydrate(path: "/?sheet=true"))
        #expect(router.state.showSheet)
    }
}
