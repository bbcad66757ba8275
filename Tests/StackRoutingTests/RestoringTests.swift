import Foundation
import StackRouting
import Testing

@Suite("Restoring")
struct RestoringTests {
    enum Saved: Route, Codable {
        case home(String)
        case page(Int)

        static func data(route: Saved?) -> RouteData<String> {
            guard case .home(let title) = route else { return .data(root: false, "Home") }
            return .data(root: true, title)
        }
    }

    /// A later version of the same app, without one of the cases.
    enum Later: Route, Codable {
        case page(Int)
    }

    @Test("A stack of Codable routes comes back whole")
    func codable() throws {
        let router = Router<Saved> { [Saved.home("Today"), .page(1), .page(2)] }
        let data = try JSONEncoder().encode(router.snapshot())
        let snapshot = try JSONDecoder().decode(StackSnapshot<Saved>.self, from: data)
        #expect(snapshot == router.snapshot())

        let restored = Router<Saved> { Saved.page(9) }
        let report = restored.restore(snapshot)
        #expect(report.isComplete)
        #expect(report.restoredCount == 3)
        #expect(restored.rootRoute == .home("Today"))
        #expect(restored.navigationPath == [.page(1), .page(2)])
    }

    @Test("Routes up to the first that cannot be decoded are restored")
    func longestPrefix() throws {
        let saved = Router<Saved> { [Saved.page(1), .page(2), .home("x"), .page(3)] }
        let data = try JSONEncoder().encode(saved.snapshot())
        let snapshot = try JSONDecoder().decode(StackSnapshot<Later>.self, from: data)
        #expect(snapshot.routes == [.page(1), .page(2)])
        #expect(snapshot.lostCount == 2)

        let router = Router<Later>()
        #expect(!router.restore(snapshot).isComplete)
        #expect(router.navigationPath == [.page(1), .page(2)])
    }

    @Test("A snapshot without a readable root restores nothing and leaves the stack")
    func nothingReadable() throws {
        let saved = Router<Saved> { [Saved.home("x"), .page(3)] }
        let data = try JSONEncoder().encode(saved.snapshot())
        let snapshot = try JSONDecoder().decode(StackSnapshot<Later>.self, from: data)
        let router = Router<Later> { Later.page(7) }
        let report = router.restore(snapshot)
        #expect((report.restoredCount, report.lostCount) == (0, 2))
        #expect(router.navigationPath == [.page(7)])
    }

    @Test("A stack comes back from its paths, state updates included")
    func paths() {
        let stack = [ShopRoute.product("a/b"), .search("x", tags: ["1", "2"]), .cart(.checkout(step: 3))]
        let router = Router<ShopRoute>(state: .init()) { stack }
        let paths = router.stackPaths()
        #expect(paths == ["/products/a%2Fb", "/search?q=x&tag=1&tag=2", "/cart/checkout/3"])

        let restored = Router<ShopRoute>(state: .init())
        #expect(restored.restore(paths).isComplete)
        #expect(restored.navigationPath == stack)
        #expect(restored.state.banner == "a/b")
    }

    @Test("The longest beginning of the paths that can be read is restored, and the rest is reported")
    func lostPaths() {
        let router = Router<ShopRoute>(state: .init()) { ShopRoute.product("old") }
        let report = router.restore(["/products/1", "/gone", "/products/2"])
        #expect(report.restoredCount == 1)
        #expect(report.lostPaths == ["/gone", "/products/2"])
        #expect(router.navigationPath == [.product("1")])

        #expect(router.restore(["https://x.example/", "/products/2"]).restoredCount == 0)
        #expect(router.navigationPath == [.product("1")])
        #expect(router.restore([]).isComplete)
        #expect(router.navigationPath.isEmpty)
    }

    @Test("A route that no path can hold ends the list of paths")
    func unprintable() {
        let router = Router<ShopRoute>(state: .init()) { [ShopRoute.product("1"), .product(".."), .product("2")] }
        #expect(router.stackPaths() == ["/products/1"])
    }

    @Test("A tab router comes back with its tab and all its stacks")
    func tabs() throws {
        let router = TabRouter(initial: MainTab.posts, state: .init())
        router.users.push(.user(id: "1"))
        router.users.push(.user(id: "2"))
        router.posts.push(.post(7))
        let snapshot = router.snapshot()
        #expect(snapshot == TabSnapshot(selected: "/posts", stacks: [["/users/1", "/users/2"], ["/posts/7"]]))

        let data = try JSONEncoder().encode(snapshot)
        let restored = TabRouter(initial: MainTab.home, state: .init())
        let report = restored.restore(try JSONDecoder().decode(TabSnapshot.self, from: data))
        #expect(report.isComplete)
        #expect(restored.tab == .posts)
        #expect(restored.users.navigationPath == router.users.navigationPath)
        #expect(restored.posts.navigationPath == router.posts.navigationPath)
        #expect(restored.snapshot() == snapshot)
    }

    @Test("Paths of a tab snapshot that cannot be read are reported, the others restored")
    func lostTabs() {
        let router = TabRouter(initial: MainTab.users, state: .init())
        let report = router.restore(
            TabSnapshot(
                selected: "/gone",
                stacks: [["/users/1", "/posts/1", "/users/2"], ["/posts/x"], ["/posts/4", "/posts/5"]]))
        #expect(report.restoredCount == 3)
        #expect(report.lostPaths == ["/posts/1", "/users/2", "/posts/x", "/gone"])
        #expect(router.tab == .users)
        #expect(router.users.navigationPath == [.user(id: "1")])
        #expect(router.posts.navigationPath == [.post(4), .post(5)])
    }

    /// Lists of paths for the stacks of tabs, of which an overwritten one opens the state.
    static let overwritten: [([[String]], lost: [String], users: [UserRoute], isOpen: Bool)] = [
        ([["/users/add", "/users/1"], ["/users/2"]], ["/users/add", "/users/1"], [.user(id: "2")], false),
        ([["/users/1"], ["/users/add"]], ["/users/1"], [.add], true),
        ([["/users/add"], ["/posts/1"], ["/users/2"]], ["/users/add"], [.user(id: "2")], false),
        ([["/users/add"], ["/users/1/gone"]], ["/users/1/gone"], [.add], true),
        ([["/users/add"], ["/users/1"], ["/users/2"]], ["/users/add", "/users/1"], [.user(id: "2")], false),
        ([["/users/add"], ["/users/2", "/gone"]], ["/users/add", "/gone"], [.user(id: "2")], false),
        ([["/users/add"], ["/users"]], ["/users/add"], [], false),
        ([["/users/add"], []], [], [.add], true),
    ]

    @Test(
        "Of two lists for one stack the last that can be read counts; the other is lost, with its state updates",
        arguments: overwritten)
    func oneStackTwice(stacks: [[String]], lost: [String], users: [UserRoute], isOpen: Bool) {
        let router = TabRouter(initial: MainTab.home, state: .init())
        let report = router.restore(TabSnapshot(selected: "/posts", stacks: stacks))
        #expect(report.lostPaths == lost)
        #expect(report.restoredCount == 1 + stacks.joined().count - lost.count)
        #expect(router.users.navigationPath == users)
        #expect(router.state.isOpen == isOpen)
        #expect(router.tab == .posts)
    }
}
