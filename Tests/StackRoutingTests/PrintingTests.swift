import RoutingTestSupport
import StackRouting
import Testing

@Suite("Printing paths")
struct PrintingTests {
    @Test(
        "Routes print as canonical paths",
        arguments: [
            (ShopRoute.product("42"), "/products/42"),
            (.product("AC/DC"), "/products/AC%2FDC"),
            (.product("100% é?#"), "/products/100%25%20%C3%A9%3F%23"),
            (.search("a+b&c=d", tags: []), "/search?q=a%2Bb%26c%3Dd"),
            (.search("x", tags: ["a", "b c"]), "/search?q=x&tag=a&tag=b%20c"),
            (.cart(.checkout(step: 2)), "/cart/checkout/2"),
            (.folder(["a", "b c"]), "/files/a/b%20c"),
            (.folder([]), "/files"),
        ])
    func printing(route: ShopRoute, path: String) {
        let router = Router<ShopRoute>(state: .init()) { route }
        #expect(router.string() == path)
        #expect(router.string() == (try? router.validatedString()))
    }

    @Test("A17: every value comes back as it was", arguments: Self.values)
    func roundTrip(value: String) throws {
        let router = Router<ShopRoute>(state: .init()) { ShopRoute.product(value) }
        let reader = Router<ShopRoute>(state: .init())
        #expect(reader.hydrate(path: router.string()))
        #expect(reader.navigationPath == [.product(value)])
    }

    private static let values = [
        "1/2", "x?y", "p#q", "100%", "a b", "é", "e\u{301}", "+", ";v=1", ":id", "*", "{x}", "$1", "a:b", "@me", "%2F",
        "👩‍👩‍👧",
        "/", "a//b", "&=", "...", "\u{1}", "\\", "<int:x>", "\"'",
    ]

    @Test(
        "A18: a value that no segment can hold is left out, and named by the check", arguments: ["", ".", "..", "a\0b"])
    func unprintable(value: String) {
        let router = Router<ShopRoute>(state: .init()) { ShopRoute.product(value) }
        #expect(router.string() == "/products")
        #expect(throws: RoutePrintingError.unprintableSegment(value, route: "ShopRoute")) {
            try router.validatedString()
        }
    }

    @Test("C7: the path follows the state at once")
    func derived() {
        let router = TabRouter(initial: MainTab.home, state: .init())
        #expect(router.string() == "/")
        router.tab = .users
        #expect(router.string() == "/users")
        router.users.push(.user(id: "a/b"))
        #expect(router.string() == "/users/a%2Fb")
        router.users.push(.add)
        #expect(router.string() == "/users/add")
        router.users.back()
        #expect(router.string() == "/users/a%2Fb")
        router.tab = .posts
        #expect(router.string() == "/posts")
    }

    @Test("A view of the path wakes when the tab or its stack changes, first use included")
    func observation() {
        let router = TabRouter(initial: MainTab.users, state: .init())
        let counter = ObservationCounter { _ = router.string() }
        #expect(counter.count == 0)
        router.users.push(.add)
        #expect(counter.count == 1)
        router.posts.push(.post(1))
        #expect(counter.count == 1)
        router.tab = .posts
        #expect(counter.count == 2)
    }

    enum Odd: IntoURLRoute {
        case late, written, replaced, added, removed, fragment, deep

        func into(route: RouteURL<Self>) -> String {
            switch self {
            case .late:
                let path = route.path("a")
                route.query("q", "1")
                return path
            case .written:
                route.query("q", "1")
                return "/a?x=2"
            case .replaced:
                route.query("q", "1")
                route.query("q", "2")
                return route.path("a")
            case .added:
                route.query("q", "1")
                route.query("q", "2", replace: false)
                return route.path("a")
            case .removed:
                route.query("q", "1")
                route.query("q", nil)
                route.query("r", nil)
                return route.path("a")
            case .fragment:
                route.query("q", "1")
                return "/a#f"
            case .deep:
                return route.path("/a//b/", .value("c/d"), "e", join: ShopRoute.search("x", tags: []))
            }
        }
    }

    @Test(
        "The query goes behind the path, whenever it was set",
        arguments: [
            (Odd.late, "/a?q=1"), (.written, "/a?x=2&q=1"), (.replaced, "/a?q=2"), (.added, "/a?q=1&q=2"),
            (.removed, "/a"), (.fragment, "/a?q=1#f"), (.deep, "/a/b/c%2Fd/e/search?q=x"),
        ])
    func query(route: Odd, path: String) {
        #expect(Router<Odd> { route }.string() == path)
    }
}
