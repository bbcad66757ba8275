import StackRouting
import Testing

@Suite("Explaining paths")
struct ExplanationTests {
    @Test("The winner and the reasons of the others, through a joined route")
    func joined() throws {
        let router = Router<ShopRoute>(state: .init())
        let explanation = router.explain(path: "/cart/checkout/2")
        #expect(explanation.isHandled)
        let level = try #require(explanation.level)
        #expect(level.winner?.pattern == "cart")
        let joined = try #require(level.winner?.joined)
        #expect(joined.type == "CartRoute")
        #expect(joined.path == "/checkout/2")
        #expect(joined.winner?.pattern == "checkout/<int:step>")
        #expect(Set(level.candidates.map(\.pattern)) == ["", "products/:id", "search", "cart", "files/<path:folder>"])
        #expect(explanation.description.contains("ShopRoute, for /cart/checkout/2: \"cart\" takes it"))
        #expect(router.navigationPath.isEmpty)
    }

    @Test("A joined route that takes nothing is named, and the path is not handled")
    func nothingJoined() throws {
        let explanation = Router<ShopRoute>(state: .init()).explain(path: "/cart/checkout/two")
        #expect(!explanation.isHandled)
        let cart = try #require(explanation.level?.candidates.first)
        #expect(cart.pattern == "cart")
        #expect(cart.verdict == .nothingJoined)
        #expect(cart.joined?.winner == nil)
    }

    @Test("A better screen comes before the one it outranks")
    func outranked() throws {
        let explanation = TabRouter(initial: MainTab.home, state: .init()).explain(path: "/users/add")
        let users = try #require(explanation.level?.winner?.joined)
        #expect(users.candidates.map(\.pattern) == ["add", ":id"])
        #expect(users.candidates.map(\.verdict) == [.won, .outranked])
    }

    @Test("A tab's own path is explained as the tab's")
    func tabRoot() {
        let router = TabRouter(initial: MainTab.home, state: .init())
        #expect(router.explain(path: "/posts").level?.winner?.pattern == "posts")
        #expect(router.explain(path: "/posts/x").isHandled == false)
    }

    @Test("Text that is no path says why", arguments: ["", "//host/a", "https://example.com/a", "/a\u{1}"])
    func noPath(path: String) {
        let explanation = Router<ShopRoute>(state: .init()).explain(path: path)
        #expect(!explanation.isHandled)
        #expect(explanation.error != nil)
        #expect(!explanation.description.isEmpty)
    }

    @Test("What is explained as handled is what hydrates", arguments: Self.paths)
    func agreement(path: String) {
        let router = Router<ShopRoute>(state: .init())
        #expect(router.explain(path: path).isHandled == router.hydrate(path: path))
    }

    private static let paths = [
        "/", "/products/1", "/products", "/search?q=a", "/cart", "/cart/items", "/files", "/files/a/b", "/x",
    ]
}
