import UIKit

/// Plays the part of the system and of the user for the application of the current test.
///
/// Whatever it does is followed by the end of a turn of the main run loop, as everything on a device is.
@MainActor
public struct SystemHost {
    /// Creates a host for the current test's application.
    public init() {}

    private var application: UIApplication { .shared }

    /// Connects a scene.
    @discardableResult
    public func connectScene(
        _ identifier: String = "main", role: UISceneSession.Role = .windowApplication,
        state: UIScene.ActivationState = .foregroundActive, delegate: (any UISceneDelegate)? = nil, opening: [URL] = []
    ) -> UIWindowScene {
        let session = UISceneSession(persistentIdentifier: identifier, role: role)
        let scene = UIWindowScene(session: session)
        // The scene is told while it is not active yet.
        scene.activationState = .foregroundInactive
        application.connectedScenes.insert(scene)
        scene.delegate = delegate
        let contexts = Set(opening.map(UIOpenURLContext.init))
        delegate?.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions(urlContexts: contexts))
        setState(state, of: scene)
        return scene
    }

    /// Brings a scene to the front, or takes it away from there.
    public func setState(_ state: UIScene.ActivationState, of scene: UIScene) {
        scene.activationState = state
        endTurn()
    }

    /// Disconnects a scene.
    public func disconnect(_ scene: UIScene) {
        application.connectedScenes.remove(scene)
        setState(.unattached, of: scene)
    }

    /// Opens a URL in a scene that is connected.
    public func open(_ url: URL, in scene: UIScene) {
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
        endTurn()
    }

    /// Ends a turn of the run loop: nothing is left to do but to wait for the next event.
    public func endTurn() {
        for observer in application.runLoopObservers { observer.call(at: .beforeWaiting) }
    }
}

// MARK: - Animations

extension SystemHost {
    /// Whether something moves.
    public var isAnimating: Bool { !application.runningTransitions.isEmpty }

    /// Lets every animation come to its end, those included that begin meanwhile.
    public func finishAnimations() {
        while let transition = application.runningTransitions.first { transition.end(isFinished: true) }
        endTurn()
    }

    /// Has the animation that is driven by a finger go back to where it began.
    public func cancelGesture() {
        application.runningTransitions.first(where: \.isInteractive)?.end(isFinished: false)
        endTurn()
    }

    /// Has the running animations end as custom ones that were taken back do.
    public func cancelAnimations() {
        for transition in application.runningTransitions { transition.end(isFinished: false) }
        endTurn()
    }

    /// Returns when an animation has begun; at once when one runs, and when the test's time is up.
    public func animationBegins() async {
        if isAnimating { return }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                application.onTransition = { [application] in
                    application.onTransition = nil
                    continuation.resume()
                }
            }
        } onCancel: { [application] in
            Task { @MainActor in application.onTransition?() }
        }
    }

    /// What UIKit would have complained of, in order; afterwards there is none.
    public func takeComplaints() -> [String] {
        defer { application.complaints = [] }
        return application.complaints
    }
}

// MARK: - Gestures

extension SystemHost {
    /// Begins to swipe from the edge, to go back in a stack.
    ///
    /// - Returns: whether the gesture was taken up.
    @discardableResult
    public func beginSwipeBack(in controller: UINavigationController) -> Bool {
        guard controller.viewControllers.count > 1, !isAnimating else { return false }
        return controller.popInteractively()
    }

    /// Swipes back in a stack.
    @discardableResult
    public func swipeBack(in controller: UINavigationController) -> Bool {
        guard beginSwipeBack(in: controller) else { return false }
        finishAnimations()
        return true
    }

    /// Begins to pull a sheet down.
    ///
    /// - Returns: whether the gesture was taken up; a modal sheet bounces back.
    @discardableResult
    public func beginSwipeDown(on controller: UIViewController) -> Bool {
        guard !controller.isModalInPresentation, !isAnimating else { return false }
        return controller.dismissInteractively()
    }

    /// Dismisses a sheet by pulling it down.
    @discardableResult
    public func swipeDown(on controller: UIViewController) -> Bool {
        guard beginSwipeDown(on: controller) else { return false }
        finishAnimations()
        return true
    }

    /// Taps a tab.
    public func tapTab(_ index: Int, in controller: UITabBarController) {
        controller.selectedIndex = index
        endTurn()
    }

    /// Takes the room for more than one column away from a split view, or gives it back.
    public func setCollapsed(_ isCollapsed: Bool, _ controller: UISplitViewController) {
        controller.setCollapsed(isCollapsed)
        endTurn()
    }
}

extension Task where Failure == any Error {
    /// The task's value.
    ///
    /// Unlike `value` it does not outlive the time of a test that waits for it in vain.
    public var valueInTime: Success {
        get async throws {
            try await withTaskCancellationHandler {
                try await value
            } onCancel: {
                cancel()
            }
        }
    }
}
