/// What a new navigation does to one that is not finished yet.
///
/// A navigation that is begun inside a guard, a factory or an action of another is part of that one under either
/// policy: it runs at once.
public enum ConflictPolicy: Sendable, Hashable, CaseIterable {
    /// It waits: navigations are performed one at a time, in the order in which they were asked for.
    case inOrder
    /// It takes the place of those that wait or are still in their guards; they end with
    /// ``RouterError/superseded``. One that is being performed is waited for.
    case latestWins
}
