/// Names one navigation.
///
/// No two navigations of a process share one, whichever router they belong to, and later ones have greater names.
@usableFromInline
package struct NavigationID: Hashable, Comparable, Sendable {
    private let value: UInt64

    /// Names the navigation with a number; for tests of the decisions, which make their own.
    @usableFromInline
    package init(_ value: UInt64) {
        self.value = value
    }

    /// Whether the first was named before the second.
    @usableFromInline
    package static func < (first: NavigationID, second: NavigationID) -> Bool { first.value < second.value }

    @MainActor private static var last: UInt64 = 0

    /// A name that was never used before.
    @MainActor
    @usableFromInline
    package static func next() -> NavigationID {
        last &+= 1
        return NavigationID(last)
    }
}
