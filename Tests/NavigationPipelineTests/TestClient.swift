import NavigationPipeline

/// Something that is opened once; whoever waits for it goes on then.
@MainActor
final class Gate {
    private var isOpen = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    func open() {
        isOpen = true
        for waiter in waiters { waiter.resume() }
        waiters = []
    }

    func wait() async {
        if !isOpen { await withCheckedContinuation { waiters.append($0) } }
    }
}

struct ClientError: Error, Equatable {
    let text: String
}

/// A client whose targets are words: each location is its target in capitals, and what guards, factories and the
/// performer do is set by the test.
@MainActor
final class TestClient: NavigationClient {
    var redirects: [String: String] = [:]
    var guardCounts: [String: Int] = [:]
    var decide: (Int, String) async throws -> NavigationDecision<String> = { _, _ in .allow }
    var makeScreen: (String) throws -> String? = { $0 }
    var failing: Set<String> = []
    var transition: Gate?

    private(set) var log: [String] = []
    private(set) var current: String?
    private var watchers: [(entry: String, gate: Gate)] = []

    func resolve(_ target: String) throws -> NavigationResolution<String, String> {
        if let other = redirects[target] { return .redirect(other) }
        if target.isEmpty { throw ClientError(text: "unknown") }
        return .location(target.uppercased(), guards: guardCounts[target] ?? 0)
    }

    func decide(_ index: Int, for location: String) async throws -> NavigationDecision<String> {
        note("ask \(location) \(index)")
        return try await decide(index, location)
    }

    func build(_ location: String) throws -> String? { try makeScreen(location) }

    func perform(_ screen: String) throws -> Bool {
        if failing.contains(screen) { throw ClientError(text: screen) }
        note("show \(screen)")
        return transition != nil
    }

    func waitForTransition() async throws { await transition?.wait() }

    func confirm(_ location: String, _ screen: String?) {
        current = location
        note("at \(location)")
    }

    /// Returns once the log has the entry.
    func waitFor(_ entry: String) async {
        if log.contains(entry) { return }
        let gate = Gate()
        watchers.append((entry, gate))
        await gate.wait()
    }

    var shown: [String] { log.filter { $0.hasPrefix("show ") }.map { String($0.dropFirst(5)) } }

    private func note(_ entry: String) {
        log.append(entry)
        for watcher in watchers where watcher.entry == entry { watcher.gate.open() }
        watchers.removeAll { $0.entry == entry }
    }
}
