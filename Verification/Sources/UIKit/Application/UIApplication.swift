/// An application with its scenes.
///
/// Each test has one of its own: `shared` is the one that is current in the test's task.
@MainActor
public final class UIApplication: UIResponder {
    /// The application a test runs in.
    ///
    /// `UIKitHosting` sets it.
    @TaskLocal package static var current: UIApplication?

    private static let outsideTests = UIApplication()

    /// The running application.
    public static var shared: UIApplication { current ?? outsideTests }

    /// The scenes that are connected, in no order.
    public package(set) var connectedScenes: Set<UIScene> = []

    /// What UIKit would have complained of in the console, in order.
    package var complaints: [String] = []
    /// Animated transitions that have begun and wait for the test to end them.
    package var runningTransitions: [RunningTransition] = []
    /// Called when an animated transition begins.
    package var onTransition: (@MainActor () -> Void)?
    /// The main run loop's observers.
    package var runLoopObservers: [CFRunLoopObserver] = []

    package static func complain(_ text: String) { shared.complaints.append(text) }

    package static func begin(_ transition: RunningTransition) {
        shared.runningTransitions.append(transition)
        shared.onTransition?()
    }
}

/// The delegate of an application that makes its scenes itself.
@MainActor
public protocol UIApplicationDelegate: AnyObject {}
