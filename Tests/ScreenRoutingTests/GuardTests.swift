import Foundation
import RoutingTestSupport
import ScreenRouting
import Testing

@MainActor
struct GuardTests {
    private let performer = RecordingPerformer(roots: [Screen("home")])
    private let clock = ManualClock()
    private let router: Router

    init() {
        router = Router(navigationPerformer: performer, sleep: clock.sleep)
        router.addRoutes(
            ["a", "b", "c", "login"].map { name in
                RouteRecord(name: name, path: (try? RoutePattern(parsing: name)) ?? "/") { _ in Screen(name) }
            })
    }

    @Test("Guards are asked in the order of registration, the destination's own last")
    func order() async throws {
        var asked: [String] = []
        func asking(_ name: String) -> RouteGuard {
            { _, _ in
                asked.append(name)
                return .allow
            }
        }
        router.beforeEach(asking("first"))
        router.register(UserDetail.self, guards: [asking("own")]) { _, _ in Screen("user") }
        router.beforeEach(asking("second"))
        try await router.navigate(to: UserDetail(id: 1))
        #expect(asked == ["first", "second", "own"])
    }

    @Test("A cancelling guard throws to who waits, and is no failure to who does not")
    func cancel() async {
        var reported = 0
        router.onError = { _ in reported += 1 }
        let stop = ScriptedGuard(.cancel, .cancel)
        router.beforeEach(stop.routeGuard)
        #expect(await failure { try await router.navigate(name: "a") } as? RouterError == .guardCancelled)
        router.push(name: "b")
        await stop.waitUntilAsked(2)
        try? await router.navigate(name: "c")
        #expect(performer.titles == ["home", "c"])
        #expect(reported == 0)
    }

    @Test("D1: redirects that follow each other end with the typed error at the cap", arguments: [true, false])
    func loop(isGrowing: Bool) async {
        var hops = 0
        router.beforeEach { to, _ in
            hops += 1
            if isGrowing { return .redirect(.path("/login?from=\(to.path)\(hops)")) }
            return .redirect(.name(to.name == "a" ? "b" : "a"))
        }
        let error = await failure { try await router.navigate(name: "a") }
        #expect(error as? RouterError == .redirectLoopDetected(depth: 8))
        #expect(hops == 9)
        #expect(performer.titles == ["home"])
    }

    @Test("D2: a link that a guard held back is opened again byte for byte")
    func heldLink() async throws {
        let link = try #require(URL(string: "myapp://a?q=a%20b&x=%2F+%41#frag%20ment?x=1"))
        var held: URL?
        router.beforeEach { to, _ in
            if held != nil || to.name == "login" { return .allow }
            held = to.url
            return .redirect(.name("login"))
        }
        try await router.open(link)
        #expect(performer.titles == ["home", "login"])
        #expect(held?.absoluteString == link.absoluteString)
        try await router.open(try #require(held))
        #expect(router.currentLocation?.url?.absoluteString == link.absoluteString)
        #expect(router.currentLocation?.query == ["q": "a b", "x": "/+A"])
    }

    nonisolated static let noTimes: [TimeInterval] = [.nan, .signalingNaN, -1, -.leastNonzeroMagnitude, -.infinity]

    @Test("A timeout that is no time is reported and sets no limit", arguments: noTimes)
    func noTimeout(seconds: TimeInterval) async throws {
        router.guardTimeout = 3
        #expect(
            misuses { router.guardTimeout = seconds } == [
                "\(seconds) seconds is no time that a guard can take, in guardTimeout"
            ])
        #expect(router.guardTimeout == nil)
        router.beforeEach { _, _ in .allow }
        try await router.navigate(name: "a")
        #expect(performer.titles == ["home", "a"])
    }

    @Test("An infinite timeout is no limit", arguments: [TimeInterval.infinity])
    func infiniteTimeout(seconds: TimeInterval) {
        router.guardTimeout = seconds
        #expect(router.guardTimeout == nil)
    }

    @Test("A timeout may be longer than any clock runs", arguments: [1e10, .greatestFiniteMagnitude])
    func longTimeout(seconds: TimeInterval) async throws {
        let router = Router(navigationPerformer: performer)
        router.guardTimeout = seconds
        #expect(router.guardTimeout == seconds)
        router.addRoutes([RouteRecord(name: "a", path: "/a") { _ in Screen("a") }])
        router.beforeEach { _, _ in
            await Task.yield()
            return .allow
        }
        try await router.navigate(name: "a")
        #expect(performer.titles == ["home", "a"])
    }

    @Test("D3: a guard that never returns times out, with the state unchanged")
    func timeout() async {
        router.guardTimeout = 3
        let slow = ScriptedGuard(holds: true)
        router.beforeEach(slow.routeGuard)
        async let error = failure { try await router.navigate(name: "a") }
        await clock.waitForSleepers()
        clock.advance(by: 3)
        #expect(await error as? RouterError == .guardTimedOut(seconds: 3))
        slow.answer(.allow)
        #expect(performer.titles == ["home"])
        #expect(router.currentLocation == nil)
    }

    @Test("D3: a navigation cancelled in its guard fails as cancelled, whatever the guard says then")
    func cancelled() async {
        let slow = ScriptedGuard(holds: true)
        router.beforeEach(slow.routeGuard)
        let task = Task { await failure { try await router.navigate(name: "a") } }
        await slow.waitUntilAsked()
        task.cancel()
        slow.answer(.allow)
        #expect(await task.value is CancellationError)
        #expect(performer.titles == ["home"])
    }

    @Test("D4: two pushes with a slow first guard are performed in order")
    func inOrder() async {
        let slow = ScriptedGuard(holds: true)
        router.beforeEach(slow.routeGuard)
        router.push(name: "a")
        router.push(name: "b")
        await slow.waitUntilAsked(1)
        slow.answer(.allow)
        await slow.waitUntilAsked(2)
        #expect(performer.titles == ["home", "a"])
        slow.holds = false
        slow.answer(.allow)
        try? await router.navigate(name: "c")
        #expect(performer.titles == ["home", "a", "b", "c"])
    }

    @Test("D4: with latestWins the newer request takes the place of the one in its guards")
    func latestWins() async throws {
        router.conflictPolicy = .latestWins
        let slow = ScriptedGuard(holds: true)
        router.beforeEach(slow.routeGuard)
        let first = Task { await failure { try await router.navigate(name: "a") } }
        await slow.waitUntilAsked()
        slow.holds = false
        try await router.navigate(name: "b")
        #expect(await first.value as? RouterError == .superseded)
        #expect(performer.titles == ["home", "b"])
    }

    @Test("D5: while a guard is pending the current location is the old one")
    func pendingLocation() async throws {
        try await router.navigate(name: "a")
        let slow = ScriptedGuard(holds: true)
        router.beforeEach(slow.routeGuard)
        performer.holdsTransitions = true
        let task = Task { try await router.navigate(name: "b") }
        await slow.waitUntilAsked()
        #expect(router.currentLocation?.name == "a")
        #expect(slow.questions.first?.from?.name == "a")
        slow.answer(.allow)
        performer.holdsTransitions = false
        try await task.value
        #expect(router.currentLocation?.name == "b")
    }

    @Test("A transition that fails after it has begun fails the navigation")
    func failingTransition() async {
        var hooks = 0
        router.afterEach { _, _ in hooks += 1 }
        performer.holdsTransitions = true
        router.onError = { error in #expect(error is TestError) }
        router.push(name: "a")
        performer.finishTransition(throwing: TestError())
        performer.holdsTransitions = false
        try? await router.navigate(name: "b")
        #expect(hooks == 1)
    }

    @Test("A navigation begun inside a guard, a factory and an action runs at once")
    func reentrancy() async throws {
        // A router keeps its closures, so they must not keep the router.
        router.addRoutes([
            RouteRecord(path: "/factory") { [weak router] _ in
                router?.push(name: "a")
                return Screen("factory")
            },
            RouteRecord(
                path: "/action",
                action: { [weak router] _ in
                    router?.push(name: "b")
                    return true
                }),
        ])
        router.push(path: "/factory")
        router.push(path: "/action")
        #expect(performer.titles == ["home", "a", "factory", "b"])
        router.beforeEach { [weak router] to, _ in
            if to.name == "c" { try await router?.navigate(name: "login") }
            return .allow
        }
        try await router.navigate(name: "c")
        #expect(performer.titles.suffix(2) == ["login", "c"])
    }
}
