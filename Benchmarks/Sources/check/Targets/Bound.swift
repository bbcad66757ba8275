import CAllocations

/// One line of `targets.json`: a figure and what it may be at most.
struct Bound: Codable, Sendable, CustomStringConvertible {
    /// What is compared.
    enum Measure: String, Codable {
        /// Time as a ratio, to a floor or to the same operation on a table of another size.
        case time
        /// Time itself.
        case microseconds
        /// Heap blocks taken by one operation.
        case allocations
        /// Heap bytes held for one route.
        case bytes
    }

    /// The operation, as the table names it.
    var operation: String
    /// The size of the table; every size where it is absent.
    var registrations: Int?
    var measure: Measure
    /// The operation that `time` is divided by, on the same URL in a table of the same size.
    var floor: String?
    /// The size of table whose time `time` is divided by.
    var against: Int?
    var atMost: Double

    var description: String {
        var text = operation
        if let registrations { text += " at \(registrations)" }
        switch measure {
        case .time:
            if let floor { text += ": time as a multiple of \(floor)" }
            if let against { text += ": time as a multiple of itself at \(against)" }
        case .microseconds: text += ": microseconds"
        case .allocations: text += ": heap allocations"
        case .bytes: text += ": heap bytes"
        }
        return text
    }
}

/// What came of a bound.
struct Verdict {
    /// One measured row under a bound.
    struct Finding {
        var key: RowKey
        var value: Double
    }

    let bound: Bound
    /// The row that comes nearest to the bound, or breaks it most; nil where no row could be compared.
    let worst: Finding?

    /// Whether the bound does not hold, or names no row.
    ///
    /// Where the heap cannot be observed, its bounds are not judged.
    var isBroken: Bool {
        guard let worst else {
            let isAboutTime = bound.measure == .time || bound.measure == .microseconds
            return isAboutTime || allocationsAreCounted()
        }
        return !(worst.value <= bound.atMost)
    }
}

extension Bound {
    /// Compares every row the bound speaks of.
    func verdict(on rows: [RowKey: Sample]) -> Verdict {
        let findings = rows.compactMap { key, sample -> Verdict.Finding? in
            guard key.operation == operation, registrations == nil || key.registrations == registrations,
                let value = value(of: sample, key: key, in: rows)
            else { return nil }
            return Verdict.Finding(key: key, value: value)
        }
        return Verdict(bound: self, worst: findings.max { $0.value < $1.value })
    }

    private func value(of sample: Sample, key: RowKey, in rows: [RowKey: Sample]) -> Double? {
        switch measure {
        case .microseconds: return sample.nanoseconds / 1_000
        case .allocations: return sample.allocations
        case .bytes: return sample.bytes
        case .time:
            var other = key
            if let floor { other.operation = floor }
            if let against { other.registrations = against }
            return rows[other].map { sample.nanoseconds / $0.nanoseconds }
        }
    }
}
