import Foundation
import RoutingTestSupport
import ScreenRouting
import Testing

@MainActor
struct NavigationTests {
    private let performer = RecordingPerformer(roots: [Screen("home")])
    private let router: Router

    init() {
        router = Router(navigationPerformer: performer)
        router.register(UserDetail.self) { route, _ in Screen("user \(route.id)") }
        router.register(Settings.self) { _, _ in Screen("settings") }
        router.addRoutes([
            RouteRecord(name: "novel", path: "/novel/:id") { Screen("novel \($0.params["id"] ?? "")") },
            RouteRecord(name: "login", path: "/login", meta: RouteMeta(transition: .present())) { _ in Screen("login")
            },
            RouteRecord(name: "ping", path: "/ping", action: { _ in true }),
            RouteRecord(name: "refused", path: "/refused", action: { _ in false }),
            RouteRecord(name: "old", path: "/old", redirect: .path("/novel/list")),
            RouteRecord(name: "typed", path: "/n/<int:n>/<double:x>/<bool:f>/<uuid:u>/<path:rest>") { _ in Screen("n")
            },
        ])
    }

    @Test("One screen is found by type, name, path and URL")
    func surfaces() async throws {
        try await router.navigate(to: UserDetail(id: 1))
        try await router.navigate(name: "novel", params: ["id": "2"])
        try await router.navigate(path: "/novel/3?from=home")
        try await router.open(try #require(URL(string: "myapp://user/4?ref=email")))
        #expect(performer.titles == ["home", "user 1", "novel 2", "novel 3", "user 4"])
        #expect(router.currentLocation?.url?.absoluteString == "myapp://user/4?ref=email")
        #expect(router.currentLocation?.query == ["ref": "email"])
        #expect((router.currentLocation?.route as? UserDetail)?.id == 4)
    }

    @Test("Without guards the convenience verbs have shown their screen when they return")
    func immediateVerbs() throws {
        router.push(UserDetail(id: 1))
        router.push(name: "novel", params: ["id": "2"])
        router.replace(path: "/novel/3")
        #expect(performer.titles == ["home", "user 1", "novel 3"])
        #expect(router.back())
        #expect(router.back())
        #expect(!router.back(), "D7: going back from the first screen does nothing")
        let opened: Bool = router.open(try #require(URL(string: "myapp://user/4")))
        #expect(opened)
    }

    @Test("The transition is the caller's, else the record's, else the route type's, else a push")
    func transitionOrder() async throws {
        router.push(name: "login")
        #expect(performer.lastKind == "present")
        try await router.navigate(name: "login", via: .push(animated: false))
        #expect(performer.lastKind == "push")
        router.push(Settings())
        #expect(performer.lastKind == "present")
        try await router.navigate(to: Settings(), via: .replaceRoot())
        #expect(performer.lastKind == "replaceRoot")
        router.push(name: "novel", params: ["id": "1"])
        #expect(performer.lastKind == "push")
    }

    @Test(
        "Bad input fails with an error that has the value",
        arguments: [
            ("/nowhere", RouterError.notRegistered(routeType: "/nowhere")),
            ("", .malformedURL("", reason: .empty)),
            ("/\\evil.com", .malformedURL("/\\evil.com", reason: .backslash(offset: 1))),
            ("//evil.com/login", .notRegistered(routeType: "//evil.com/login")),
            (
                "https://evil.com@novel/1",
                .malformedURL("https://evil.com@novel/1", reason: .userInfoNotAllowed(scheme: "https"))
            ),
            ("/refused", .actionFailed(path: "/refused")),
        ])
    func badPaths(path: String, expected: RouterError) async {
        let error = await failure { try await router.navigate(path: path) }
        #expect(error as? RouterError == expected)
        #expect(performer.titles == ["home"])
        #expect(router.currentLocation == nil)
    }

    @Test("Unknown names and types, missing and mistyped parameters are the document's errors")
    func badNames() async {
        struct Unknown: Route {}
        let good = ["n": "1", "x": "1.5", "f": "true", "u": UUID().uuidString]
        let rows: [(RouterError, @MainActor @Sendable () async throws -> Void)] = [
            (.notRegistered(routeType: "nobody"), { try await router.navigate(name: "nobody") }),
            (.notRegistered(routeType: "Unknown"), { try await router.navigate(to: Unknown()) }),
            (.parameterMissing(name: "id"), { try await router.navigate(name: "novel") }),
            (
                .parameterTypeMismatch(name: "n", expected: "Int", actual: "one"),
                { try await router.navigate(name: "typed", params: good.merging(["n": "one"]) { $1 }) }
            ),
            (
                .parameterTypeMismatch(name: "id", expected: "a path segment", actual: ""),
                { try await router.navigate(name: "novel", params: ["id": ""]) }
            ),
        ]
        for (expected, body) in rows {
            #expect(await failure(of: body) as? RouterError == expected)
        }
        #expect(performer.titles == ["home"])
    }

    @Test(
        "The path of a named navigation reads back to the same parameters, whatever they hold",
        arguments: [
            "1/2", "x?y", "p#q", "100%", "a b", "é", "e\u{301}", "+", ";v=1", ":id", "*", "{x}", "$1", "👩‍👩‍👧", "..x",
            "%2F", "a\u{1}b",
        ])
    func namedPaths(value: String) async throws {
        try await router.navigate(name: "novel", params: ["id": value])
        let path = try #require(router.currentLocation?.path)
        #expect(router.currentLocation?.params == ["id": value])
        try await router.navigate(path: path)
        #expect(router.currentLocation?.params == ["id": value])
        #expect(router.currentLocation?.path == path)
    }

    @Test("E6: dot segments are gone before guards see the path", arguments: ["/a/../novel/7", "/a/%2e%2e/novel/7"])
    func dotSegments(path: String) async throws {
        let seen = ScriptedGuard()
        router.beforeEach(seen.routeGuard)
        try await router.navigate(path: path)
        #expect(seen.questions.first?.to.path == "/novel/7")
    }

    @Test("E7: a placeholder wins over a query item of its name")
    func placeholderWins() async throws {
        try await router.open(try #require(URL(string: "myapp://user/7?id=8")))
        #expect(performer.titles.last == "user 7")
    }

    @Test(
        "Web hosts of the app's own are dropped, other hosts stay the first segment",
        arguments: [
            ("https://example.com/novel/1", true), ("https://www.example.com/novel/1", false),
            ("https://evilexample.com/novel/1", false), ("https://example.com.evil.org/novel/1", false),
            ("myapp://novel/1", true), ("https://EXAMPLE.com./novel/1", true), ("https://novel/1", true),
        ])
    func universalLinks(text: String, isFound: Bool) throws {
        router.universalLinkHosts = ["example.com"]
        #expect(router.open(try #require(URL(string: text))) as Bool == isFound)
        #expect((router.explain(text).winner != nil) == isFound)
    }

    @Test(
        "A rest that its path would not give back is an error",
        arguments: [("a/b", true), ("", true), ("a//b", false), ("/a", false), ("a/", false), ("a/../b", false)])
    func namedRests(value: String, isPossible: Bool) async throws {
        router.addRoutes([RouteRecord(name: "files", path: "/files/<path:rest>") { _ in Screen("files") }])
        if isPossible {
            try await router.navigate(name: "files", params: ["rest": value])
            let path = try #require(router.currentLocation?.path)
            try await router.navigate(path: path)
            #expect(router.currentLocation?.params["rest"] == value)
        } else {
            await #expect(throws: RouterError.self) {
                try await router.navigate(name: "files", params: ["rest": value])
            }
            #expect(router.currentLocation == nil)
        }
    }

    @Test("A redirecting record leads on with the caller's context, and actions show nothing")
    func redirectsAndActions() async throws {
        try await router.navigate(path: "/old", context: 7)
        #expect(performer.titles == ["home", "novel list"])
        #expect(router.currentLocation?.context as? Int == 7)
        try await router.navigate(name: "ping")
        #expect(router.currentLocation?.name == "novel")
    }

    @Test("D10: a route that cannot be made fails the waiting caller; the other hears true and the error is reported")
    func throwingInitializer() async throws {
        struct Picky: Route, DeepLinkable {
            static let pattern: RoutePattern = "/picky"
            init(parameters: RouteParameters) throws {
                throw RouterError.parameterMissing(name: try parameters.string("why"))
            }
        }
        router.register(Picky.self) { _, _ in Screen("picky") }
        var reported: [any Error] = []
        router.onError = { reported.append($0) }
        let url = try #require(URL(string: "myapp:///picky?why=no"))
        let error = await failure { try await router.open(url) }
        #expect(error as? RouterError == .parameterMissing(name: "no"))
        let handled: Bool = { router.open(url) }()
        #expect(handled)
        #expect(reported.first as? RouterError == .parameterMissing(name: "no"))
    }

    @Test("A performer that throws leaves the current location, hooks and everything else as it was")
    func failingPerformer() async throws {
        var hooked: [String] = []
        router.afterEach { to, from in hooked.append("\(from?.path ?? "-") to \(to.path)") }
        try await router.navigate(path: "/novel/1")
        performer.failure = TestError()
        let error = await failure { try await router.navigate(path: "/novel/2") }
        #expect(error is TestError)
        #expect(router.currentLocation?.path == "/novel/1")
        #expect(hooked == ["- to /novel/1"])
        try await router.navigate(path: "/novel/3")
        #expect(hooked == ["- to /novel/1", "/novel/1 to /novel/3"])
    }

    @Test("Without a performer there is no navigation context")
    func noContext() async {
        let router = Router(navigationPerformer: nil)
        router.addRoutes([RouteRecord(path: "/a") { _ in Screen("a") }])
        #expect(await failure { try await router.navigate(path: "/a") } as? RouterError == .noNavigationContext)
    }

    @Test("The current location follows back, a dismissal by the user and a screen of somebody else")
    func currentLocation() {
        router.push(name: "novel", params: ["id": "1"])
        router.push(name: "login")
        #expect(router.currentLocation?.name == "login")
        performer.dismiss()
        #expect(router.currentLocation?.path == "/novel/1")
        router.back()
        #expect(router.currentLocation == nil)
    }

    @Test("A tab is switched through the guards, and the current location is the tab's")
    func tabs() async throws {
        let performer = RecordingPerformer(roots: [Screen("home"), Screen("cart"), Screen("me")], hasTabs: true)
        let router = Router(navigationPerformer: performer)
        router.addRoutes([
            RouteRecord(name: "me", path: "/me", meta: RouteMeta(tabIndex: 2)) { _ in Screen("unused") },
            RouteRecord(name: "stray", path: "/stray") { _ in Screen("unused") },
        ])
        router.switchTab(name: "me")
        #expect(performer.selectedTab == 2)
        #expect(performer.titles == ["me"])
        #expect(router.currentLocation?.name == "me")
        let error = await failure { try await router.navigate(name: "stray", via: .selectTab()) }
        #expect(error as? RouterError == .noScreen("stray"))
        #expect(performer.selectedTab == 2)
    }

    @Test("D9: a destination that is registered after the link came is found from then on")
    func lateRegistration() throws {
        let url = try #require(URL(string: "myapp://late"))
        #expect(!(router.open(url) as Bool))
        router.addRoutes([RouteRecord(path: "/late") { _ in Screen("late") }])
        #expect(router.open(url) as Bool)
    }

    @Test("The screen of a route can be made without showing it")
    func viewController() throws {
        #expect((try router.viewController(for: UserDetail(id: 9)) as? Screen)?.title == "user 9")
        #expect(performer.titles == ["home"])
    }
}
