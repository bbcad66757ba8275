import Foundation
import RoutingTestSupport
import StackRouting
import Testing

@Suite("State updates and failed navigation")
struct StateUpdateTests {
    @Test("Updates apply with the navigation, as one change")
    func updates() {
        let router = Router<ShopRoute>(state: .init())
        let state = ObservationCounter { _ = router.state }
        let path = ObservationCounter { _ = router.navigationPath }
        #expect(router.push(path: "/products/7"))
        #expect(router.state.banner == "7")
        #expect(state.count == 1)
        #expect(path.count == 1)
    }

    @Test("A joined route updates its part of the state")
    func joinedUpdate() {
        let router = Router<ShopRoute>(state: .init())
        #expect(router.push(path: "/cart/items?coupon=spring"))
        #expect(router.state.cart.coupon == "spring")
        #expect(router.route == .cart(.items))
    }

    @Test(
        "A failed navigation changes nothing and notifies nobody",
        arguments: ["/cart/checkout/0", "/cart/unknown", "/nothing", "//host/products/7", ""])
    func failure(path: String) {
        let router = Router<ShopRoute>(state: .init(banner: "old")) { ShopRoute.product("1") }
        let counter = ObservationCounter { _ = (router.state, router.navigationPath, router.data, router.rootRoute) }
        #expect(!router.push(path: path))
        #expect(!router.go(path: path))
        #expect(!router.replace(path: path))
        #expect(!router.hydrate(path: path))
        #expect(!router.hydrate(path: path, replace: true))
        #expect(counter.count == 0)
        #expect(router.state.banner == "old")
        #expect(router.navigationPath == [.product("1")])
    }

    @Test("The root path updates the state; push leaves the stack, go and replace walk back to the base view")
    func root() {
        let stack = [ShopRoute.product("1"), .product("2")]
        func after(_ navigate: (Router<ShopRoute>) -> Bool) -> [ShopRoute] {
            let router = Router<ShopRoute>(state: .init()) { stack }
            #expect(navigate(router))
            #expect(router.state.banner == "sale")
            return router.navigationPath
        }
        #expect(after { $0.push(path: "/?banner=sale") } == stack)
        #expect(after { $0.hydrate(path: "/?banner=sale") } == stack)
        #expect(after { $0.go(path: "/?banner=sale") } == [])
        #expect(after { $0.replace(path: "/?banner=sale") } == [])
        #expect(after { $0.hydrate(path: "/?banner=sale", replace: true) } == [])
    }

    @Test(
        "C9: a failed navigation of a tab router touches nothing and creates nothing",
        arguments: ["/users/1/2", "/users/7?none=true", "/posts/x", "/other", "//h/users/1", ""])
    func tabFailure(path: String) {
        let router = TabRouter(initial: MainTab.home, state: .init())
        let counter = ObservationCounter { _ = (router.tab, router.state) }
        #expect(!router.push(path: path))
        #expect(!router.go(path: path))
        #expect(!router.replace(path: path))
        #expect(!router.hydrate(path: path))
        #expect(!router.hydrate(path: path, replace: true))
        #expect(counter.count == 0)
        #expect(Mirror(reflecting: router).children.first { $0.label == "stacks" }.map { "\($0.value)" } == "[:]")
        #expect(router.users.navigationPath.isEmpty)
        #expect(router.posts.navigationPath.isEmpty)
    }

    @Test("A path to a tab changes that tab's stack and no other")
    func tabPaths() {
        let router = TabRouter(initial: MainTab.home, state: .init())
        router.posts.push(.post(1))
        #expect(router.hydrate(path: "/users/7"))
        #expect(router.tab == .users)
        #expect(router.users.navigationPath == [.add, .user(id: "7")])
        #expect(router.posts.navigationPath == [.post(1)])

        #expect(router.push(path: "/users/add"))
        #expect(router.state.isOpen)
        #expect(router.users.navigationPath == [.add, .user(id: "7"), .add])
        #expect(router.go(path: "/users/7"))
        #expect(router.users.navigationPath == [.add, .user(id: "7")])
        #expect(router.replace(path: "/users/8"))
        #expect(router.users.navigationPath == [.add, .user(id: "8")])
        #expect(router.hydrate(path: "/posts/2", replace: true))
        #expect(router.tab == .posts)
        #expect(router.posts.navigationPath == [.post(2)])
        #expect(router.users.navigationPath == [.add, .user(id: "8")])
    }

    @Test("A tab's own path selects it, though its route declares no root")
    func tabRoot() {
        let router = TabRouter(initial: MainTab.home, state: .init())
        router.users.push(.add)
        #expect(router.push(path: "/users"))
        #expect(router.tab == .users)
        #expect(router.users.navigationPath == [.add])
        #expect(router.go(path: "/users/"))
        #expect(router.users.navigationPath.isEmpty)
    }

    @Test("A path to the selected tab does not count as choosing it again")
    func pathsDoNotReselect() {
        let router = TabRouter(initial: MainTab.users, state: .init())
        router.popToRootOnReselect(.users)
        router.users.push(.user(id: "1"))
        #expect(router.push(path: "/users/add"))
        #expect(router.users.depth == 2)
    }

    @Test("The host of a web URL is dropped with its port, that of another scheme is the first segment")
    func hosts() throws {
        for text in [
            "https://example.com:8443/users/7", "HTTP://EXAMPLE.com/users/7", "myapp://users/7", "myapp:/users/7",
        ] {
            let router = TabRouter(initial: MainTab.home, state: .init())
            #expect(router.hydrate(url: try #require(URL(string: text))), "\(text)")
            #expect(router.users.route == .user(id: "7"), "\(text)")
        }
        let router = TabRouter(initial: MainTab.home, state: .init())
        #expect(!router.hydrate(url: try #require(URL(string: "//example.com/users/7"))))
        #expect(!router.hydrate(url: try #require(URL(string: "https://me@example.com/users/7"))))
        #expect(router.tab == .home)
    }
}
