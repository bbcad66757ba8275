/// Shows screens.
///
/// It is the router's only way out: whatever a window, a stack or a test needs done is done here.
///
/// Only ``perform(_:viewController:)`` has to be written. The others have defaults that suit a toolkit without tabs,
/// without a way back and without animations; a performer for a real window implements all of them.
///
/// ```swift
/// @MainActor final class Spy: NavigationPerforming {
///     var performed: [(ResolvedTransition, PlatformViewController)] = []
///
///     func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) throws {
///         performed.append((transition, viewController))
///     }
/// }
/// ```
///
/// A conforming type has to hold to this, and `checkNavigationPerforming` in `RoutingTestSupport` tests it:
///
/// 1. A transition that throws leaves what is shown as it was.
/// 2. Where to show the screen is found when performing, not before: from the top of what is presented.
/// 3. After a push, a presentation or a replacement the new screen is the first of ``visibleViewControllers``, or
///    stands in one of the containers that follow.
/// 4. ``goBack(animated:)`` undoes one push or one presentation, and returns `false` when there is none.
/// 5. What ``observeRemoval(of:_:)`` was given is called when the screen was popped, dismissed, replaced or
///    deallocated, whoever did it. Calls after the first do nothing.
@MainActor
public protocol NavigationPerforming: AnyObject {
    /// Begins to show a screen.
    ///
    /// - Throws: ``RouterError/noNavigationContext`` when there is nothing to show it in, or any other error. The
    ///   navigation fails with it, and the router's state stays as it was.
    func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) throws

    /// Whether the transition begun last still runs. The router then waits for it before the next navigation.
    var isTransitioning: Bool { get }

    /// Returns when the transition begun last has come to rest.
    ///
    /// It must return on every path, also when the animation is interrupted.
    ///
    /// - Throws: what made the transition fail after it had begun. The navigation then fails with it.
    func waitForTransition() async throws

    /// Takes away the screen that was pushed or presented last.
    ///
    /// - Returns: `false` when there is none.
    func goBack(animated: Bool) -> Bool

    /// Brings a tab to the front, from below whatever is presented over it.
    ///
    /// - Throws: ``RouterError/noNavigationContext`` when there are no tabs, or no tab of this index.
    func selectTab(at index: Int, animated: Bool) throws

    /// What is on screen, innermost first: the visible screen, then each container it stands in, out to the window's
    /// root; for a presented screen its own containers only. `nil` when this performer cannot tell.
    ///
    /// The router looks here for the screen whose location is the current one.
    var visibleViewControllers: [PlatformViewController]? { get }

    /// Asks for a call when a screen has left the stack or the window for good.
    ///
    /// It is called before the screen is performed. `onRemoval` may be called late and more than once; what counts is
    /// that it is called on every path, also when the screen is deallocated without ever having been shown. It must
    /// not keep the screen alive.
    func observeRemoval(
        of viewController: PlatformViewController, _ onRemoval: @escaping @MainActor @Sendable () -> Void)
}

extension NavigationPerforming {
    /// No transition takes time.
    public var isTransitioning: Bool { false }

    /// Returns at once.
    public func waitForTransition() async throws {}

    /// There is no way back.
    public func goBack(animated: Bool) -> Bool { false }

    /// There are no tabs.
    public func selectTab(at index: Int, animated: Bool) throws { throw RouterError.noNavigationContext }

    /// This performer cannot tell; the router goes by what it performed last.
    public var visibleViewControllers: [PlatformViewController]? { nil }

    /// Calls when the screen is deallocated.
    public func observeRemoval(
        of viewController: PlatformViewController, _ onRemoval: @escaping @MainActor @Sendable () -> Void
    ) {
        RemovalSentinel.attach(to: viewController, onRemoval)
    }
}
