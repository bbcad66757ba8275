/// The navigations inside whose guards, factories or actions the current code runs, innermost first.
///
/// It travels with the task, so a navigation begun there is known to be part of another one.
@usableFromInline
package final class NavigationScope: Sendable {
    @usableFromInline
    @TaskLocal package static var current: NavigationScope?

    @usableFromInline
    package let id: NavigationID
    @usableFromInline
    package let outer: NavigationScope?

    @usableFromInline
    package init(_ id: NavigationID) {
        self.id = id
        outer = Self.current
    }

    /// Runs code inside a navigation.
    @usableFromInline
    package static func run(in scope: NavigationScope, _ body: () throws -> Void) rethrows {
        try $current.withValue(scope, operation: body)
    }

    /// Runs code inside a navigation, on the main actor, where it may wait.
    @MainActor
    @usableFromInline
    package static func run(in scope: NavigationScope, _ body: @MainActor () async throws -> Void) async rethrows {
        try await $current.withValue(scope, operation: body)
    }
}
