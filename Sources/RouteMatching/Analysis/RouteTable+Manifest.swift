extension RouteTable {
    /// The portable form of this table.
    ///
    /// - Parameters:
    ///   - kind: Says what a registration leads to, in the words of the router that owns the table.
    ///   - module: The module that the registrations come from.
    /// - Returns: A manifest with one row a registration, in the order in which they were made.
    /// - Complexity: O(n) for n registrations.
    public func manifest(
        kind: (Registration) -> String? = { _ in nil }, module: String? = nil
    ) -> RouteManifest {
        RouteManifest(
            routes: registrations.map { registration in
                RouteManifest.Route(
                    pattern: registration.pattern.description, host: registration.host?.description,
                    schemes: registration.schemesBesidesPattern.sorted(), policy: registration.policy,
                    name: registration.name,
                    kind: kind(registration), module: module)
            })
    }
}

extension RouteManifest {
    /// Builds a table whose values are the rows themselves.
    ///
    /// The table answers as the one the manifest was made from.
    ///
    /// - Throws: ``RouteManifest/Error`` with the first row that cannot be registered.
    public func table() throws(Error) -> RouteTable<Route> {
        var table = RouteTable<Route>()
        for (index, route) in routes.enumerated() {
            table.insert(
                route, for: try route.parsedPattern(row: index + 1), host: try route.parsedHost(row: index + 1),
                schemes: try route.checkedSchemes(row: index + 1), matching: route.policy, name: route.name)
        }
        return table
    }
}

extension RouteManifest.Route {
    fileprivate func parsedPattern(row: Int) throws(RouteManifest.Error) -> RoutePattern {
        do throws(RoutePattern.Error) {
            return try RoutePattern(parsing: pattern)
        } catch {
            throw .invalidPattern(row: row, pattern: pattern, reason: error)
        }
    }

    fileprivate func parsedHost(row: Int) throws(RouteManifest.Error) -> HostFilter? {
        guard let host else { return nil }
        do throws(HostFilter.Error) {
            return try HostFilter(parsing: host)
        } catch {
            throw .invalidHost(row: row, host: host, reason: error)
        }
    }

    fileprivate func checkedSchemes(row: Int) throws(RouteManifest.Error) -> Set<String> {
        if let scheme = schemes.first(where: { !SchemeName.isValid($0.utf8) }) {
            throw .invalidScheme(row: row, scheme: scheme)
        }
        return Set(schemes)
    }
}
