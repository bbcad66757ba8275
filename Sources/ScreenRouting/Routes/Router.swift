import Foundation
import RouteMatching

/// Resolves routes, names, paths and URLs, asks guards, follows redirects and shows screens.
///
/// ```swift
/// let router = Router.shared
/// router.register(UserDetail.self) { route, _ in UserViewController(userID: route.id) }
/// router.beforeEach { to, _ in
///     !to.meta.requiresAuth || account.isSignedIn ? .allow : .redirect(.name("login"))
/// }
/// router.push(UserDetail(id: 42))
/// ```
///
/// Navigations are performed one at a time, in the order in which they were asked for. One that is begun inside a
/// guard, a factory or an action of another runs at once. A navigation that fails, is cancelled or superseded leaves
/// everything as it was.
@MainActor
public final class Router {
    /// A router for apps that need only one.
    ///
    /// Routers made by ``init(navigationPerformer:)`` are independent of it.
    public static let shared = Router()

    let core: RouterCore
    /// What the module that is being installed has added so far.
    var installation: Installation?

    /// Creates a router.
    ///
    /// - Parameter navigationPerformer: shows the screens; by default the platform's own, where there is one.
    public convenience init(navigationPerformer: (any NavigationPerforming)? = nil) {
        self.init(navigationPerformer: navigationPerformer) { seconds in
            // A timeout too long for the clock is none.
            let nanoseconds = min(max(0, seconds * 1_000_000_000), 9e18)
            try await Task.sleep(nanoseconds: UInt64(nanoseconds))
        }
    }

    /// Creates a router with a clock of its own, for tests.
    ///
    /// - Parameters:
    ///   - navigationPerformer: shows the screens; by default the platform's own, where there is one.
    ///   - sleep: waits for so many seconds before a guard times out, and throws when its task is cancelled.
    public init(
        navigationPerformer: (any NavigationPerforming)?,
        sleep: @escaping @Sendable (TimeInterval) async throws -> Void
    ) {
        core = RouterCore(performer: navigationPerformer ?? DefaultPerformer.make(), sleep: sleep)
    }

    /// What shows the screens.
    ///
    /// Without one every navigation to a screen throws ``RouterError/noNavigationContext``.
    public var navigationPerformer: (any NavigationPerforming)? {
        get { core.performer }
        set { core.performer = newValue }
    }

    /// The location of the visible screen.
    ///
    /// It is looked up from what the performer shows, so it stays true when the user swipes back or a screen is taken
    /// away behind the router's back. It is `nil` when the visible screen is none of the router's. Where the performer
    /// cannot tell what is visible it is where the last navigation led.
    ///
    /// - Complexity: O(containers around the visible screen).
    public var currentLocation: RouteLocation? { core.currentLocation }

    /// What a new navigation does to one that is not finished; by default it waits for it.
    public var conflictPolicy = ConflictPolicy.inOrder {
        didSet { core.shell.rule = conflictPolicy == .inOrder ? .inOrder : .latestWins }
    }

    /// How long each guard may take before the navigation fails with ``RouterError/guardTimedOut(seconds:)``; `nil`,
    /// the default, for as long as it likes.
    ///
    /// Infinity is the same as `nil`, and reads as it. A time that is none, negative or not a number, is a programmer
    /// error and sets no limit.
    public var guardTimeout: TimeInterval? {
        get { core.shell.guardTimeout }
        set { core.shell.guardTimeout = newValue.flatMap(Self.timeLimit) }
    }

    /// The web hosts whose links belong to this app: their host is not a segment of the path.
    ///
    /// With `example.com` here one pattern `/user/<int:id>` serves `myapp://user/42` and `https://example.com/user/42`.
    /// `*.example.com` stands for subdomains. What is no host is a programmer error, and left out.
    public var universalLinkHosts: Set<String> = [] {
        didSet { core.universalLinkHosts = universalLinkHosts.sorted().compactMap(Self.hostFilter) }
    }

    /// Is told of navigations that failed and that nobody waits for; prints in debug builds by default.
    ///
    /// A guard that stops a navigation, or a newer navigation that takes its place, is not a failure.
    public var onError: @MainActor (any Error) -> Void {
        get { core.onError }
        set { core.onError = newValue }
    }

    private static func timeLimit(_ seconds: TimeInterval) -> TimeInterval? {
        if seconds >= 0 { return seconds.isFinite ? seconds : nil }
        Misuse.report("\(seconds) seconds is no time that a guard can take, in guardTimeout")
        return nil
    }

    private static func hostFilter(_ text: String) -> HostFilter? {
        do {
            return try HostFilter(parsing: text)
        } catch {
            Misuse.report("\(error), in universalLinkHosts")
            return nil
        }
    }
}

/// ``Router`` under a name that does not clash with other modules.
public typealias ScreenRouter = Router
