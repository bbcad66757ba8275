import NavigationPipeline
import RoutingTestSupport
import Testing

@MainActor
struct NavigationShellTests {
    private let client = TestClient()
    private let clock = ManualClock()
    private let shell: NavigationShell<TestClient>

    init() { shell = NavigationShell(sleep: clock.sleep) }

    private func outcome(of target: String) async -> String {
        do {
            try await shell.navigate(to: target, for: client)
            return "ok"
        } catch {
            return "\(error)"
        }
    }

    /// Begins a navigation in a task of its own.
    private func begin(_ target: String) -> Task<String, Never> {
        Task { await outcome(of: target) }
    }

    @Test("Without guards a navigation is over when the call that starts it returns")
    func immediate() {
        shell.start(to: "a", for: client) { _ in Issue.record("failed") }
        #expect(client.log == ["show A", "at A"])
        #expect(shell.isIdle)
    }

    @Test("Three navigations are performed in the order asked for, whatever becomes of each", arguments: 0..<64)
    func inOrder(combination: Int) async {
        // Each ends in one of four ways: shown, stopped by its guard, failed by its guard, failed by the performer.
        let names = ["a", "b", "c"]
        let ways = (0..<3).map { combination >> ($0 * 2) & 3 }
        let expected = ways.enumerated().map { index, way in
            ["ok", "stopped", "ClientError(text: \"guard\")", "ClientError(text: \"\(names[index].uppercased())\")"][
                way]
        }
        let gates = names.map { _ in Gate() }
        for name in names { client.guardCounts[name] = 1 }
        client.failing = Set(names.indices.filter { ways[$0] == 3 }.map { names[$0].uppercased() })
        client.decide = { _, location in
            let index = names.firstIndex(of: location.lowercased()) ?? 0
            await gates[index].wait()
            if ways[index] == 2 { throw ClientError(text: "guard") }
            return ways[index] == 1 ? .stop : .allow
        }
        var outcomes: [String?] = [nil, nil, nil]
        let done = Gate()
        for (index, name) in names.enumerated() {
            Task {
                outcomes[index] = await outcome(of: name)
                if !outcomes.contains(nil) { done.open() }
            }
        }
        await client.waitFor("ask A 0")
        // The gates open last first: order must not come from the guards.
        for gate in gates.reversed() { gate.open() }
        await done.wait()
        #expect(outcomes == expected)
        #expect(client.shown == names.indices.filter { ways[$0] == 0 }.map { names[$0].uppercased() })
        #expect(client.current == client.shown.last)
        #expect(shell.isIdle)
    }

    @Test("Under latestWins the first of two ends as superseded at once, though its guard never returns")
    func latestWins() async {
        shell.rule = .latestWins
        client.guardCounts = ["a": 1]
        let never = Gate()
        client.decide = { _, _ in
            await never.wait()
            return .allow
        }
        let first = begin("a")
        await client.waitFor("ask A 0")
        #expect(await outcome(of: "b") == "ok")
        #expect(await first.value == "superseded")
        #expect(client.shown == ["B"])
        never.open()
    }

    @Test("What a superseded navigation's guard still begins is not performed")
    func orphan() async {
        shell.rule = .latestWins
        client.guardCounts = ["a": 1]
        let gate = Gate()
        let nested = Gate()
        var nestedOutcome: String?
        client.decide = { _, _ in
            await gate.wait()
            nestedOutcome = await self.outcome(of: "nested")
            nested.open()
            return .allow
        }
        let first = begin("a")
        await client.waitFor("ask A 0")
        #expect(await outcome(of: "b") == "ok")
        #expect(await first.value == "superseded")
        gate.open()
        await nested.wait()
        #expect(nestedOutcome != "ok")
        #expect(client.shown == ["B"])
    }

    @Test("A guard that does not decide in time fails the navigation, and the next goes on")
    func timeout() async {
        shell.guardTimeout = 5
        client.guardCounts = ["a": 1, "b": 1]
        let never = Gate()
        client.decide = { _, location in
            if location == "A" { await never.wait() }
            return .allow
        }
        let first = begin("a")
        await clock.waitForSleepers()
        let second = begin("b")
        clock.advance(by: 4.9)
        #expect(client.shown.isEmpty)
        clock.advance(by: 0.1)
        #expect(await first.value == "timedOut(seconds: 5.0)")
        #expect(await second.value == "ok")
        #expect(client.log.last == "at B")
        never.open()
    }

    @Test("A guard that decides in time is not timed out", arguments: [1, 3])
    func inTime(count: Int) async {
        shell.guardTimeout = 5
        client.guardCounts = ["a": count]
        #expect(await outcome(of: "a") == "ok")
        #expect(client.log == (0..<count).map { "ask A \($0)" } + ["show A", "at A"])
    }

    @Test(
        "A task cancelled in a guard is never allowed, with and without a guard that can be left behind",
        arguments: [nil, 5.0])
    func cancelledInGuard(timeout: Double?) async {
        shell.guardTimeout = timeout
        client.guardCounts = ["a": 1]
        let gate = Gate()
        client.decide = { _, _ in
            await gate.wait()
            return .allow
        }
        let task = begin("a")
        await client.waitFor("ask A 0")
        task.cancel()
        if timeout == nil { gate.open() }
        #expect(await task.value == "cancelled")
        #expect(client.log == ["ask A 0"])
        gate.open()
    }

    @Test("A task cancelled while it waits for its turn ends without one")
    func cancelledInQueue() async {
        client.guardCounts = ["a": 1]
        let gate = Gate()
        client.decide = { _, _ in
            await gate.wait()
            return .allow
        }
        let first = begin("a")
        await client.waitFor("ask A 0")
        let second = begin("b")
        second.cancel()
        #expect(await second.value == "cancelled")
        gate.open()
        #expect(await first.value == "ok")
        #expect(client.shown == ["A"])
    }

    @Test("A navigation begun inside a guard runs at once and nothing deadlocks")
    func insideGuard() async {
        client.guardCounts = ["a": 1]
        client.decide = { _, _ in
            #expect(await self.outcome(of: "login") == "ok")
            return .allow
        }
        let others = ["b", "c"].map { begin($0) }
        #expect(await outcome(of: "a") == "ok")
        for other in others { #expect(await other.value == "ok") }
        #expect(client.shown == ["LOGIN", "A", "B", "C"] || client.shown == ["B", "C", "LOGIN", "A"])
    }

    @Test("A navigation begun inside a factory or an action runs at once")
    func insideFactory() {
        client.makeScreen = { location in
            if location == "A" { self.shell.start(to: "b", for: self.client) { _ in } }
            return location == "ACTION" ? nil : location
        }
        shell.start(to: "a", for: client) { _ in }
        shell.start(to: "action", for: client) { _ in }
        #expect(client.log == ["show B", "at B", "show A", "at A", "at ACTION"])
    }

    @Test("A navigation waits until the transition before it has come to rest")
    func transitions() async {
        let gate = Gate()
        client.transition = gate
        let first = begin("a")
        await client.waitFor("show A")
        #expect(client.current == nil)
        let second = begin("b")
        gate.open()
        #expect(await first.value == "ok")
        #expect(await second.value == "ok")
        #expect(client.log == ["show A", "at A", "show B", "at B"])
    }

    @Test("A navigation that begins itself without end is stopped, and the guards return")
    func endlessNesting() async {
        client.guardCounts = ["a": 1]
        var innermost: [String] = []
        client.decide = { _, _ in
            innermost.append(await self.outcome(of: "a"))
            return .stop
        }
        #expect(await outcome(of: "a") == "stopped")
        #expect(innermost.first == "tooManyRedirects(limit: 8)")
        #expect(shell.isIdle)
    }

    @Test("A redirect loop ends with the limit, by records and by guards", arguments: [true, false])
    func loops(byGuards: Bool) async {
        if byGuards {
            client.guardCounts = ["a": 1, "b": 1]
            client.decide = { _, location in .redirect(location == "A" ? "b" : "a") }
        } else {
            client.redirects = ["a": "b", "b": "a"]
        }
        #expect(await outcome(of: "a") == "tooManyRedirects(limit: 8)")
        #expect(client.shown.isEmpty)
    }

    @Test("The shell keeps neither its client nor a guard when a navigation is over")
    func lifetime() async {
        weak var released: TestClient?
        do {
            let client = TestClient()
            client.guardCounts = ["a": 1]
            let shell = NavigationShell<TestClient>(sleep: clock.sleep)
            shell.guardTimeout = 1
            try? await shell.navigate(to: "a", for: client)
            released = client
        }
        #expect(released == nil)
    }
}
