/// Waits for what comes first of a guard's decision and the reasons not to wait for it.
@MainActor
@usableFromInline
final class GuardRace<Decision> {
    /// What came first.
    @usableFromInline
    enum Ending {
        case decided(Result<Decision, any Error>)
        case failed(NavigationFailure)
    }

    @usableFromInline
    enum State {
        case running
        case awaited(CheckedContinuation<Void, Never>)
        case ended(Ending)
    }

    @usableFromInline var state = State.running
    /// Whether the guard has returned, whatever came first.
    @usableFromInline var isGuardDone = false

    @inlinable
    init() {}

    /// Takes the first ending; later ones do nothing.
    @inlinable
    func end(_ ending: Ending) {
        switch state {
        case .running:
            state = .ended(ending)
        case .awaited(let continuation):
            state = .ended(ending)
            continuation.resume()
        case .ended:
            break
        }
    }

    @inlinable
    func ending() async -> Ending {
        if case .running = state {
            await withCheckedContinuation { state = .awaited($0) }
        }
        guard case .ended(let ending) = state else { return .failed(.cancelled) }
        return ending
    }
}
