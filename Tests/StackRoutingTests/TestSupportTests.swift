import RoutingTestSupport
import StackRouting
import Testing

@Suite("Checks for the tests of apps")
struct TestSupportTests {
    @Test("Routes that come back pass", arguments: [ShopRoute.product("a/b"), .cart(.items), .search("", tags: [])])
    func passes(route: ShopRoute) throws {
        try assertRoundTrip(route)
    }

    @Test("A route that cannot be printed fails with its value")
    func unprintable() {
        #expect(throws: RoutingTestFailure.self) { try assertRoundTrip(ShopRoute.product("..")) }
    }

    @Test("A route that is read as another fails with both")
    func lossy() {
        let failure = #expect(throws: RoutingTestFailure.self) { try assertRoundTrip(ShopRoute.folder(["a/b"])) }
        #expect(failure?.description.contains("/files/a/b") == true)
    }

    @Test("Paths pass if they are printed as they are spelled")
    func paths() throws {
        try assertRoundTrip(path: "/search?q=a&tag=b", as: ShopRoute.self)
        let failure = #expect(throws: RoutingTestFailure.self) {
            try assertRoundTrip(path: "/search?tag=b&q=a", as: ShopRoute.self)
        }
        #expect(failure?.description.contains("/search?q=a&tag=b") == true)
        #expect(throws: RoutingTestFailure.self) { try assertRoundTrip(path: "/nowhere", as: ShopRoute.self) }
    }

    @Test("A table of paths lists every one that leads elsewhere")
    func table() throws {
        try expectRoutes([
            "/products/7": ShopRoute.product("7"), "/cart/items": .cart(.items), "/nowhere": nil, "/": nil,
        ])
        let failure = #expect(throws: RoutingTestFailure.self) {
            try expectRoutes(["/products/7": ShopRoute.product("8"), "/cart/items": nil, "/gone": .cart(.items)])
        }
        let text = try #require(failure?.description)
        for path in ["/products/7", "/cart/items", "/gone"] { #expect(text.contains(path)) }
    }

    @Test("The counter counts each change, from the last reset")
    func counter() {
        let router = Router<Letter>()
        let counter = ObservationCounter { _ = router.route }
        router.push(.a)
        router.push(.b)
        #expect(counter.count == 2)
        counter.reset()
        router.back()
        #expect(counter.count == 1)
    }
}
