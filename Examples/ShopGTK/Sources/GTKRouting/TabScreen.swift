import CGTK
import Widgets

/// Screens beside each other, and a row of buttons to choose between them.
@MainActor
public final class TabScreen: Screen {
    private let stack = Stack()
    private let tabs: [Screen]

    /// Creates tabs, each a navigation stack of its own.
    ///
    /// - Parameter roots: the first screen of each tab; its title stands on the button.
    public init(_ roots: [Screen]) {
        tabs = roots.map(NavigationScreen.init(root:))
        let switcher = StackSwitcher(stack).named("tabs").styled("tabs")
        gtk_widget_set_halign(switcher.pointer, GTK_ALIGN_CENTER)
        super.init(title: "", content: Box.column(spacing: 0, [stack.expanding(vertically: true), switcher]))
        for (tab, root) in zip(tabs, roots) {
            tab.container = self
            stack.add(tab.content, title: root.title)
        }
        stack.on("notify::visible-child") { [weak self] in self?.selectionChanged() }
    }

    /// The tab in front.
    var selected: Screen? { tabs.first { stack.isShowing($0.content) } }

    var count: Int { tabs.count }

    override var visibleScreens: [Screen] { (selected?.visibleScreens ?? []) + [self] }

    override var isMoving: Bool { selected?.isMoving ?? false }

    override func waitUntilStill() async { await selected?.waitUntilStill() }

    public override func willAppear() { selected?.willAppear() }

    public override func didLeave() {
        super.didLeave()
        for tab in tabs { tab.didLeave() }
    }

    func select(_ index: Int) {
        stack.show(tabs[index].content, .none)
    }

    /// Changes what stands on a tab's button.
    public func setTabTitle(_ title: String, at index: Int) {
        if tabs.indices.contains(index) { stack.setTitle(title, of: tabs[index].content) }
    }

    /// The user or the router has chosen a tab.
    private func selectionChanged() {
        willAppear()
        chromeChanged()
    }
}
