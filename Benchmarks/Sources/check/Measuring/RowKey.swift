/// Names one row of the table.
struct RowKey: Hashable, Sendable {
    /// What was done: `match`, `handle path`, `decode` and so on.
    var operation: String
    /// Registrations in the table; 0 where no table takes part.
    var registrations: Int = 0
    /// Which registration the URL belongs to: `first`, `middle`, `last` or `miss`; empty where that means nothing.
    var hit: String = ""
}
