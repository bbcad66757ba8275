/// Names one navigation.
///
/// No two navigations of a process share one, whichever router they belong to.
@usableFromInline
package struct NavigationID: Hashable, Sendable {
    private let value: UInt64

    /// Names the navigation with a number; for tests of the decisions, which make their own.
    @usableFromInline
    package init(_ value: UInt64) {
        self.value = value
    }

    @MainActor private static var last: UInt64 = 0

    /// A name that was never used before.
    @MainActor
    @usableFromInline
    package static func next() -> NavigationID {
        last &+= 1
        return NavigationID(last)
    }
}
