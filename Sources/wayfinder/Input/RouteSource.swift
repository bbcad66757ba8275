import RouteMatching

/// The routes a command works on, and where they come from.
struct RouteSource {
    let table: RouteTable<RouteManifest.Route>
    /// The file's name, `-` for standard input, or nil for the sample.
    let file: String?

    init(_ invocation: Invocation) throws {
        file = invocation.value(of: .manifest)
        do {
            let manifest = try file.map(Self.manifest) ?? SampleShop.manifest
            table = try manifest.table()
        } catch let error as RouteManifest.Error {
            throw Failure.unreadableFile(file ?? "sample", kind: "manifest", reason: error.description)
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
        try InputFile.decode(RouteManifest.self, from: file, kind: "manifest")
    }

    /// The table's routes as a manifest.
    var manifest: RouteManifest { RouteManifest(routes: table.registrations.map(\.value)) }
}
