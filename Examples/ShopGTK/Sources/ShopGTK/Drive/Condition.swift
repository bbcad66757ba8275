import Foundation
import Widgets

/// Waits for something to become true on screen.
///
/// It is looked at once after each turn of the main loop: something that happens is what makes a turn, so nothing is
/// missed and nothing is polled.
@MainActor
final class Condition {
    private var isTrue: () -> Bool = { true }
    private var waiter: CheckedContinuation<Bool, Never>?

    init() {
        MainLoop.shared.onTurn = { [weak self] in self?.check() }
    }

    /// Waits.
    ///
    /// - Returns: `false` when it did not become true within the limit.
    func wait(seconds: Double, until isTrue: @escaping () -> Bool) async -> Bool {
        if isTrue() { return true }
        self.isTrue = isTrue
        let alarm = Task { [weak self] in
            try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
            self?.finish(false)
        }
        defer { alarm.cancel() }
        return await withCheckedContinuation { waiter = $0 }
    }

    private func check() {
        if waiter != nil, isTrue() { finish(true) }
    }

    private func finish(_ result: Bool) {
        waiter?.resume(returning: result)
        waiter = nil
    }
}
