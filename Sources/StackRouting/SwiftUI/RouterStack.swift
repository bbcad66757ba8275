#if canImport(SwiftUI)
import SwiftUI

/// A navigation stack that shows what a router holds.
///
/// What is pushed on the router is shown, and what the user pops is taken off the router. The router is passed down in
/// the environment, so views inside read it with `@Environment(Router<AppRoute>.self)`.
///
/// ```swift
/// RouterStack(router) {
///     UsersListView()
/// } destination: { route in
///     switch route {
///     case .add: AddUserView()
///     case .user(let id): UserDetailView(id: id)
///     }
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct RouterStack<R: Route, Root: View, Destination: View>: View {
    @Bindable private var router: Router<R>
    private let root: Root
    private let destination: (R) -> Destination

    /// Shows a router's stack.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - root: The base view, shown when nothing is pushed.
    ///   - destination: The view of a pushed route.
    public init(
        _ router: Router<R>, @ViewBuilder root: () -> Root,
        @ViewBuilder destination: @escaping (R) -> Destination
    ) {
        _router = Bindable(router)
        self.root = root()
        self.destination = destination
    }

    /// The navigation stack.
    public var body: some View {
        NavigationStack(path: $router.navigationPath) {
            root.navigationDestination(for: R.self, destination: destination)
        }
        .environment(router)
    }
}
#endif
