/// The performer of a router that was given none.
enum DefaultPerformer {
    /// The platform's performer, or `nil` where there is none: navigations then fail with
    /// ``RouterError/noNavigationContext``.
    @MainActor
    static func make() -> (any NavigationPerforming)? {
        #if canImport(UIKit) && !os(watchOS)
        UIKitPerformer()
        #else
        nil
        #endif
    }
}
