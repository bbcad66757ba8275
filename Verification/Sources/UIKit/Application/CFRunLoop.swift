// What the adapter uses of Core Foundation's run loop, with the signatures Swift gives it on Apple's systems. The loop
// does not run by itself: a test ends a turn, and with it comes `beforeWaiting`.

/// A signed index.
public typealias CFIndex = Int
/// A set of flags.
public typealias CFOptionFlags = UInt

/// An allocator; only `nil` is used.
public final class CFAllocator: Sendable {}

/// A run loop.
public final class CFRunLoop: Sendable {
    static let main = CFRunLoop()
}

/// The modes an observer is active in.
public struct CFRunLoopMode: Sendable {
    /// All modes in which an application handles events.
    public static let commonModes: CFRunLoopMode? = CFRunLoopMode()
}

/// A stage of a run loop's turn.
public struct CFRunLoopActivity: OptionSet, Sendable {
    /// The flags.
    public let rawValue: CFOptionFlags

    /// Creates a set.
    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }

    /// Nothing is left to do in this turn.
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
}

/// Is called at stages of a run loop's turn.
@MainActor
public final class CFRunLoopObserver {
    let activities: CFRunLoopActivity
    var block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?

    init(_ activities: CFRunLoopActivity, _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?) {
        self.activities = activities
        self.block = block
    }

    package func call(at activity: CFRunLoopActivity) {
        if activities.contains(activity) { block?(self, activity) }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes an observer.
///
/// Here it is always a repeating one, whose order does not matter.
@MainActor
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), block)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an observer.
@MainActor
public func CFRunLoopAddObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    if let observer { UIApplication.shared.runLoopObservers.append(observer) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes an observer away for good, and releases its block.
@MainActor
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
    observer?.block = nil
    UIApplication.shared.runLoopObservers.removeAll { $0 === observer }
}
