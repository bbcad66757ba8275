import RouteMatching
import RoutingTestSupport
import ScreenRouting
import Testing

private struct Feature: RouteProvider {
    let records: [RouteRecord]
    var takesUserDetail = false

    func registerRoutes(in router: Router) {
        router.addRoutes(records)
        router.beforeEach { _, _ in .cancel }
        if takesUserDetail { router.register(UserDetail.self) { _, _ in Screen("stolen") } }
    }
}

@MainActor
struct RegistrationTests {
    private let performer = RecordingPerformer(roots: [Screen("home")])
    private let router: Router

    init() { router = Router(navigationPerformer: performer) }

    private func record(_ name: String?, _ path: RoutePattern, _ title: String) -> RouteRecord {
        RouteRecord(name: name, path: path) { _ in Screen(title) }
    }

    @Test(
        "Two patterns that match the same URLs are reported, and the first stays",
        arguments: [
            ("/u/:id", "/u/:name", true), ("/u/<int:id>", "/u/<int:n>", true), ("a", "/a/", true),
            ("/café", "/cafe\u{301}", true), ("/f/<path:a>", "/f/<path:b>", true),
            ("/u/:id", "/u/<int:id>", false), ("/u/:id", "/u/me", false), ("myapp://u/:id", "/u/:id", false),
            ("myapp://u/:id", "other://u/:id", false), ("myapp://u/:id", "MYAPP://u/:x", true),
            ("/c/#done", "/c", false), ("/c/#done/:a", "/c/#done/:b", true),
        ])
    func ambiguity(first: String, second: String, isAmbiguous: Bool) throws {
        let patterns = [try RoutePattern(parsing: first), try RoutePattern(parsing: second)]
        let reports = misuses {
            router.addRoutes([record("one", patterns[0], "one"), record("two", patterns[1], "two")])
        }
        #expect(reports.isEmpty != isAmbiguous)
        if isAmbiguous {
            #expect(reports.first?.contains("'\(patterns[1])'") == true)
            #expect(router.lint().contains { "\($0)".contains("\(patterns[1])") })
        }
    }

    @Test("A second record of one name and a second registration of one type are reported; the first stays")
    func duplicates() throws {
        let reports = misuses {
            router.addRoutes([record("a", "/a", "first"), record("a", "/b", "second")])
            router.register(Settings.self) { _, _ in Screen("first settings") }
            router.register(Settings.self) { _, _ in Screen("second settings") }
        }
        #expect(reports.count == 2)
        router.push(name: "a")
        router.push(Settings())
        #expect(performer.performed.map { ($0.viewController as? Screen)?.title } == ["first", "first settings"])
    }

    @Test("A module is installed whole or not at all", arguments: [true, false])
    func atomicInstallation(conflicts: Bool) async throws {
        router.addRoutes([record("a", "/a", "a")])
        let before = router.manifest()
        let feature = Feature(records: [record("new", "/new", "new"), record(conflicts ? "a" : "b", "/b", "b")])
        var isInstalled = false
        let reports = misuses { isInstalled = router.install(feature) }
        #expect(isInstalled != conflicts)
        #expect(reports.count == (conflicts ? 1 : 0))
        if conflicts {
            #expect(router.manifest() == before)
            try await router.navigate(name: "a")
            #expect(
                await failure { try await router.navigate(name: "new") } as? RouterError
                    == .notRegistered(routeType: "new"))
            // What is left out can be installed once its conflict is gone.
            #expect(router.install(Feature(records: [record("new", "/new", "new")])))
        } else {
            #expect(router.manifest().routes.map(\.module) == [nil, "Feature", "Feature"])
            #expect(await failure { try await router.navigate(name: "new") } as? RouterError == .guardCancelled)
        }
    }

    @Test("A module that takes a registered type leaves nothing of itself, and the others are installed")
    func installAll() async throws {
        router.register(UserDetail.self) { _, _ in Screen("user") }
        let features = [
            Feature(records: [record("x", "/x", "x")], takesUserDetail: true),
            Feature(records: [record("y", "/y", "y")]),
        ]
        var areInstalled = true
        let reports = misuses { areInstalled = router.installAll(features) }
        #expect(!areInstalled)
        #expect(reports.count == 1)
        #expect(router.manifest().routes.compactMap(\.name) == ["UserDetail", "y"])
    }

    @Test("The manifest says what each pattern leads to")
    func manifest() {
        router.register(UserDetail.self) { _, _ in Screen("user") }
        router.addRoutes([
            record("a", "/a", "a"), RouteRecord(path: "/b", action: { _ in true }),
            RouteRecord(path: "/c", redirect: .name("a")),
        ])
        #expect(router.manifest().routes.map(\.kind) == ["UserDetail", "screen", "action", "redirect"])
        #expect(router.manifest().routes.map(\.pattern) == ["myapp://user/<int:id>", "/a", "/b", "/c"])
    }

    @Test("A host that is none is reported")
    func badHosts() {
        #expect(misuses { router.universalLinkHosts = ["https://example.com/"] }.count == 1)
    }

    @Test("Text that names a host without a scheme is nobody's path, and explain says so")
    func explainAuthority() {
        router.addRoutes([record("a", "/a", "a")])
        #expect(router.explain("//evil.com/a").winner == nil)
        #expect(router.explain("/a?x=1").winner?.registration.name == "a")
    }
}

@MainActor
struct PerformerKitTests {
    @Test("The recording performer passes the kit's own check")
    func recordingPerformer() async throws {
        let performer = RecordingPerformer(roots: [Screen("home")])
        try await checkNavigationPerforming(performer) { Screen("test") }
    }

    @Test("A performer that shows nothing does not pass it")
    func brokenPerformer() async throws {
        final class Broken: NavigationPerforming {
            func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) throws {}
            var visibleViewControllers: [PlatformViewController]? { [] }
        }
        await #expect(throws: RoutingTestFailure.self) {
            try await checkNavigationPerforming(Broken()) { Screen("test") }
        }
    }

    /// Works on a performer that does everything right but tells of removals in its own way.
    @MainActor private final class Telling: NavigationPerforming {
        let inner = RecordingPerformer(roots: [Screen("home")])
        let isLate: Bool
        private var calls: [@MainActor @Sendable () -> Void] = []

        init(isLate: Bool) { self.isLate = isLate }

        var visibleViewControllers: [PlatformViewController]? { inner.visibleViewControllers }

        func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) throws {
            try inner.perform(transition, viewController: viewController)
        }

        func goBack(animated: Bool) -> Bool {
            let isBack = inner.goBack(animated: animated)
            let told = calls
            calls = []
            Task {
                for _ in 0..<50 { await Task.yield() }
                for call in told {
                    call()
                    call()
                }
            }
            return isBack
        }

        func observeRemoval(
            of viewController: PlatformViewController, _ onRemoval: @escaping @MainActor @Sendable () -> Void
        ) {
            if isLate { calls.append(onRemoval) }
        }
    }

    @Test("A performer may tell of a removal late and twice")
    func lateRemoval() async throws {
        try await checkNavigationPerforming(Telling(isLate: true)) { Screen("test") }
    }

    @Test("A performer that never tells of a removal does not pass, and nobody waits for it for ever")
    func noRemoval() async {
        let failure = await #expect(throws: RoutingTestFailure.self) {
            try await checkNavigationPerforming(Telling(isLate: false), removalTimeout: 0) { Screen("test") }
        }
        #expect(failure?.description == "observeRemoval does not tell of a dismissal")
    }

    @Test("A check that is cancelled while it waits for a removal ends", .timeLimit(.minutes(10)))
    func cancelledCheck() async {
        let check = Task {
            try await checkNavigationPerforming(Telling(isLate: false), removalTimeout: .infinity) { Screen("test") }
        }
        check.cancel()
        await #expect(throws: RoutingTestFailure.self) { try await check.value }
    }
}
