/// What a tab bar shows for a controller.
@MainActor
open class UITabBarItem: UIResponder {
    /// The text.
    public var title: String?
    /// A number to tell items by.
    public var tag: Int

    /// Creates an item.
    ///
    /// There are no images here.
    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.tag = tag
    }
}

/// An image; there are none here.
public final class UIImage: Sendable {
    /// Finds one of the system's images, of which there are none.
    public init?(systemName: String) { return nil }
}

/// Controllers side by side, of which one is shown.
@MainActor
open class UITabBarController: UIViewController {
    private var selection = 0

    /// The tabs.
    open var viewControllers: [UIViewController]? {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Makes controllers the tabs.
    ///
    /// The selected one stays so if it is still there.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let selected = selectedViewController
        let new = viewControllers ?? []
        let isOnScreen = appearance != .hidden
        let kept = selected.flatMap { new.firstIndex(of: $0) }
        if isOnScreen, kept == nil { selected?.disappear(animated: false) }
        setChildren(new)
        selection = kept ?? 0
        if isOnScreen, kept == nil { selectedViewController?.appear(animated: false) }
    }

    /// The tab that is shown.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selection) ? children[selection] : nil }
        set { if let index = newValue.flatMap({ children.firstIndex(of: $0) }) { selectedIndex = index } }
    }

    /// The place of the tab that is shown.
    ///
    /// An index that is none does nothing.
    open var selectedIndex: Int {
        get { selection }
        set {
            guard children.indices.contains(newValue), newValue != selection else { return }
            let old = selectedViewController
            selection = newValue
            guard appearance != .hidden else { return }
            old?.disappear(animated: false)
            selectedViewController?.appear(animated: false)
        }
    }

    override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}
