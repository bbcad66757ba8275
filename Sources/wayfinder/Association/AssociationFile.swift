import AppAssociation
import Foundation
import RouteMatching

/// What the commands need of Apple's file and of Android's alike.
protocol AssociationFile: Sendable {
    /// The first word of the commands about it.
    static var group: String { get }
    /// Whose file it is, for help.
    static var owner: String { get }
    /// Where a host serves it.
    static var location: String { get }
    /// The option that names an app for it.
    static var appOption: Option { get }
    /// How many bytes systems read.
    static var maximumSize: Int { get }

    init(parsing bytes: Data) throws(AssociationFileError)
    static func validate(_ bytes: Data, contentType: String?) -> [AssociationFinding]
    init(madeBy generator: AssociationGenerator, host: String) throws(GenerationError)

    /// The apps that it names, in the order of the file.
    var apps: [String] { get }
    func text(_ layout: JSONLayout) -> String
    func validate() -> [AssociationFinding]
    func matcher(app: String, host: String?) -> @Sendable (URLReference) -> LinkDecision
    func difference(from old: Self, host: String) -> AssociationDifference
    func drift(from generator: AssociationGenerator, host: String) throws(GenerationError) -> [AssociationDrift]
}

extension AppleAppSiteAssociation: AssociationFile {
    static let group = "aasa"
    static let owner = "Apple"
    static let appOption = Option.appID
    static let location = "/.well-known/apple-app-site-association"

    init(madeBy generator: AssociationGenerator, host: String) throws(GenerationError) {
        self = try generator.appleAppSiteAssociation(for: host)
    }

    var apps: [String] { linkedApps }

    func matcher(app: String, host: String?) -> @Sendable (URLReference) -> LinkDecision {
        let matcher = Matcher(self, app: app, host: host)
        return { matcher.decision(for: $0) }
    }

    func drift(from generator: AssociationGenerator, host: String) throws(GenerationError) -> [AssociationDrift] {
        try generator.drift(of: self, host: host)
    }
}

extension AssetLinks: AssociationFile {
    static let group = "assetlinks"
    static let owner = "Android"
    static let appOption = Option.package
    static let location = "/.well-known/assetlinks.json"

    init(madeBy generator: AssociationGenerator, host: String) throws(GenerationError) {
        self = try generator.assetLinks(for: host)
    }

    var apps: [String] { linkedPackages }

    func matcher(app: String, host: String?) -> @Sendable (URLReference) -> LinkDecision {
        let matcher = Matcher(self, package: app, host: host)
        return { matcher.decision(for: $0) }
    }

    func drift(from generator: AssociationGenerator, host: String) throws(GenerationError) -> [AssociationDrift] {
        try generator.drift(of: self, host: host)
    }
}

extension Command {
    /// The commands about one kind of file.
    static func association<File: AssociationFile>(_ type: File.Type) -> [Command] {
        [generate(type), validate(type), test(type), diff(type)]
    }
}
