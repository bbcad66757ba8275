import AppAssociation
import RouteMatching

/// A published file and where it disagrees with the routes.
struct VerifiedFile {
    let name: String
    let kind: String
    let drift: [AssociationDrift]

    /// Reads a file of either kind: Apple's is an object, Android's an array.
    init(_ name: String, _ source: SiteSource) throws {
        self.name = name
        let data = try InputFile.contents(of: name, kind: "file")
        let first = data.first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
        if first == UInt8(ascii: "[") {
            kind = AssetLinks.group
            drift = try source.drift(of: try InputFile.association(AssetLinks.self, in: data, of: name))
        } else {
            kind = AppleAppSiteAssociation.group
            drift = try source.drift(of: try InputFile.association(AppleAppSiteAssociation.self, in: data, of: name))
        }
    }

    func text(_ console: Console) -> String {
        let file = QuotedText.printable(name)
        if drift.isEmpty { return console.styled("ok", .green) + "  \(file) agrees with the routes" }
        let lines = drift.map { "  " + QuotedText.printable($0.description) }
        return ([console.styled("drift", .red) + "  \(file)"] + lines).joined(separator: "\n")
    }
}
