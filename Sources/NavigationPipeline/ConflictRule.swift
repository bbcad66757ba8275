/// What a new navigation does to those that have not been decided yet.
@usableFromInline
package enum ConflictRule: Sendable {
    /// It waits for them.
    case inOrder
    /// It takes their place.
    case latestWins
}
