import CAllocations

/// The best figures seen for one operation.
struct Sample: Sendable {
    /// Nanoseconds one operation took in its fastest round.
    var nanoseconds: Double
    /// Heap blocks one operation took; nil where the heap cannot be observed.
    var allocations: Double?
    /// Heap bytes still held after one operation; nil where that says nothing.
    var bytes: Double?

    /// The better of two measurements: noise only ever adds.
    func best(_ other: Sample) -> Sample {
        Sample(
            nanoseconds: min(nanoseconds, other.nanoseconds),
            allocations: least(allocations, other.allocations),
            bytes: least(bytes, other.bytes))
    }

    private func least(_ left: Double?, _ right: Double?) -> Double? {
        guard let left, let right else { return left ?? right }
        return min(left, right)
    }
}
