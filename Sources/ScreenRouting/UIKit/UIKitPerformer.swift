#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows screens in UIKit's containers.
///
/// It is what a ``Router`` uses unless you give it another performer.
///
/// Where to show a screen is looked up when it is shown: the key window of the scene in front, and from its root
/// through whatever is presented, the selected tab, the top of the stack and the last column of a split view. Nothing
/// has to be told about containers, no delegate is taken, and no screen is kept alive.
///
/// ```swift
/// let router = Router(navigationPerformer: UIKitPerformer(windowScene: windowScene))
/// ```
///
/// An app with several windows gives each scene a router of its own in this way; a router without a scene follows
/// the user to the window in front. A custom container that is none of UIKit's is treated as a screen, so what it
/// contains is not found; give the router a performer of your own, or pin it to a stack with ``Router/pin(to:)``.
///
/// If something moves already, such as a dismissal the app began itself, a transition begins when that has come to
/// rest. UIKit would ignore it otherwise.
@MainActor
public final class UIKitPerformer: NavigationPerforming {
    private let site: UIKitSite
    /// What waits for something else to come to rest; ``waitForTransition()`` begins it.
    private var deferred: (@MainActor () throws -> Void)?
    /// The transition begun last.
    private var begun: BegunTransition?
    /// Screens that are watched.
    ///
    /// The run loop keeps the watches.
    private var watches: [Weak<RemovalWatch>] = []

    /// Creates a performer that works in a scene's window.
    ///
    /// - Parameter windowScene: the scene, which is not kept alive; `nil` for the one in front, looked up each time.
    public init(windowScene: UIWindowScene? = nil) {
        site = windowScene.map { .scene(Weak($0)) } ?? .front
    }

    /// Creates a performer that works in one navigation stack, and over it.
    ///
    /// It pushes there whatever is on screen, and `replaceRoot` replaces the stack's content, not the window's. When
    /// the stack is gone, navigations fail with ``RouterError/noNavigationContext``.
    ///
    /// - Parameter navigationController: the stack, which is not kept alive.
    public init(pinnedTo navigationController: UINavigationController) {
        site = .stack(Weak(navigationController))
    }

    // MARK: Showing

    /// Begins to show a screen, at once or when what moves already has come to rest.
    ///
    /// - Throws: ``RouterError/noNavigationContext`` when there is no window, no stack to push onto, or the pinned stack is
    ///   gone; ``Failure`` when UIKit could not show this screen; what a custom transition throws.
    public func perform(_ transition: ResolvedTransition, viewController: UIViewController) throws {
        _ = try stage()
        try whenAtRest { [self] in
            let stage = try stage()
            let begun = BegunTransition()
            try stage.show(viewController, transition.kind, begun)
            begun.follow(viewController)
            self.begun = begun
            lookAtWatches()
        }
    }

    /// Selects a tab of the tab bar around the visible screen, or else of one below what is presented, which is
    /// dismissed.
    ///
    /// - Throws: ``RouterError/noNavigationContext`` when there is no tab bar, or no tab of this index.
    public func selectTab(at index: Int, animated: Bool) throws {
        _ = try stage().tabs(with: index)
        try whenAtRest { [self] in
            let stage = try stage()
            let tabs = try stage.tabs(with: index)
            begun = nil
            tabs.selectedIndex = index
            if tabs.presentedViewController != nil { tabs.dismiss(animated: animated) }
            lookAtWatches()
        }
    }

    /// Pops the visible stack, or dismisses what is presented when only its first screen is left.
    ///
    /// - Returns: `false` when only the root is left. While something moves the screen goes when that has come to rest.
    public func goBack(animated: Bool) -> Bool {
        guard let step = site.stage?.backStep else { return false }
        if isMoving {
            // The caller is told now; UIKit can take the screen away when what moves has come to rest.
            Task { [self] in
                await rest()
                site.stage?.backStep?.take(animated: animated)
            }
        } else {
            step.take(animated: animated)
            lookAtWatches()
        }
        return true
    }

    private func stage() throws(RouterError) -> UIKitStage {
        guard let stage = site.stage else { throw .noNavigationContext }
        return stage
    }

    // MARK: Coming to rest

    /// Whether a transition runs, whoever began it, or waits for its turn.
    public var isTransitioning: Bool { deferred != nil || isMoving }

    /// Returns when nothing moves any more.
    ///
    /// - Throws: `CancellationError` when the transition went back to where it began, and what ``perform(_:viewController:)``
    ///   throws, if the transition had to wait.
    public func waitForTransition() async throws {
        await rest()
        if let deferred {
            self.deferred = nil
            try deferred()
            await rest()
        }
        lookAtWatches()
        if begun?.isCancelled == true { throw CancellationError() }
    }

    private var isMoving: Bool { begun?.isDissolving == true || site.stage?.isMoving == true }

    private func whenAtRest(_ body: @escaping @MainActor () throws -> Void) throws {
        if isMoving { deferred = body } else { try body() }
    }

    /// Waits until nothing moves.
    ///
    /// UIKit tells of the end of a transition in several ways, none of which comes on every path; whether something
    /// moves can always be asked.
    private func rest() async {
        while isMoving {
            await withCheckedContinuation { continuation in
                MainRunLoop.atEndOfTurns { [self] in
                    if isMoving { return false }
                    continuation.resume()
                    return true
                }
            }
        }
    }

    // MARK: Looking

    /// The visible screen and the containers it is in; empty when there is no window.
    public var visibleViewControllers: [UIViewController]? {
        guard let visible = site.stage?.visible else { return [] }
        return Array(visible.containment)
    }

    /// Calls when a screen was popped, dismissed, replaced or deallocated, at the end of that turn of the main run loop.
    ///
    /// The screen is looked at only as long as it is watched; it is neither changed nor kept alive.
    public func observeRemoval(
        of viewController: UIViewController, _ onRemoval: @escaping @MainActor @Sendable () -> Void
    ) {
        watches.append(Weak(RemovalWatch(viewController, onRemoval)))
    }

    /// Looks at the watched screens at once, since this performer has just moved some: what it has shown is somewhere
    /// it can be removed from, and what it has taken away need not wait for the end of the turn.
    private func lookAtWatches() {
        watches.removeAll { $0.object?.look() ?? true }
    }
}
#endif
