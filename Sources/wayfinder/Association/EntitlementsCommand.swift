import AppAssociation
import RouteMatching

extension Command {
    static let entitlements = Command(
        name: "entitlements", summary: "Print what the app's own files have to say about its links.", operand: .none,
        options: SiteSource.options + [.service, .developerMode],
        details: """
            Prints the associated domains and the URL types for an Apple app, and the intent filters
            for an Android app, each under the name of the file it is for. A service is applinks,
            webcredentials, activitycontinuation or appclips.

            \(SiteSource.details)

            Exit code: 0 printed, 2 bad input.
            """
    ) { invocation, console in
        try invocation.checkStandardInput()
        let source = try SiteSource(invocation)
        let services = try invocation.values(of: .service).map {
            try AssociatedDomainService(chosen: $0, for: Option.service.name)
        }
        let setup = try AppSetup(
            source, services: services.isEmpty ? [.appLinks] : services,
            developerMode: invocation.has(.developerMode))
        console.print(invocation.has(.json) ? try JSONText.text(of: setup) : setup.text(console))
        return .success
    }
}

/// What the app's own files have to say about its links.
struct AppSetup: Encodable {
    private let associatedDomains: [String]
    private let associatedDomainsPropertyList: String
    private let urlSchemes: [String]
    private let urlTypesPropertyList: String?
    private let androidIntentFilters: String

    init(
        _ source: SiteSource, services: [AssociatedDomainService], developerMode: Bool
    ) throws(GenerationError) {
        let generator = source.generator
        associatedDomains = generator.associatedDomains(services: services, developerMode: developerMode)
        associatedDomainsPropertyList = generator.associatedDomainsPropertyList(
            services: services, developerMode: developerMode)
        urlSchemes = generator.urlSchemes
        // The bundle identifier is what follows the team.
        let bundle = source.site.appIDs.first?.split(separator: ".", maxSplits: 1).last.map(String.init)
        urlTypesPropertyList = generator.urlTypesPropertyList(name: bundle ?? source.host)
        androidIntentFilters = try generator.androidIntentFilters()
    }

    func text(_ console: Console) -> String {
        let sections = [
            ("App.entitlements", associatedDomainsPropertyList), ("Info.plist", urlTypesPropertyList ?? ""),
            ("AndroidManifest.xml, in the activity", androidIntentFilters),
        ]
        let texts = sections.filter { !$0.1.isEmpty }.map { "<!-- \($0.0) -->\n\($0.1)" }
        return String(texts.joined(separator: "\n").dropLast())
    }
}
