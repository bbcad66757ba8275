#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The main thread's run loop.
@MainActor
enum MainRunLoop {
    /// Calls at the end of each of the loop's turns, when everything an event has led to is done and before the next
    /// is waited for, until the body returns `true`.
    static func atEndOfTurns(_ body: @escaping @MainActor () -> Bool) {
        let activity = CFRunLoopActivity.beforeWaiting.rawValue
        let observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, CFIndex.max) { observer, _ in
            if body() { CFRunLoopObserverInvalidate(observer) }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }
}
#endif
