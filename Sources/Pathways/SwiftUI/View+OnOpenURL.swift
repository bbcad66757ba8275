#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Routes every URL that this view receives to the router's handlers.
    ///
    /// ```swift
    /// WindowGroup {
    ///     ContentView()
    ///         .onOpenURL(routingTo: router) { error in
    ///             print("The link could not be opened: \(error)")
    ///         }
    /// }
    /// ```
    ///
    /// The asynchronous `handle(_:)` of ``PathwayRouter`` is called, so synchronous and asynchronous handlers both run.
    /// A URL that no registration handles is no error; give the router a ``PathwayRouter/fallback`` for it.
    ///
    /// - Parameters:
    ///   - router: The router to hand each URL to, as it is when the view's body is evaluated.
    ///   - onError: Receives what routing threw, such as a value that does not decode. By default errors are dropped.
    /// - Returns: A view that routes the URLs it receives.
    public func onOpenURL(
        routingTo router: PathwayRouter,
        onError: @escaping @MainActor (any Error) -> Void = { _ in }
    ) -> some View {
        onOpenURL { url in
            Task { @MainActor in
                do {
                    _ = try await router.handle(url)
                } catch {
                    onError(error)
                }
            }
        }
    }
}
#endif
