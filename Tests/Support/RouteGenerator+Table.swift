import RouteMatching

extension RouteGenerator {
    /// Random routes: at least one, at most so many.
    ///
    /// - Throws: When an entry of the alphabets does not parse.
    package mutating func routes(upTo count: Int) throws -> [Route] {
        var routes: [Route] = []
        for _ in 0..<random.number(1...count) { routes.append(try route()) }
        return routes
    }

    /// A table of the routes, its values their indexes.
    package func table(of routes: [Route]) -> RouteTable<Int> {
        var table = RouteTable<Int>()
        for (index, route) in routes.enumerated() {
            table.insert(
                index, for: route.pattern, host: route.host, schemes: route.schemes, matching: route.policy)
        }
        return table
    }

    /// Removes about half of the registrations, in a random order.
    ///
    /// - Returns: The IDs that are left, in the order of registration.
    package mutating func removeSome(from table: inout RouteTable<Int>) -> [RegistrationID] {
        var live = table.registrations.map(\.id)
        for _ in 0..<random.number(0...live.count) {
            let index = random.number(0...(live.count - 1))
            table.remove(live.remove(at: index))
        }
        return live
    }
}
