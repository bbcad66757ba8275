import RouteMatching

/// The links of a host's routes, to be decided by a published file.
struct DriftCheck {
    let host: String
    private let routes: [WebRoute]
    private let table: RouteTable<RouteManifest.Route>
    private let summaries: [RegistrationID: RegistrationSummary]

    init(generator: AssociationGenerator, host: String) throws(GenerationError) {
        self.host = try generator.checkedHost(host)
        routes = try generator.webRoutes(for: self.host)
        table = try generator.table()
        summaries = table.summariesByID
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
        return summaries[match.id]?.number == route.position + 1
    }
}
