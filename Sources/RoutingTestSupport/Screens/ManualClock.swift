import Foundation

/// A clock that stands still until a test moves it.
///
/// ```swift
/// let clock = ManualClock()
/// let router = Router(navigationPerformer: performer, sleep: clock.sleep)
/// ```
@MainActor
public final class ManualClock {
    private struct Sleeper {
        let id: Int
        let wakeTime: TimeInterval
        let continuation: CheckedContinuation<Void, any Error>
    }

    /// How many seconds have passed.
    public private(set) var now: TimeInterval = 0
    private var sleepers: [Sleeper] = []
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var lastID = 0

    /// Creates a clock that stands at zero.
    public init() {}

    /// Waits for the clock to move on so many seconds; this is what a router takes as its `sleep`.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    public nonisolated var sleep: @Sendable (TimeInterval) async throws -> Void {
        { seconds in try await self.wait(seconds) }
    }

    /// How many tasks wait for the clock.
    public var sleeperCount: Int { sleepers.count }

    /// Moves the clock and wakes whoever has waited long enough.
    public func advance(by seconds: TimeInterval) {
        now += seconds
        let woken = sleepers.filter { $0.wakeTime <= now }
        sleepers.removeAll { $0.wakeTime <= now }
        for sleeper in woken { sleeper.continuation.resume() }
    }

    /// Returns once at least so many tasks wait for the clock.
    public func waitForSleepers(_ count: Int = 1) async {
        guard sleepers.count < count else { return }
        await withCheckedContinuation { watchers.append((count, $0)) }
    }

    private func wait(_ seconds: TimeInterval) async throws {
        lastID += 1
        let id = lastID
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                if Task.isCancelled {
                    continuation.resume(throwing: CancellationError())
                } else {
                    sleepers.append(Sleeper(id: id, wakeTime: now + seconds, continuation: continuation))
                    notify()
                }
            }
        } onCancel: {
            Task { @MainActor in cancel(id) }
        }
    }

    private func cancel(_ id: Int) {
        guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
        sleepers.remove(at: index).continuation.resume(throwing: CancellationError())
    }

    private func notify() {
        let ready = watchers.filter { $0.count <= sleepers.count }
        watchers.removeAll { $0.count <= sleepers.count }
        for watcher in ready { watcher.continuation.resume() }
    }
}
