import CGTK
import Dispatch
import Foundation

/// One loop on the main thread for GTK and for Swift's main actor.
///
/// GTK runs on GLib's main context, the main actor on Foundation's main run loop, and each would like to be the one
/// that sleeps. Here the run loop sleeps, and a helper queue waits for what GLib waits for and wakes it. Nothing is
/// polled: an idle window costs no processor time, and an event of either side is handled at once.
@MainActor
public final class MainLoop {
    /// The loop of the process.
    public static let shared = MainLoop()

    /// Called after each turn, when everything that was ready has run.
    public var onTurn: (() -> Void)?

    /// How often the loop has turned.
    public private(set) var turns = 0

    private let context = g_main_context_default()
    private let watcher = DescriptorWatcher()
    private var exitCode: Int32?

    private init() {}

    /// Starts GTK.
    ///
    /// - Returns: `false` when there is no display.
    public static func start() -> Bool {
        gtk_init_check() != 0
    }

    /// Runs until ``stop(exitCode:)``.
    ///
    /// - Returns: the exit code that was given.
    public func run() -> Int32 {
        while exitCode == nil {
            while g_main_context_iteration(context, 0) != 0 {}
            turns += 1
            onTurn?()
            if exitCode == nil { sleep() }
        }
        return exitCode ?? 0
    }

    /// Makes ``run()`` return.
    public func stop(exitCode: Int32 = 0) {
        self.exitCode = exitCode
    }

    /// Waits until GLib or the main actor has something to do; the main actor's work is done before it returns.
    private func sleep() {
        let (descriptors, timeout) = whatGLibWaitsFor()
        guard timeout != 0 else { return runMainActor(until: Date()) }
        watcher.watch(descriptors)
        runMainActor(until: timeout < 0 ? .distantFuture : Date(timeIntervalSinceNow: Double(timeout) / 1000))
        watcher.stop()
    }

    /// Returns as soon as the main run loop has served something.
    private func runMainActor(until limit: Date) {
        _ = RunLoop.main.run(mode: .default, before: limit)
    }

    /// The descriptors and the milliseconds after which one of GLib's sources is ready; -1 for no such time.
    private func whatGLibWaitsFor() -> (descriptors: [GPollFD], timeout: Int32) {
        guard g_main_context_acquire(context) != 0 else { return ([], 0) }
        defer { g_main_context_release(context) }
        var priority: Int32 = 0
        guard g_main_context_prepare(context, &priority) == 0 else { return ([], 0) }
        var timeout: Int32 = -1
        let count = g_main_context_query(context, priority, &timeout, nil, 0)
        var descriptors = [GPollFD](repeating: GPollFD(), count: Int(count))
        g_main_context_query(context, priority, &timeout, &descriptors, count)
        return (descriptors, timeout)
    }
}
