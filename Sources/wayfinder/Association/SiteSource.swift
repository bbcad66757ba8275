import AppAssociation
import RouteMatching

/// The site that a command works for, with the routes of its table.
struct SiteSource {
    let generator: AssociationGenerator
    let site: SiteDescription
    /// Says which routes these are.
    private let routesTitle: String

    /// The options that describe a site and its routes.
    static let options: [Option] = [
        .manifest, .site, .host, .appID, .package, .fingerprint, .strictDepth, .json,
    ]

    /// What help says about a site.
    static let details = """
        The site comes from a file, from options, or from both; options replace what the file says.
        Only the hosts have to be there:

          {
            "hosts": ["shop.example"],
            "appIDs": ["ABCDE12345.com.example.shop"],
            "androidApps": [{ "package": "com.example.shop", "fingerprints": ["14:6D:…"] }],
            "strictDepth": true,
            "exposure": "universal",
            "routes": {
              "admin": { "exposure": "webOnly" },
              "/reset": { "requiredQueryItems": ["token"] },
              "/:city/map": { "values": { "city": ["oslo", "rome"] } }
            }
          }

        An exposure is universal, appOnly or webOnly. Routes go by their names or their patterns.
        Without a manifest and a site the sample shop has a site of its own.
        """

    init(_ invocation: Invocation) throws {
        let file = invocation.value(of: .site)
        var site = SiteDescription(hosts: [])
        if let file {
            site = try InputFile.decode(CheckedSite.self, from: file, kind: "site").site
        } else if !invocation.has(.manifest) {
            site = SampleShop.site
        }
        site.hosts = try Self.hosts(of: site, isFromFile: file != nil, asked: invocation.values(of: .host))
        try Self.addApps(to: &site, invocation)
        if invocation.has(.strictDepth) { site.strictDepth = true }
        self.site = site
        let routes = try RouteSource(invocation)
        routesTitle = routes.title
        generator = try AssociationGenerator(manifest: routes.manifest, site: site)
    }

    /// The host that a command about one host is about: the first.
    var host: String { site.hosts.first ?? "" }

    /// The hosts in canonical form.
    ///
    /// - Parameter asked: The hosts to look at; where a file names the hosts, they have to be some of those.
    private static func hosts(of site: SiteDescription, isFromFile: Bool, asked: [String]) throws -> [String] {
        let known = try site.hosts.map(HostFilter.plain)
        let asked = try asked.map(HostFilter.plain)
        if isFromFile, let stranger = asked.first(where: { !known.contains($0) }) {
            throw GenerationError.unknownHost(stranger)
        }
        let hosts = asked.isEmpty ? known : asked
        if hosts.isEmpty { throw Failure.noSite }
        return hosts
    }

    /// The new file of a kind for the host.
    func file<File: AssociationFile>(_ type: File.Type) throws -> File {
        try checkRoutes()
        do throws(GenerationError) {
            return try File(madeBy: generator, host: host)
        } catch {
            throw error == .noApps ? Failure.noApps(option: File.appOption.name) : error
        }
    }

    /// Where a published file and the routes disagree.
    func drift<File: AssociationFile>(of file: File) throws -> [AssociationDrift] {
        try checkRoutes()
        do throws(GenerationError) {
            return try file.drift(from: generator, host: host)
        } catch {
            throw error == .noApps ? Failure.noApps(option: File.appOption.name) : error
        }
    }

    /// Refuses a host that no route is on: a mistyped one, or routes that nobody meant.
    private func checkRoutes() throws {
        if try generator.routeCount(for: host) == 0 { throw Failure.noRoutes(host: host, title: routesTitle) }
    }

    private static func addApps(to site: inout SiteDescription, _ invocation: Invocation) throws(Failure) {
        let apps = invocation.values(of: .appID)
        if !apps.isEmpty { site.appIDs = apps }
        let packages = invocation.values(of: .package)
        let fingerprints = invocation.values(of: .fingerprint)
        if !fingerprints.isEmpty, packages.count != 1 { throw .fingerprintWithoutPackage }
        if !packages.isEmpty {
            site.androidApps = packages.map { .init(package: $0, fingerprints: fingerprints) }
        }
    }
}
