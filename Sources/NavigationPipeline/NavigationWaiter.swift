/// Somebody who is woken when the order changes for a navigation.
@MainActor
@usableFromInline
enum NavigationWaiter {
    case turn(CheckedContinuation<Void, Never>)
    case race(@MainActor () -> Void)

    @usableFromInline
    func resume() {
        switch self {
        case .turn(let continuation): continuation.resume()
        case .race(let interrupt): interrupt()
        }
    }
}
