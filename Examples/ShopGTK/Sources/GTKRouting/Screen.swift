import ScreenRouting
import Widgets

/// A screen made of GTK widgets.
///
/// Its widgets live as long as it does. Who shows it keeps it; when it is popped, dismissed or replaced nobody does,
/// and its widgets are finalized with it.
@MainActor
open class Screen: PlatformViewController {
    /// What the window shows in its header while this screen is visible.
    public var title: String {
        didSet { chromeChanged() }
    }

    /// The widget that fills the window, or the part of it that belongs to this screen.
    public let content: Widget

    /// The container this screen stands in.
    public internal(set) weak var container: Screen?
    /// The window that shows this screen as its root.
    weak var frame: Frame?

    private var removalObservers: [@MainActor @Sendable () -> Void] = []

    /// Creates a screen.
    public init(title: String, content: Widget) {
        self.title = title
        self.content = content
        super.init()
    }

    isolated deinit {
        // A screen that was made and never shown is gone for good as well.
        for observer in removalObservers { observer() }
    }

    /// The screens inside that are visible, innermost first, this one last.
    var visibleScreens: [Screen] { [self] }

    /// Whether a transition runs inside this screen.
    var isMoving: Bool { false }

    /// Returns when no transition runs inside this screen.
    func waitUntilStill() async {}

    /// Called when this screen has come to the front, also for the second time.
    open func willAppear() {}

    /// Called when this screen, and whatever is inside, has been taken away for good.
    open func didLeave() {
        let observers = removalObservers
        removalObservers = []
        for observer in observers { observer() }
    }

    func observeRemoval(_ observer: @escaping @MainActor @Sendable () -> Void) {
        removalObservers.append(observer)
    }

    /// Has the window show the title and the button back that belong to what is visible now.
    func chromeChanged() {
        if let container { container.chromeChanged() } else { frame?.refresh() }
    }
}
