import Foundation
import Observation

/// Counts how often a change wakes an observer, as SwiftUI counts reasons to draw a view again.
///
/// ```swift
/// let counter = ObservationCounter { _ = router.route }
/// router.push(.settings)
/// counter.count  // 1
/// ```
///
/// What the closure reads is observed, and nothing else. After each notification it is read again, so later changes
/// count too.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public final class ObservationCounter {
    private let observer: Observer

    /// Begins to count.
    ///
    /// - Parameter read: Reads what is to be observed; it is kept as long as the counter, and should have no effect.
    public init(reading read: @escaping () -> Void) {
        observer = Observer(read: read)
        observer.observe()
    }

    /// How many notifications there were since the beginning or the last ``reset()``.
    public var count: Int { observer.count }

    /// Begins to count from 0 again.
    public func reset() { observer.reset() }
}

@available(*, unavailable)
extension ObservationCounter: Sendable {}

/// Reads again whenever what it read is about to change.
///
/// Observation wants a `@Sendable` closure, for it knows nothing of where changes come from. Here the closure runs on
/// the thread that makes the change, in the middle of it. The counter is not Sendable and neither are routers, so that
/// is always the isolation that made the counter; `count` has a lock, for a read state may be Sendable and change
/// elsewhere.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private final class Observer: @unchecked Sendable {
    private let read: () -> Void
    private let lock = NSLock()
    private var notifications = 0

    init(read: @escaping () -> Void) {
        self.read = read
    }

    var count: Int { lock.withLock { notifications } }

    func reset() { lock.withLock { notifications = 0 } }

    func observe() {
        withObservationTracking(read) { [weak self] in
            guard let self else { return }
            lock.withLock { notifications += 1 }
            observe()
        }
    }
}
