import RouteMatching

/// A disagreement between a route table and a file that is published.
public struct AssociationDrift: Sendable, Hashable, CustomStringConvertible {
    /// The kinds of disagreement.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A route's link does not open the app, though it should.
        case missing
        /// A route's link opens the app, though it should stay on the web.
        case exposed
        /// A link opens the app, the table has no route for it, and a new file would not let it in.
        case unrouted
    }

    /// What kind of disagreement it is.
    public var kind: Kind
    /// The app identifier or package.
    public var app: String
    /// The name or pattern of the route; nil for links without one.
    public var route: String?
    /// The link that shows it.
    public var link: String
    /// What the published file says about the link.
    public var decision: LinkDecision

    /// The disagreement on one line.
    public var description: String {
        let rule = decision.rule.map { " by \($0.text)" } ?? ""
        switch kind {
        case .missing: return "missing: \(app) does not open \(link), which is for `\(route ?? "")`"
        case .exposed:
            return "exposed: \(app) opens \(link)\(rule), but `\(route ?? "")` is for the web or the app alone"
        case .unrouted: return "unrouted: \(app) opens \(link)\(rule), and no route takes it"
        }
    }
}

extension AssociationGenerator {
    /// Compares a published Apple file with the table.
    ///
    /// - Parameters:
    ///   - published: The file as it is served.
    ///   - host: The host that serves it.
    /// - Returns: The disagreements that sampled links show, routes first; none when table and file agree.
    /// - Throws: ``GenerationError`` when no file can be made for the host.
    public func drift(
        of published: AppleAppSiteAssociation, host: String
    ) throws(GenerationError) -> [AssociationDrift] {
        let check = try DriftCheck(generator: self, host: host)
        let wanted = try appleAppSiteAssociation(for: host)
        return appIDs.flatMap { app in
            let samples = (published.compiledRules(app: app) ?? []).flatMap {
                LinkSampler.links(for: $0, host: check.host)
            }
            return check.drift(
                app: app, samples: samples,
                AppleAppSiteAssociation.Matcher(published, app: app, host: check.host).decision,
                wanted: AppleAppSiteAssociation.Matcher(wanted, app: app, host: check.host).decision)
        }
    }

    /// Compares a published Android file with the table.
    ///
    /// - Parameters:
    ///   - published: The file as it is served.
    ///   - host: The host that serves it.
    /// - Returns: The disagreements that sampled links show, routes first; none when table and file agree.
    /// - Throws: ``GenerationError`` when no file can be made for the host.
    public func drift(of published: AssetLinks, host: String) throws(GenerationError) -> [AssociationDrift] {
        let check = try DriftCheck(generator: self, host: host)
        let wanted = try assetLinks(for: host)
        return packages.flatMap { package in
            check.drift(
                app: package, samples: published.sampleLinks(package: package, host: check.host),
                AssetLinks.Matcher(published, package: package, host: check.host).decision,
                wanted: AssetLinks.Matcher(wanted, package: package, host: check.host).decision)
        }
    }
}

/// The links of a host's routes, to be decided by a published file.
struct DriftCheck {
    let host: String
    private let routes: [WebRoute]
    private let table: RouteTable<RouteManifest.Route>

    init(generator: AssociationGenerator, host: String) throws(GenerationError) {
        self.host = try generator.checkedHost(host)
        routes = try generator.webRoutes(for: self.host)
        table = try generator.table()
    }

    /// - Parameters:
    ///   - app: The app identifier or package.
    ///   - samples: Links that the published rules match.
    ///   - decision: What the published file says.
    ///   - wanted: What a new file would say; it is wider than the table where patterns are.
    func drift(
        app: String, samples: [String], _ decision: (URLReference) -> LinkDecision,
        wanted: (URLReference) -> LinkDecision
    ) -> [AssociationDrift] {
        routeDrift(app: app, decision) + unroutedDrift(app: app, samples: samples, decision, wanted: wanted)
    }

    private func routeDrift(app: String, _ decision: (URLReference) -> LinkDecision) -> [AssociationDrift] {
        var output: [AssociationDrift] = []
        for route in routes {
            let links = route.sampleLinks(host: host).filter { isWon($0, by: route) }
            for link in links {
                guard let url = try? URLReference(link) else { continue }
                let said = decision(url)
                if said.opensApp == !route.isExcluded { continue }
                output.append(
                    .init(
                        kind: said.opensApp ? .exposed : .missing, app: app, route: route.label, link: link,
                        decision: said))
                break
            }
        }
        return output
    }

    private func unroutedDrift(
        app: String, samples: [String], _ decision: (URLReference) -> LinkDecision,
        wanted: (URLReference) -> LinkDecision
    ) -> [AssociationDrift] {
        var output: [AssociationDrift] = []
        var seen: Set<LinkDecision.RuleReference?> = []
        for link in samples {
            guard let url = try? URLReference(link), table.firstMatch(for: url) == nil else { continue }
            let said = decision(url)
            guard said.opensApp, !wanted(url).opensApp, seen.insert(said.rule).inserted else { continue }
            output.append(.init(kind: .unrouted, app: app, route: nil, link: link, decision: said))
        }
        return output
    }

    /// Whether the link goes to the route; another route may take its samples first.
    private func isWon(_ link: String, by route: WebRoute) -> Bool {
        guard let url = try? URLReference(link), let match = table.firstMatch(for: url) else { return false }
        return table.registrations.firstIndex { $0.id == match.id } == route.position
    }
}
