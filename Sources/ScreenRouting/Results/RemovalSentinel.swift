import Foundation

/// Lives inside a screen and tells when the screen is gone.
package final class RemovalSentinel: Sendable {
    private let onRemoval: @MainActor @Sendable () -> Void

    private init(_ onRemoval: @escaping @MainActor @Sendable () -> Void) {
        self.onRemoval = onRemoval
    }

    // A screen may be released on any thread, so the news travels to the main actor by itself.
    deinit {
        Task { @MainActor [onRemoval] in onRemoval() }
    }

    /// Ties a sentinel to the life of a screen.
    @MainActor
    package static func attach(
        to viewController: PlatformViewController, _ onRemoval: @escaping @MainActor @Sendable () -> Void
    ) {
        let sentinel = RemovalSentinel(onRemoval)
        #if canImport(ObjectiveC)
        // The sentinel's own address is a key that nobody else uses while it lives.
        let key = UnsafeRawPointer(Unmanaged.passUnretained(sentinel).toOpaque())
        objc_setAssociatedObject(viewController, key, sentinel, .OBJC_ASSOCIATION_RETAIN)
        #elseif !(canImport(UIKit) && !os(watchOS))
        viewController.attachments.append(sentinel)
        #else
        // UIKit without its runtime: its performer observes removals by itself. Not calling at all would leave a
        // caller waiting, so a screen that cannot be watched counts as removed.
        withExtendedLifetime(sentinel) {}
        #endif
    }
}
