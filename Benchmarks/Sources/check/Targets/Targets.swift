import Foundation

/// The contents of `targets.json`.
struct Targets: Codable {
    var version: Int
    var bounds: [Bound]

    /// Reads the file beside the manifest of this package.
    static func load() throws -> Targets {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        let data = try Data(contentsOf: folder.appendingPathComponent("targets.json"))
        return try JSONDecoder().decode(Targets.self, from: data)
    }
}
