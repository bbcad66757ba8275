import Foundation
import RoutingTestSupport
import ScreenRouting
import Testing

/// The table of the document's "Routing Setup", on a router of its own.
@MainActor
func makeRouter(_ performer: any NavigationPerforming) -> Router {
    let router = Router(navigationPerformer: performer)
    router.addRoutes([
        RouteRecord(name: "tabbar", path: "/tabbar", meta: RouteMeta(transition: .replaceRoot())) { _ in
            TabBarViewController()
        },
        RouteRecord(name: "me", path: "/me", meta: RouteMeta(tabIndex: 2)) { _ in
            ProfileViewController()
        },
        RouteRecord(name: "login", path: "/login", meta: RouteMeta(transition: .present())) { location in
            let controller = LoginViewController()
            controller.callback = location.context as? CallBackBlock
            return controller
        },
        RouteRecord(name: "novel_detail", path: "/novel/:id") { location in
            NovelDetailViewController(id: location.params["id"] ?? "")
        },
        RouteRecord(
            name: "reading", path: "/reading",
            action: { location in
                let novelID = Int(location.query["novel_id"] ?? "") ?? 0
                ReaderManager.shared.load(novelID: novelID)
                return true
            }),
        RouteRecord(name: "old_page", path: "/old", redirect: .path("/novel/list")),
    ])
    return router
}

@MainActor
struct ScreenDocumentTests {
    private let spy = SpyPerformer()

    private var shown: [PlatformViewController] { spy.performed.map(\.1) }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test("Quick Start: declare, register, guard, push; the shared router is only a convenience")
    func quickStart() async throws {
        let router = Router.shared
        router.navigationPerformer = spy
        router.register(UserDetail.self) { route, _ in
            UserViewController(userID: route.id)
        }
        router.beforeEach { _, _ in .allow }
        Router.shared.push(UserDetail(id: 42))
        try await Router.shared.navigate(to: UserDetail(id: 43))
        #expect(shown.map { ($0 as? UserViewController)?.userID } == [42, 43])
        router.navigationPerformer = nil
    }

    @Test("Deep links (optional): the pattern is registered with the type")
    func deepLinks() async throws {
        let router = Router(navigationPerformer: spy)
        router.register(UserDetail.self) { route, context in
            UserViewController(userID: route.id)
        }
        let link = try url("myapp://user/42?ref=email")
        let opened: Bool = { router.open(link) }()
        #expect(opened)
        try await router.open(try url("myapp://user/42"))
        #expect(shown.map { ($0 as? UserViewController)?.userID } == [42, 42])
    }

    @Test("Multiple feature modules: installed from one place")
    func modules() throws {
        let router = Router(navigationPerformer: spy)
        AppModules.registerAll(in: router)
        router.push(UserDetail(id: 1))
        router.push(name: "novel_list")
        #expect(shown.count == 2)
    }

    @Test("Routing Setup: each record leads to its screen, its action or its redirect")
    func records() async throws {
        let router = makeRouter(spy)
        router.push(name: "novel_detail", params: ["id": "123"], query: ["from": "home"])
        #expect((shown.last as? NovelDetailViewController)?.id == "123")
        #expect(router.currentLocation?.query == ["from": "home"])
        router.push(path: "/reading?novel_id=1")
        #expect(ReaderManager.shared.loaded.last == 1)
        router.push(name: "tabbar")
        #expect(shown.last is TabBarViewController)
        guard case .replaceRoot? = spy.performed.last?.0.kind else {
            Issue.record("not the record's transition")
            return
        }
        router.replace(name: "novel_detail", params: ["id": "123"])
        guard case .replace? = spy.performed.last?.0.kind else {
            Issue.record("not replaced")
            return
        }
        router.push(path: "/old")
        #expect((shown.last as? NovelDetailViewController)?.id == "list")
        var isCalled = false
        let callback: CallBackBlock = { isCalled = true }
        router.push(name: "login", context: callback)
        (shown.last as? LoginViewController)?.callback?()
        #expect(isCalled)
    }

    @Test("RouteLocation: name, path, params, query, context, meta, url and route")
    func location() async throws {
        let router = makeRouter(spy)
        router.register(UserDetail.self) { route, _ in UserViewController(userID: route.id) }
        try await router.navigate(path: "/novel/1?a=b", query: ["c": "d"], context: 5)
        let record = try #require(router.currentLocation)
        #expect(record.name == "novel_detail")
        #expect(record.path == "/novel/1")
        #expect(record.params == ["id": "1"])
        #expect(record.query == ["a": "b", "c": "d"])
        #expect(record.context as? Int == 5)
        #expect(record.url == nil)
        #expect(record.route == nil)
        try await router.open(try url("myapp://user/42"))
        let typed = try #require(router.currentLocation)
        #expect(typed.path == "/user/42")
        #expect(typed.url?.absoluteString == "myapp://user/42")
        #expect((typed.route as? UserDetail)?.id == 42)
    }

    @Test("Navigation: back and switchTab are the performer's")
    func backAndTabs() {
        let performer = RecordingPerformer(
            roots: [TabBarViewController(), NovelListViewController(), ProfileViewController()], hasTabs: true)
        let router = makeRouter(performer)
        router.switchTab(name: "me")
        #expect(performer.selectedTab == 2)
        router.push(name: "novel_detail", params: ["id": "1"])
        router.back()
        #expect(performer.stack.count == 1)
    }

    @Test("Guards: allow, cancel and redirect; a blocked convenience navigation is not a failure")
    func guards() async throws {
        let router = makeRouter(spy)
        router.addRoutes([
            RouteRecord(name: "orders", path: "/orders", meta: RouteMeta(requiresAuth: true)) { _ in
                NovelListViewController()
            }
        ])
        router.beforeEach { to, from in
            guard to.meta.requiresAuth else { return .allow }
            return AccountService.shared.isLoggedIn ? .allow : .redirect(.name("login"))
        }
        router.afterEach { to, from in
            Analytics.track(screen: to.path)
        }
        try await router.navigate(path: "/orders")
        #expect(shown.last is LoginViewController)
        #expect(Analytics.screens == ["/login"])
        AccountService.shared.isLoggedIn = true
        try await router.navigate(path: "/orders")
        #expect(shown.last is NovelListViewController)
    }

    @Test("Typed Routes: via, viewController(for:) and the preferred transition")
    func typedRoutes() async throws {
        let router = Router(navigationPerformer: spy)
        router.register(UserDetail.self) { route, context in
            UserViewController(userID: route.id)
        }
        router.register(SettingsRoute.self) { _, _ in ProfileViewController() }
        try await router.navigate(to: UserDetail(id: 42), via: .present())
        guard case .present? = spy.performed.last?.0.kind else {
            Issue.record("not presented")
            return
        }
        let controller = try router.viewController(for: UserDetail(id: 42))
        #expect((controller as? UserViewController)?.userID == 42)
        router.push(SettingsRoute())
        guard case .present(let config)? = spy.performed.last?.0.kind else {
            Issue.record("not presented")
            return
        }
        #expect(config.style == .formSheet)
    }

    @Test(
        "Pattern Syntax: each kind of segment, and literals before placeholders",
        arguments: [
            ("/user", "literal"), ("/s/x", "string"), ("/i/7", "int"), ("/d/1.5", "double"), ("/b/TRUE", "bool"),
            ("/u/4F3C5A9E-93C2-4B1A-9D57-0A1B2C3D4E5F", "uuid"), ("/s/fixed", "fixed"),
        ])
    func patterns(path: String, expected: String) async throws {
        let router = Router(navigationPerformer: spy)
        let table: [(String, RoutePattern)] = [
            ("string", "s/:id"), ("fixed", "s/fixed"), ("int", "i/<int:id>"), ("double", "d/<double:lat>"),
            ("bool", "b/<bool:flag>"), ("uuid", "u/<uuid:token>"), ("literal", "user"),
        ]
        router.addRoutes(
            table.map { name, pattern in RouteRecord(name: name, path: pattern) { _ in StandInController() } })
        try await router.navigate(path: path)
        #expect(router.currentLocation?.name == expected)
    }

    @Test("Pattern Syntax: a pattern with a scheme matches that scheme, one without matches any")
    func schemes() throws {
        let router = Router(navigationPerformer: spy)
        router.addRoutes([
            RouteRecord(path: "myapp://user/:id") { _ in StandInController() },
            RouteRecord(path: "item/:id") { _ in StandInController() },
        ])
        for (text, isFound) in [("myapp://user/1", true), ("other://user/1", false), ("other://item/1", true)] {
            #expect(router.open(try url(text)) as Bool == isFound, "\(text)")
        }
    }

    @Test("Result Routes: finish hands the value over, a dismissal gives nil")
    func results() async throws {
        let performer = RecordingPerformer()
        let router = Router(navigationPerformer: performer)
        router.register(ColorPickerRoute.self) { route, context in
            let controller = ColorPickerViewController()
            controller.onPick = { color in
                context.finish(color)
            }
            return controller
        }
        router.afterEach { to, _ in
            let picks = to.context as? String == "pick"
            if picks { (performer.stack.last as? ColorPickerViewController)?.onPick(.red) } else { performer.dismiss() }
        }
        let chosen = try await router.present(forResult: ColorPickerRoute(), context: "pick")
        #expect(chosen == .red)
        let color = try await router.present(forResult: ColorPickerRoute())
        #expect(color == nil)
    }

    @Test("Transitions: every kind reaches the performer")
    func transitions() async throws {
        let router = Router(navigationPerformer: spy)
        router.register(UserDetail.self) { route, _ in UserViewController(userID: route.id) }
        let route = UserDetail(id: 1)
        try await router.navigate(to: route, via: .push(animated: false))
        try await router.navigate(to: route, via: .present(PresentationConfig(style: .pageSheet, detents: [.medium])))
        try await router.navigate(to: route, via: .replace())
        try await router.navigate(to: route, via: .replaceRoot())
        try await router.navigate(to: route, via: .custom(MyTransition()))
        #expect(
            spy.performed.map { String("\($0.0.kind)".prefix { $0 != "(" }) }
                == ["push", "present", "replace", "replaceRoot", "custom"])
    }

    @Test("Errors: the cases of the document, with their values")
    func errors() {
        let errors: [RouterError] = [
            .notRegistered(routeType: "A"), .parameterMissing(name: "id"),
            .parameterTypeMismatch(name: "id", expected: "Int", actual: "x"), .guardCancelled,
            .redirectLoopDetected(depth: 8), .noNavigationContext,
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
    }

    @Test("Parameters: every accessor, present, missing and mistyped")
    func parameters() throws {
        let id = UUID()
        let values = RouteParameters(["i": "7", "d": "1.5", "b": "False", "u": id.uuidString, "s": "text"])
        #expect(try values.int("i") == 7)
        #expect(try values.double("d") == 1.5)
        #expect(try values.bool("b") == false)
        #expect(try values.uuid("u") == id)
        #expect(try values.string("s") == "text")
        #expect(try values.intIfPresent("none") == nil)
        #expect(try values.doubleIfPresent("none") == nil)
        #expect(try values.boolIfPresent("none") == nil)
        #expect(try values.uuidIfPresent("none") == nil)
        #expect(values.stringIfPresent("none") == nil)
        #expect(throws: RouterError.parameterMissing(name: "none")) { try values.int("none") }
        for (type, read) in [
            ("Int", { _ = try values.intIfPresent("s") }), ("Double", { _ = try values.double("s") }),
            ("Bool", { _ = try values.bool("s") }), ("UUID", { _ = try values.uuid("s") }),
        ] as [(String, () throws -> Void)] {
            let expected = RouterError.parameterTypeMismatch(name: "s", expected: type, actual: "text")
            #expect(throws: expected) { try read() }
        }
    }
}
