import RouteMatching

/// Makes association files from a route table.
///
/// ```swift
/// let site = SiteDescription(hosts: ["shop.example"], appIDs: ["ABCDE12345.com.example.shop"])
/// let generator = try AssociationGenerator(manifest: router.manifest(), site: site)
/// let file = try generator.appleAppSiteAssociation(for: "shop.example")
/// print(file.text())
/// ```
///
/// The files let in every link, in its canonical spelling, that the table takes and the site exposes. They let in
/// others only where the formats have no pattern that is narrow enough: a wildcard goes over slashes (which
/// ``SiteDescription/strictDepth`` closes), and numbers are written as any text. Equal input gives equal bytes.
public struct AssociationGenerator: Sendable {
    private let manifest: RouteManifest
    private let site: SiteDescription
    private let hosts: [String]

    /// Checks manifest and site against each other.
    ///
    /// - Parameters:
    ///   - manifest: The routes, as a router's `manifest()` gives them.
    ///   - site: The hosts and the apps, and which routes belong to the app or the web alone.
    /// - Throws: ``GenerationError`` when a row cannot be registered, a host is none, or an option is about a route or a
    ///   placeholder that is not there.
    public init(manifest: RouteManifest, site: SiteDescription) throws(GenerationError) {
        self.manifest = manifest
        self.site = site
        hosts = try site.hosts.map { host throws(GenerationError) in try HostFilter.plain(host) }
        let table = try Self.table(manifest)
        for (key, options) in site.routes.sorted(by: { $0.key < $1.key }) {
            let matching = table.registrations.filter { $0.name == key || $0.value.pattern == key }
            if matching.isEmpty { throw .unknownRoute(key) }
            for (name, values) in options.values.sorted(by: { $0.key < $1.key }) {
                let isKnown = matching.allSatisfy { $0.pattern.placeholderNames.contains(name) }
                if !isKnown || values.isEmpty || values.contains("") {
                    throw .invalidValues(route: key, placeholder: name)
                }
            }
        }
    }

    /// Apple's file for one of the site's hosts.
    ///
    /// - Parameter host: The host that serves the file.
    /// - Returns: The file, whose rules are in the order in which systems have to read them.
    /// - Throws: ``GenerationError``; among others when the file would be larger than
    ///   ``AppleAppSiteAssociation/maximumSize`` in compact form.
    public func appleAppSiteAssociation(for host: String) throws(GenerationError) -> AppleAppSiteAssociation {
        if site.appIDs.isEmpty { throw .noApps }
        let (drafts, variables) = try rules(for: host, dialect: .apple)
        let components = drafts.map { draft in
            AppleAppSiteAssociation.Rule(
                path: draft.path,
                query: draft.requiredQueryItems.isEmpty
                    ? nil : .items(draft.requiredQueryItems.map { .init(PercentCoding.queryItem($0), "?*") }),
                fragment: draft.fragment, exclude: draft.excludes ? true : nil, comment: draft.comment)
        }
        let detail = AppleAppSiteAssociation.Detail(appIDs: site.appIDs, components: components)
        let file = AppleAppSiteAssociation(
            appLinks: .init(substitutionVariables: variables, details: [detail]))
        try Self.checkSize(file.text(.compact), limit: AppleAppSiteAssociation.maximumSize)
        return file
    }

    /// Android's file for one of the site's hosts.
    ///
    /// - Parameter host: The host that serves the file.
    /// - Returns: The file, whose rules are in the order in which systems have to read them.
    /// - Throws: ``GenerationError``; among others when the file would be larger than ``AssetLinks/maximumSize`` in
    ///   compact form.
    public func assetLinks(for host: String) throws(GenerationError) -> AssetLinks {
        if site.androidApps.isEmpty { throw .noApps }
        let (drafts, _) = try rules(for: host, dialect: .android)
        let rules = drafts.map { draft in
            AssetLinks.Rule(
                path: draft.path,
                query: draft.requiredQueryItems.isEmpty ? nil : draft.requiredQueryItems.map { .init($0, "?*") },
                fragment: draft.fragment, exclude: draft.excludes ? true : nil, comments: draft.comment)
        }
        let file = AssetLinks(
            statements: site.androidApps.map { app in
                AssetLinks.Statement(
                    relations: [AssetLinks.handleAllURLs],
                    target: .app(package: app.package, fingerprints: app.fingerprints), rules: rules)
            })
        try Self.checkSize(file.text(.compact), limit: AssetLinks.maximumSize)
        return file
    }

    func rules(
        for host: String, dialect: RuleDialect
    ) throws(GenerationError) -> ([RuleDraft], [AppleAppSiteAssociation.Variable]) {
        let routes = try webRoutes(for: try checkedHost(host))
        var plan = RulePlan(routes, dialect: dialect, strictDepth: site.strictDepth)
        return try plan.rules()
    }

    /// The site's hosts in canonical form.
    var checkedHosts: [String] { hosts }

    /// The app identifiers of the site.
    var appIDs: [String] { site.appIDs }

    /// The Android packages of the site.
    var packages: [String] { site.androidApps.map(\.package) }

    /// A host in canonical form, when it is one of the site's.
    func checkedHost(_ host: String) throws(GenerationError) -> String {
        let host = try HostFilter.plain(host)
        guard hosts.contains(host) else { throw .unknownHost(host) }
        return host
    }

    /// How many routes links of one of the site's hosts can get to.
    package func routeCount(for host: String) throws(GenerationError) -> Int {
        try webRoutes(for: try checkedHost(host)).count
    }

    /// The table that the manifest was made from.
    func table() throws(GenerationError) -> RouteTable<RouteManifest.Route> { try Self.table(manifest) }

    /// The routes that links of a host can get to.
    func webRoutes(for host: String) throws(GenerationError) -> [WebRoute] {
        try Self.table(manifest).registrations.enumerated().compactMap { position, registration in
            let options =
                registration.name.flatMap { site.routes[$0] } ?? site.routes[registration.value.pattern]
                ?? RouteOptions()
            return WebRoute(
                registration, position: position, host: host, options: options, exposure: site.exposure)
        }
    }

    private static func table(
        _ manifest: RouteManifest
    ) throws(GenerationError) -> RouteTable<RouteManifest.Route> {
        do throws(RouteManifest.Error) {
            return try manifest.table()
        } catch {
            throw .invalidManifest(error)
        }
    }

    private static func checkSize(_ text: String, limit: Int) throws(GenerationError) {
        let size = text.utf8.count
        if size > limit { throw .tooLarge(size: size, limit: limit) }
    }
}
