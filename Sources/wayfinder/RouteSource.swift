import Foundation
import RouteMatching

/// The routes a command works on, and where they come from.
struct RouteSource {
    let table: RouteTable<RouteManifest.Route>
    /// The file's name, `-` for standard input, or nil for the sample.
    let file: String?

    /// Larger files are refused: no table of routes is that long.
    static let maximumSize = 16 * 1024 * 1024

    init(_ invocation: Invocation) throws {
        file = invocation.value(of: .manifest)
        do {
            let manifest = try file.map(Self.manifest) ?? SampleShop.manifest
            table = try manifest.table()
        } catch let error as RouteManifest.Error {
            throw Failure.unreadableManifest(file: file ?? "sample", reason: error.description)
        }
    }

    /// Says which routes these are.
    var title: String {
        switch file {
        case nil: "the sample shop (give --manifest FILE for your own)"
        case "-": "the manifest on standard input"
        case .some(let file): "the manifest \(QuotedText.printable(file))"
        }
    }

    private static func manifest(in file: String) throws -> RouteManifest {
        do {
            return try JSONDecoder().decode(RouteManifest.self, from: try contents(of: file))
        } catch let error as DecodingError {
            throw Failure.unreadableManifest(file: file, reason: ManifestProblem.text(for: error))
        }
    }

    private static func contents(of file: String) throws(Failure) -> Data {
        let data: Data?
        do {
            let handle =
                file == "-"
                ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
            data = try handle.read(upToCount: maximumSize + 1)
        } catch {
            let exists = FileManager.default.fileExists(atPath: file)
            throw .unreadableManifest(
                file: file, reason: exists ? "the file cannot be read" : "there is no such file")
        }
        guard let data, data.count <= maximumSize else {
            let reason = data == nil ? "the file is empty" : "the file is larger than 16 MiB"
            throw .unreadableManifest(file: file, reason: reason)
        }
        return data
    }
}
