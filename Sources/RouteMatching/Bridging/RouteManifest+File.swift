import Foundation

extension RouteManifest {
    /// Writes the manifest to a file as JSON, for the command-line tool and for review.
    ///
    /// The same routes are the same bytes, so a file under version control changes only when the routes do. One line in
    /// a test keeps it up to date:
    ///
    /// ```swift
    /// try router.manifest().write(to: URL(fileURLWithPath: "routes.json"))
    /// ```
    ///
    /// - Parameter file: The file, which is replaced when it exists.
    /// - Throws: What Foundation says when the file cannot be written.
    public func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(self) + Data("\n".utf8)).write(to: file, options: .atomic)
    }
}
