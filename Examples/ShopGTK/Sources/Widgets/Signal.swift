import CGTK

/// A Swift closure that a signal keeps alive until its widget is finalized.
@MainActor
private final class Handler {
    let run: (OpaquePointer?) -> Bool

    init(_ run: @escaping (OpaquePointer?) -> Bool) {
        self.run = run
    }
}

// Connected "swapped", a handler gets its own data first, then the signal's arguments if there are any. Reading a
// second argument that a signal does not have would be wrong, so there is one function for each case.
private let runWithoutArgument: @convention(c) (UnsafeMutableRawPointer) -> gboolean = { data in
    let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { handler.run(nil) } ? 1 : 0
}

private let runWithArgument: @convention(c) (UnsafeMutableRawPointer, Argument) -> gboolean = { data, argument in
    let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    let address = Int(bitPattern: argument)
    return MainActor.assumeIsolated { handler.run(OpaquePointer(bitPattern: address)) } ? 1 : 0
}

private typealias Argument = UnsafeMutableRawPointer?

extension Widget {
    /// Calls a closure at each emission of a signal.
    ///
    /// The widget keeps the closure, so a closure that needs the owner of the widget captures it weakly.
    public func on(_ signal: String, _ handler: @escaping @MainActor () -> Void) {
        connect(signal, unsafeBitCast(runWithoutArgument, to: GCallback.self)) { _ in
            handler()
            return false
        }
    }

    /// Calls a closure that answers a signal: `true` keeps GTK from going on.
    public func onDecision(_ signal: String, _ handler: @escaping @MainActor () -> Bool) {
        connect(signal, unsafeBitCast(runWithoutArgument, to: GCallback.self)) { _ in handler() }
    }

    /// Calls a closure with the first argument of a signal, an object.
    public func on(_ signal: String, withObject handler: @escaping @MainActor (OpaquePointer) -> Void) {
        connect(signal, unsafeBitCast(runWithArgument, to: GCallback.self)) { object in
            if let object { handler(object) }
            return false
        }
    }

    private func connect(
        _ signal: String, _ callback: @escaping GCallback, _ run: @escaping (OpaquePointer?) -> Bool
    ) {
        let data = Unmanaged.passRetained(Handler(run)).toOpaque()
        g_signal_connect_data(
            pointer, signal, callback, data, { data, _ in data.map { Unmanaged<Handler>.fromOpaque($0).release() } },
            G_CONNECT_SWAPPED)
    }
}
