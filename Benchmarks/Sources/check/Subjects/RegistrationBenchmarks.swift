import CAllocations
import Foundation
import Pathways
import RouteMatching

/// Builds tables and routers from pattern text and matches once, so that work put off until the first match counts too.
///
/// Figures are for one route.
@MainActor
func measureRegistration(effort: Effort) throws -> [RowKey: Sample] {
    var samples: [RowKey: Sample] = [:]
    guard let url = URL(string: "https://shop.example/section0/item0/4217") else { throw BadURL() }
    let reference = try URLReference("https://shop.example/section0/item0/4217")
    for size in Shapes.sizes {
        let patterns = Shapes(count: size).patterns
        samples[RowKey(operation: "register in a table", registrations: size)] = try measureBuild(size, effort) {
            let table = try makeTable(patterns)
            blackHole(table.firstMatch(for: reference))
            return table
        }
        samples[RowKey(operation: "register in a router", registrations: size)] = try measureBuild(size, effort) {
            var router = PathwayRouter()
            for pattern in patterns {
                router.register(host: "shop.example", path: pattern) { (_: [String: String]) in }
            }
            blackHole(try router.handle(url))
            return router
        }
        samples[RowKey(operation: "register in a screen router", registrations: size)] =
            try measureBuild(size, effort) { try makeScreenRouter(patterns) }
    }
    return samples
}

/// Times `build` and counts what its result holds on to.
@MainActor
private func measureBuild<Built>(
    _ size: Int, _ effort: Effort, _ build: @MainActor () throws -> Built
) rethrows -> Sample {
    blackHole(try build())
    var fastest = Double.infinity
    let rounds = max(3, min(effort.rounds, effort.rounds * 2_000 / size))
    for _ in 0..<rounds {
        let start = monotonicNanoseconds()
        let built = try build()
        fastest = min(fastest, Double(monotonicNanoseconds() - start))
        blackHole(built)
    }
    var sample = Sample(nanoseconds: fastest / Double(size))
    if allocationsAreCounted() {
        startCountingAllocations()
        let built = try build()
        let count = stopCountingAllocations()
        blackHole(built)
        sample.allocations = Double(count.blocks) / Double(size)
        sample.bytes = Double(count.liveBytes) / Double(size)
    }
    return sample
}
