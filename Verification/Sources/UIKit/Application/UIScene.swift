/// One instance of an application's interface.
@MainActor
open class UIScene: UIResponder {
    /// Whether a scene is shown and takes events.
    public enum ActivationState: Int, Sendable {
        /// Not connected yet, or not any more.
        case unattached = -1
        /// Shown, and takes events.
        case foregroundActive = 0
        /// Shown, and takes no events.
        case foregroundInactive = 1
        /// Not shown.
        case background = 2
    }

    /// What a scene is connected with.
    @MainActor
    public final class ConnectionOptions {
        /// The URLs to open.
        public let urlContexts: Set<UIOpenURLContext>

        package init(urlContexts: Set<UIOpenURLContext>) {
            self.urlContexts = urlContexts
        }
    }

    /// What the system knows of the scene.
    public let session: UISceneSession
    /// Whether the scene is shown and takes events.
    public package(set) var activationState = ActivationState.unattached
    /// Who is told of the scene's life.
    public var delegate: (any UISceneDelegate)?

    package init(session: UISceneSession) {
        self.session = session
    }
}

/// What the system keeps of a scene.
@MainActor
public final class UISceneSession: UIResponder {
    /// What a scene is for.
    public struct Role: Hashable, Sendable, RawRepresentable {
        /// The name of the role.
        public let rawValue: String

        /// Creates a role.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An interactive window.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A display that takes no events.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// Names the scene over launches.
    public let persistentIdentifier: String
    /// What the scene is for.
    public let role: Role

    package init(persistentIdentifier: String, role: Role) {
        self.persistentIdentifier = persistentIdentifier
        self.role = role
    }
}

/// A URL that a scene is asked to open.
@MainActor
public final class UIOpenURLContext: UIResponder {
    /// The URL.
    public let url: URL

    package init(url: URL) {
        self.url = url
    }
}

/// Is told of a scene's life.
@MainActor
public protocol UISceneDelegate: AnyObject {
    /// The scene is connected.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// The scene is asked to open URLs.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
}
