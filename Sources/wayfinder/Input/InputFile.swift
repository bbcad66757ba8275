import Foundation

/// A file that the tool is told to read.
enum InputFile {
    /// Larger files are refused: nothing the tool reads is that long.
    static let maximumSize = 16 * 1024 * 1024

    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - file: Its name; `-` is standard input.
    ///   - kind: What it should be, for messages: `manifest`.
    static func contents(of file: String, kind: String) throws(Failure) -> Data {
        let data: Data?
        do {
            let handle =
                file == "-"
                ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
            data = try handle.read(upToCount: maximumSize + 1)
        } catch {
            let exists = FileManager.default.fileExists(atPath: file)
            throw .unreadableFile(
                file, kind: kind, reason: exists ? "the file cannot be read" : "there is no such file")
        }
        guard let data, data.count <= maximumSize else {
            let reason = data == nil ? "the file is empty" : "the file is larger than 16 MiB"
            throw .unreadableFile(file, kind: kind, reason: reason)
        }
        return data
    }
}
