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
    public let kind: Kind
    /// The app identifier or package.
    public let app: String
    /// The name or pattern of the route; nil for links without one.
    public let route: String?
    /// The link that shows it.
    public let link: String
    /// What the published file says about the link.
    public let decision: LinkDecision

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
