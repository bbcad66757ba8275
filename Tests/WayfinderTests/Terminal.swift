import Foundation

/// A pseudo terminal for a process to write to.
final class Terminal {
    /// The end that a process takes for its terminal.
    let end: FileHandle
    private let near: FileHandle

    /// A terminal that the system does not give.
    struct Unavailable: Error {}

    init() throws {
        var (near, end): (Int32, Int32) = (-1, -1)
        guard let open = Self.openTerminal, open(&near, &end, nil, nil, nil) == 0 else { throw Unavailable() }
        self.near = FileHandle(fileDescriptor: near, closeOnDealloc: true)
        self.end = FileHandle(fileDescriptor: end, closeOnDealloc: true)
    }

    /// What was written so far.
    ///
    /// A terminal holds little: use it after a process that wrote less than 4 KiB.
    func text() throws -> String {
        String(decoding: near.availableData, as: UTF8.self)
    }

    private typealias OpenTerminal =
        @convention(c) (
            UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer?,
            UnsafeMutableRawPointer?,
            UnsafeMutableRawPointer?
        ) -> Int32

    /// `openpty`, which not every platform's module map declares.
    private static var openTerminal: OpenTerminal? {
        dlsym(dlopen(nil, RTLD_NOW), "openpty").map { unsafeBitCast($0, to: OpenTerminal.self) }
    }
}
