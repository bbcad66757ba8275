import CAllocations

/// How long to measure.
struct Effort: Sendable {
    /// Nanoseconds one round of one operation should last.
    var roundLength: Double
    /// Rounds of each operation in one measurement.
    var rounds: Int

    /// About 80 ms an operation: enough for the fastest round to be a quiet one on a busy machine.
    static let normal = Effort(roundLength: 1_000_000, rounds: 80)
    /// Shows that everything runs; its figures are rough.
    static let brief = Effort(roundLength: 100_000, rounds: 5)
}

/// Something to measure: runs its operation the given number of times.
struct Operation {
    let key: RowKey
    let run: @MainActor (_ times: Int) async -> Void
}

/// Measures operations in turn, one round of each after the other, so that a slow spell of the machine meets all of
/// them alike and their ratios stay true.
@MainActor
func measure(_ operations: [Operation], effort: Effort) async -> [RowKey: Sample] {
    var batches: [Int] = []
    for operation in operations { batches.append(await batch(for: operation, roundLength: effort.roundLength)) }
    var fastest = [Double](repeating: .infinity, count: operations.count)
    for _ in 0..<effort.rounds {
        for (index, operation) in operations.enumerated() {
            let start = monotonicNanoseconds()
            await operation.run(batches[index])
            let elapsed = Double(monotonicNanoseconds() - start) / Double(batches[index])
            fastest[index] = min(fastest[index], elapsed)
        }
    }
    var samples: [RowKey: Sample] = [:]
    for (index, operation) in operations.enumerated() {
        samples[operation.key] = Sample(nanoseconds: fastest[index], allocations: await allocations(of: operation))
    }
    return samples
}

/// How many operations fill a round, found by doubling, which warms the caches up as well.
@MainActor
private func batch(for operation: Operation, roundLength: Double) async -> Int {
    var times = 1
    while true {
        let start = monotonicNanoseconds()
        await operation.run(times)
        let elapsed = Double(monotonicNanoseconds() - start)
        if elapsed >= roundLength / 2 {
            return max(1, Int(Double(times) * roundLength / elapsed))
        }
        times *= 2
    }
}

/// Heap blocks one operation takes, from a run of several after everything lazy has happened.
@MainActor
private func allocations(of operation: Operation) async -> Double? {
    guard allocationsAreCounted() else { return nil }
    let times = 16
    startCountingAllocations()
    await operation.run(times)
    return Double(stopCountingAllocations().blocks) / Double(times)
}
