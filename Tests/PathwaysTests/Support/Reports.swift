import Foundation

/// Keeps what a test makes the program report.
final class Reports: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var texts: [String] = []  // Touched only while the lock is held.

    func add(_ message: String) { lock.withLock { texts.append(message) } }
    var messages: [String] { lock.withLock { texts } }
}
