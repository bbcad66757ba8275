import RouteMatching
import StackRouting
import Testing

@Suite("What a router says about its screens")
struct AnalysisTests {
    private func rows(
        page: @escaping @Sendable (RouteMatch<Page>) -> Void, leaf: @escaping @Sendable (RouteMatch<Leaf>) -> Void
    ) -> [String] {
        Declarations.$current.withValue(Declarations(page: page, leaf: leaf)) {
            Router<Page>().manifest().routes.map { "\($0.pattern) \($0.policy) \($0.kind ?? "-")" }
        }
    }

    @Test("a manifest has the patterns of joined routes behind the screen that joins them, in the order of the calls")
    func joins() {
        let rows = rows { route in
            route.screen(root: { _ in })
            route.screen("settings", .fixed("settings"))
            route.screen("users/:team", join: Leaf.self, Page.nested)
            route.screen("help") { _, rest in Page.fixed(rest) }
        } leaf: { route in
            route.screen("add", .leaf("add"))
            route.screen("/<int:id>/#tab") { _ in Leaf.leaf("id") }
        }
        #expect(
            rows == [
                "/ exact Page", "/settings exact Page", "/users/:team/add exact Leaf",
                "/users/:team/<int:id>/#tab exact Leaf", "/help prefix Page",
            ])
    }

    @Test("a fallback takes what the joined route does not, and a row says so once")
    func fallback() {
        let rows = rows { route in
            route.screen("a", join: Leaf.self, fallback: .fixed("a"), Page.nested)
        } leaf: { route in
            route.screen("x", .leaf("x"))
            route.screen("") { _, _ in Leaf.leaf("rest") }
        }
        #expect(rows == ["/a/x exact Leaf", "/a prefix Leaf"])
    }

    @Test("a route that joins itself is written once, and stands for all that may follow")
    func recursion() {
        let rows = rows { route in
            route.screen("page", join: Page.self) { $0 }
            route.screen("", join: Page.self) { $0 }
            route.screen("leaf", join: Leaf.self, Page.nested)
        } leaf: { route in
            route.screen("end", .leaf("end"))
            route.screen("back", join: Page.self) { _ in .leaf("back") }
        }
        #expect(rows == ["/page prefix Page", "/leaf/end exact Leaf", "/leaf/back prefix Leaf"])
    }

    @Test("nothing can be written behind a rest or a fragment, so the joining screen stands for it")
    func closedJoins() {
        let rows = rows { route in
            route.screen("a/<path:more>", join: Leaf.self, Page.nested)
            route.screen("b/#c", join: Leaf.self, Page.nested)
        } leaf: { route in
            route.screen("x", .leaf("x"))
        }
        #expect(rows == ["/a/<path:more> prefix Page", "/b/#c prefix Page"])
    }

    @Test("a route type that joins ever new types is followed as deep as paths are read")
    func endlessTypes() {
        let rows = Router<Endless<Page>>().manifest().routes
        #expect(rows.count == 32)
        #expect(rows.last?.pattern == "/" + String(repeating: "in/", count: 31) + "end")
        #expect(Router<Endless<Page>>().lint().isEmpty)
        let deepest = "/" + String(repeating: "in/", count: 31) + "end"
        #expect(Router<Endless<Page>>().hydrate(path: deepest))
        #expect(!Router<Endless<Page>>().hydrate(path: "/in" + deepest))
    }

    @Test("a route type that joins two new types at each step is not followed for ever", .timeLimit(.minutes(10)))
    func endlessTree() throws {
        #expect(Router<Branching<Page>>().lint().isEmpty)
        let manifest = Router<Branching<Page>>().manifest()
        #expect(manifest.routes.count <= 20_000)
        _ = try manifest.table()
    }

    @Test("a manifest of tabs has each tab, and the screens of its stack behind it")
    func tabs() throws {
        let manifest = TabRouter(initial: MainTab.home, state: .init()).manifest(module: "App")
        #expect(
            manifest.routes.map { "\($0.pattern) \($0.policy) \($0.kind ?? "-")" } == [
                "/ exact MainTab", "/users/add exact UserRoute", "/users/:id exact UserRoute", "/users exact MainTab",
                "/posts/<int:number> exact PostRoute", "/posts exact MainTab",
            ])
        #expect(manifest.routes.allSatisfy { $0.module == "App" && $0.host == nil && $0.schemes.isEmpty })
        #expect(try manifest.table().lint().isEmpty)
    }

    private func findings(
        page: @escaping @Sendable (RouteMatch<Page>) -> Void, leaf: @escaping @Sendable (RouteMatch<Leaf>) -> Void
    ) -> [RouteFinding] {
        Declarations.$current.withValue(Declarations(page: page, leaf: leaf)) { Router<Page>().lint() }
    }

    @Test("lint finds what each type has done, and looks at a type once however often it is joined")
    func lint() {
        let findings = findings { route in
            route.screen(":id", .fixed("first"))
            route.screen(":name", .fixed("second"))
            route.screen("a", join: Leaf.self, Page.nested)
            route.screen("b", join: Leaf.self, Page.nested)
        } leaf: { route in
            route.screen("x/:id/:id", .leaf("twice"))
            route.screen("<int", .leaf("broken"))
            route.screen("c", join: Leaf.self) { $0 }
        }
        #expect(
            findings.map { "\($0.code.rawValue): \($0.registration)" } == [
                #"indistinguishable-registrations: #2 /:name (name "Page")"#,
                #"duplicate-placeholder-name: #1 /x/:id/:id (name "Leaf")"#,
                ##"invalid-pattern: #2 <int (name "Leaf")"##,
            ])
        #expect(findings.first?.witness != nil)
    }

    @Test("a screen behind a join of the same paths may get them after all, unless the join always takes them")
    func joinsInARow() {
        func codes(_ page: @escaping @Sendable (RouteMatch<Page>) -> Void) -> [String] {
            findings(page: page) { $0.screen("x", .leaf("x")) }.map(\.code.rawValue)
        }
        #expect(
            codes { route in
                route.screen("", join: Leaf.self, Page.nested)
                route.screen("") { _, rest in Page.fixed(rest) }
            }.isEmpty)
        #expect(
            codes { route in
                route.screen("", join: Leaf.self, fallback: .fixed("all"), Page.nested)
                route.screen("") { _, rest in Page.fixed(rest) }
            } == ["indistinguishable-registrations"])
        #expect(
            codes { route in
                route.screen("", join: Leaf.self, Page.nested)
                route.screen("", join: Leaf.self, Page.nested)
            } == ["indistinguishable-registrations"])
    }

    @Test("screens whose pattern does not parse are left out of the manifest, so that it can always be read")
    func brokenPatterns() throws {
        let routes = Declarations.$current.withValue(Declarations(page: { $0.screen("<int", .fixed("broken")) })) {
            Router<Page>().manifest().routes
        }
        #expect(routes.isEmpty)
    }
}

/// Joins a new type of its kind at every level.
struct Endless<Inner>: Route {
    let text: String
}

extension Endless: FromURLRoute {
    static func from(route: RouteMatch<Self>) {
        route.screen("end", Self(text: "end"))
        route.screen("in", join: Endless<[Inner]>.self) { Self(text: $0.text) }
    }
}

/// Joins two new types at each step, and has no screen of its own.
struct Branching<Inner>: Route {}

extension Branching: FromURLRoute {
    struct Left {}
    struct Right {}

    static func from(route: RouteMatch<Self>) {
        route.screen("left", join: Branching<Left>.self) { _ in Self() }
        route.screen("right", join: Branching<Right>.self) { _ in Self() }
    }
}
