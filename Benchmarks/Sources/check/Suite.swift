/// Everything that is measured, and the best figures so far.
@MainActor
struct Suite {
    private let effort: Effort
    /// Operations that are measured together, because their ratios matter.
    private let groups: [[Operation]]
    private(set) var rows: [RowKey: Sample] = [:]
    /// The rows in the order of the table.
    private(set) var order: [RowKey] = []

    init(effort: Effort) throws {
        self.effort = effort
        groups = [
            try matchOperations(), try dispatchOperations(), try codingOperations(), stackOperations(),
            try stackURLOperations(), try associationOperations(), try screenOperations(),
        ]
        order = Self.byOperation(groups.joined().map(\.key))
    }

    /// Brings the rows of an operation together; operations stay in the order of their first rows.
    private static func byOperation(_ keys: [RowKey]) -> [RowKey] {
        var operations: [String] = []
        for key in keys where !operations.contains(key.operation) { operations.append(key.operation) }
        return operations.flatMap { operation in keys.filter { $0.operation == operation } }
    }

    mutating func measureAll() async throws {
        for group in groups { merge(await measure(group, effort: effort)) }
        try measureAllRegistration()
    }

    /// Measures the groups once more in which these bounds found their rows.
    mutating func measureAgain(_ bounds: [Bound]) async throws {
        let operations = Set(bounds.flatMap { [$0.operation, $0.floor].compactMap(\.self) })
        for group in groups where group.contains(where: { operations.contains($0.key.operation) }) {
            merge(await measure(group, effort: effort))
        }
        if operations.contains(where: { $0.hasPrefix("register") }) { try measureAllRegistration() }
    }

    private mutating func measureAllRegistration() throws {
        let samples = try measureRegistration(effort: effort)
        if !order.contains(where: { $0.operation.hasPrefix("register") }) {
            order += samples.keys.sorted { ($0.operation, $0.registrations) < ($1.operation, $1.registrations) }
        }
        merge(samples)
    }

    private mutating func merge(_ samples: [RowKey: Sample]) {
        rows.merge(samples) { $0.best($1) }
    }
}
