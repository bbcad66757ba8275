import Foundation

/// A list of texts behind a lock.
final class Lock: @unchecked Sendable {
    // Safe to share: `texts` is touched only while `lock` is held.
    private let lock = NSLock()
    private var texts: [String] = []

    func with<Result>(_ body: (inout [String]) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&texts)
    }
}
