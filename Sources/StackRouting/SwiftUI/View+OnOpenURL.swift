#if canImport(SwiftUI)
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
    /// Sets a router from every URL that this view receives.
    ///
    /// ```swift
    /// ContentView()
    ///     .onOpenURL(hydrating: router)
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router or tab router.
    ///   - replace: Whether the stack is replaced; otherwise the destination is pushed on what is there.
    ///   - onUnmatched: Receives the URLs that lead nowhere, and that have changed nothing. By default they are dropped.
    /// - Returns: A view that hands the URLs it receives to the router.
    public func onOpenURL(
        hydrating router: some URLRouter, replace: Bool = false,
        onUnmatched: @escaping (URL) -> Void = { _ in }
    ) -> some View {
        onOpenURL { url in
            if !router.hydrate(url: url, replace: replace) { onUnmatched(url) }
        }
    }
}
#endif
