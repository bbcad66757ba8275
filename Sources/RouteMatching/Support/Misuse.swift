/// The one door through which programmer errors are reported.
///
/// A broken pattern literal or an ambiguous registration is a mistake in the
/// program, not in its input: debug builds stop on it with the reason, release
/// builds carry on in the documented, deterministic way.
package enum Misuse {
    /// Receives reports instead of the debug trap while a test observes them.
    @TaskLocal private static var observer: Observer?

    /// A struct around the closure: as a task-local value of its own a closure has crashed optimized builds.
    private struct Observer: Sendable {
        let receive: @Sendable (String) -> Void
    }

    /// Reports a programmer error.
    package static func report(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
        if let observer {
            observer.receive(message())
        } else {
            assertionFailure(message(), file: file, line: line)
        }
    }

    /// Runs `body` with reports handed to `observer` instead of trapping.
    package static func withObserver<Result>(
        _ observer: @escaping @Sendable (String) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        try $observer.withValue(Observer(receive: observer), operation: body)
    }
}
