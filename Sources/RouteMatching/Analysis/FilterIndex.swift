/// Registrations of one shape, found by the hosts and schemes they admit.
struct FilterIndex {
    /// The first registration that admits exactly a region, and the first that admits something inside it.
    private var owners: [FilterRegion: RegistrationSummary] = [:]
    private var insiders: [FilterRegion: RegistrationSummary] = [:]

    /// Adds a registration behind those that are in the index.
    mutating func add(_ registration: RegistrationSummary) {
        for region in FilterRegion.regions(of: registration) {
            if owners[region] == nil { owners[region] = registration }
            for outer in region.enclosing where outer != region && insiders[outer] == nil {
                insiders[outer] = registration
            }
        }
    }

    /// The first registration that admits something this one admits.
    func firstOverlapping(_ registration: RegistrationSummary) -> RegistrationSummary? {
        FilterRegion.regions(of: registration).flatMap { region in
            region.enclosing.compactMap { owners[$0] } + [insiders[region]].compactMap { $0 }
        }.min { $0.number < $1.number }
    }

    /// The first of the registrations that together admit everything this one admits, or nil when there are none.
    func firstCovering(_ registration: RegistrationSummary) -> RegistrationSummary? {
        let coverers = FilterRegion.regions(of: registration).map { region in
            region.enclosing.compactMap { owners[$0] }.min { $0.number < $1.number }
        }
        guard !coverers.contains(where: { $0 == nil }) else { return nil }
        return coverers.compactMap { $0 }.min { $0.number < $1.number }
    }
}
