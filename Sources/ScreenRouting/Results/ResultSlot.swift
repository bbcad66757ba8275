/// Where a screen leaves its result for the one caller who waits for it.
///
/// It resolves once: what comes first, the result, the screen's end or the caller's cancellation, decides.
@MainActor
final class ResultSlot {
    private enum State {
        case open(waiter: CheckedContinuation<Void, Never>?)
        case finished(Any)
        case closed
    }

    private var state = State.open(waiter: nil)
    /// Whether a screen was shown that can still finish.
    private(set) var isClaimed = false

    /// A screen that may finish has been made.
    func claim() { isClaimed = true }

    /// Resolves with a result.
    func finish(_ result: Any) { resolve(.finished(result)) }

    /// Resolves without a result.
    func close() { resolve(.closed) }

    /// Waits until the slot has resolved.
    ///
    /// - Returns: the result, or `nil` when there is none.
    /// - Throws: `CancellationError` when the task is cancelled before.
    func value() async throws -> Any? {
        if case .open = state {
            await withTaskCancellationHandler {
                await wait()
            } onCancel: {
                Task { @MainActor in close() }
            }
        }
        if case .finished(let result) = state { return result }
        try Task.checkCancellation()
        return nil
    }

    private func wait() async {
        await withCheckedContinuation { continuation in
            // Between the check above and here nothing else runs on the main actor, save a cancellation that came
            // first; its close is still on its way and will find the waiter.
            if case .open = state { state = .open(waiter: continuation) } else { continuation.resume() }
        }
    }

    private func resolve(_ outcome: State) {
        guard case .open(let waiter) = state else { return }
        state = outcome
        waiter?.resume()
    }
}
