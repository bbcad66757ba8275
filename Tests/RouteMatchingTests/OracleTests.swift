import RouteMatching
import TestSupport
import Testing

@Suite("The table gives what the slow reference matcher gives")
struct OracleTests {
    /// Debug and sanitizer runs are slow and see the first of the seeds; release runs see thousands of tables.
    #if DEBUG
    static let seeds = Array(0..<UInt64(12))
    #else
    static let seeds = Array(0..<UInt64(80))
    #endif

    @Test("on random tables and URLs", arguments: seeds)
    func randomTables(seed: UInt64) throws {
        var generator = RouteGenerator(seed: seed)
        var matches = 0
        for _ in 0..<50 {
            let routes = try generator.routes(upTo: 24)
            let table = generator.table(of: routes)
            let comparison = OracleComparison(table)
            for _ in 0..<20 {
                guard let url = try? URLReference(generator.urlText(for: routes)) else { continue }
                let difference = comparison.difference(for: url)
                #expect(difference == nil, "seed \(seed), table \(routes)")
                if difference != nil { return }
                if table.firstMatch(for: url) != nil { matches += 1 }
            }
        }
        #expect(matches > 200, "the generator misses too often to say anything")
    }

    @Test("after removals, and on copies that went other ways", arguments: seeds)
    func removals(seed: UInt64) throws {
        var generator = RouteGenerator(seed: seed &+ 1_000)
        for _ in 0..<20 {
            let routes = try generator.routes(upTo: 24)
            var table = generator.table(of: routes)
            let copy = table
            let live = generator.removeSome(from: &table)
            #expect(table.registrations.map(\.id) == live, "seed \(seed)")
            #expect(copy.count == routes.count)
            let later = try generator.route()
            table.insert(-1, for: later.pattern, host: later.host, schemes: later.schemes, matching: later.policy)
            let comparisons = [OracleComparison(table), OracleComparison(copy)]
            for _ in 0..<10 {
                guard let url = try? URLReference(generator.urlText(for: routes)) else { continue }
                for comparison in comparisons {
                    #expect(comparison.difference(for: url) == nil, "seed \(seed), table \(routes)")
                }
            }
        }
    }

    @Test("when the host is dropped first", arguments: seeds.prefix(20))
    func droppedHosts(seed: UInt64) throws {
        var generator = RouteGenerator(seed: seed &+ 2_000)
        for _ in 0..<50 {
            let routes = try generator.routes(upTo: 24)
            let comparison = OracleComparison(generator.table(of: routes))
            for _ in 0..<10 {
                guard let url = try? URLReference(generator.urlText(for: routes)) else { continue }
                let difference = comparison.difference(for: url.droppingHost())
                #expect(difference == nil, "seed \(seed), table \(routes)")
            }
        }
    }

    @Test("on random order of registration, save for ties", arguments: seeds.prefix(20))
    func anyOrder(seed: UInt64) throws {
        var generator = RouteGenerator(seed: seed &+ 3_000)
        for _ in 0..<30 {
            let routes = try generator.routes(upTo: 8)
            let table = generator.table(of: routes)
            let shuffled = generator.table(of: routes.shuffled(using: &generator.random))
            for _ in 0..<10 {
                guard let url = try? URLReference(generator.urlText(for: routes)) else { continue }
                let ranks = [table, shuffled].map { table in
                    table.matches(for: url).map { match in
                        table[match.id].map { registration in
                            let kinds = registration.pattern.allSegments.map(SegmentKind.init)
                            // A rest takes everything, so that its policy says nothing.
                            return "\(kinds) \(kinds.last == .rest ? .exact : registration.policy)"
                        }
                    }
                }
                #expect(ranks[0] == ranks[1], "seed \(seed), \(url), table \(routes)")
            }
        }
    }
}
