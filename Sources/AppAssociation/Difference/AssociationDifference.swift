/// How two association files differ, in terms of the links that they let in.
public struct AssociationDifference: Sendable, Hashable {
    /// Links that one file lets in and the other does not, one for each pair of deciding rules.
    public let links: [LinkChange]
    /// Apps that came to a section or left it.
    public let apps: [AppChange]

    /// Whether nothing differs that was found.
    public var isEmpty: Bool { links.isEmpty && apps.isEmpty }

    /// A link that is decided in another way.
    public struct LinkChange: Sendable, Hashable, CustomStringConvertible {
        /// The app identifier or package.
        public let app: String
        /// The link that shows the change.
        public let link: String
        /// What the old file says.
        public let before: LinkDecision
        /// What the new file says.
        public let after: LinkDecision

        /// The change on one line.
        public var description: String {
            let sign = after.opensApp ? "+" : "-"
            let rule = (after.opensApp ? after.rule : before.rule).map { " by \($0.text)" } ?? ""
            return "\(sign) \(app) \(link): \(before.outcome.rawValue) before, \(after.outcome.rawValue) now\(rule)"
        }
    }

    /// An app that came to a section of the file or left it.
    public struct AppChange: Sendable, Hashable, CustomStringConvertible {
        /// The section's key, such as `webcredentials`; for Android the relation.
        public let section: String
        /// The app identifier or package.
        public let app: String
        /// Whether it came; it left otherwise.
        public let isAdded: Bool

        /// The change on one line.
        public var description: String { "\(isAdded ? "+" : "-") \(section): \(app)" }
    }
}

extension AppleAppSiteAssociation {
    /// What changes for links and apps when this file replaces an older one.
    ///
    /// Links are sampled from the rules of both files and decided by both, so every link that is reported is right;
    /// a difference that no sample shows is not reported.
    ///
    /// - Parameters:
    ///   - old: The file to compare with.
    ///   - host: The host for the links that are shown.
    /// - Returns: The links and apps that change; none when no sample shows a difference.
    /// - Complexity: O(rules × rules).
    public func difference(
        from old: AppleAppSiteAssociation, host: String = "example.com"
    ) -> AssociationDifference {
        let (oldApps, newApps) = (old.linkedApps, linkedApps)
        var links: [AssociationDifference.LinkChange] = []
        for app in DifferenceSearch.union(oldApps, newApps) {
            let before = Matcher(old, app: app)
            let after = Matcher(self, app: app)
            let samples = [old, self].flatMap { file in
                (file.compiledRules(app: app) ?? []).flatMap { LinkSampler.links(for: $0, host: host) }
            }
            links += DifferenceSearch.changes(app: app, samples: samples, before.decision, after.decision)
        }
        let sections: [(String, [String], [String])] = [
            (Key.appLinks, oldApps, newApps),
            (Key.webCredentials, old.webCredentials?.apps ?? [], webCredentials?.apps ?? []),
            (Key.appClips, old.appClips?.apps ?? [], appClips?.apps ?? []),
            (Key.activityContinuation, old.activityContinuation?.apps ?? [], activityContinuation?.apps ?? []),
        ]
        return AssociationDifference(
            links: links, apps: sections.flatMap { DifferenceSearch.apps($0, from: $1, to: $2) })
    }
}

extension AssetLinks {
    /// What changes for links and apps when this file replaces an older one.
    ///
    /// Links are sampled from the rules of both files and decided by both, so every link that is reported is right;
    /// a difference that no sample shows is not reported.
    ///
    /// - Parameters:
    ///   - old: The file to compare with.
    ///   - host: The host for the links that are shown.
    /// - Returns: The links and apps that change; none when no sample shows a difference.
    /// - Complexity: O(rules × rules).
    public func difference(from old: AssetLinks, host: String = "example.com") -> AssociationDifference {
        let (oldPackages, newPackages) = (old.linkedPackages, linkedPackages)
        var links: [AssociationDifference.LinkChange] = []
        for package in DifferenceSearch.union(oldPackages, newPackages) {
            let samples = [old, self].flatMap { $0.sampleLinks(package: package, host: host) }
            links += DifferenceSearch.changes(
                app: package, samples: samples, Matcher(old, package: package).decision,
                Matcher(self, package: package).decision)
        }
        return AssociationDifference(
            links: links, apps: DifferenceSearch.apps(Self.handleAllURLs, from: oldPackages, to: newPackages))
    }

    /// Links that the rules about an app match.
    func sampleLinks(package: String, host: String) -> [String] {
        statements.filter { $0.linksApp && $0.target?.packageName == package }.flatMap { statement in
            statement.rules.map { $0.flatMap { LinkSampler.links(for: $0, host: host) } }
                ?? ["https://\(host)/", "https://\(host)/x"]
        }
    }
}
