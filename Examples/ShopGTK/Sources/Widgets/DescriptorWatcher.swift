import CGTK
import Dispatch
import Foundation

/// Waits for file descriptors on a queue of its own and wakes the main queue when one is ready.
struct DescriptorWatcher {
    private let queue = DispatchQueue(label: "gtk.descriptors")
    private let interruption = Pipe()

    /// Begins to wait.
    ///
    /// ``stop()`` has to follow before the next call.
    func watch(_ descriptors: [GPollFD]) {
        let ends = interruption.fileHandleForReading.fileDescriptor
        let watched =
            [pollfd(fd: ends, events: Int16(POLLIN), revents: 0)]
            + descriptors.map { pollfd(fd: $0.fd, events: Int16(bitPattern: $0.events), revents: 0) }
        queue.async {
            var watched = watched
            while poll(&watched, nfds_t(watched.count), -1) < 0, errno == EINTR {}
            // The main thread interrupts only when it is awake already.
            if watched[0].revents == 0 { DispatchQueue.main.async {} }
        }
    }

    /// Ends the wait, if it has not ended.
    func stop() {
        var byte: UInt8 = 0
        write(interruption.fileHandleForWriting.fileDescriptor, &byte, 1)
        queue.sync {}
        read(interruption.fileHandleForReading.fileDescriptor, &byte, 1)
    }
}
