/// Controllers in columns, stacked into one column where there is no room.
@MainActor
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Columns that the app manages.
        case unspecified
        /// A list and its detail.
        case doubleColumn
        /// Two lists and the detail.
        case tripleColumn
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first list.
        case primary
        /// The second list.
        case supplementary
        /// The detail.
        case secondary
        /// What is shown in place of all where there is no room.
        case compact
    }

    private var columns: [Column: UIViewController] = [:]
    private var stacked: [UIViewController] = []

    /// How many columns there are.
    public let style: Style
    /// Whether all is in one column.
    public private(set) var isCollapsed = false

    /// Creates a split view.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view from an archive, which there are none of.
    public required init?(coder: NSCoder) { return nil }

    /// Fills a column.
    ///
    /// What is no navigation controller is put into one, except for the compact column.
    open func setViewController(_ controller: UIViewController?, for column: Column) {
        let isWrapped = column == .compact || controller is UINavigationController
        columns[column] = isWrapped ? controller : controller.map { UINavigationController(rootViewController: $0) }
        arrange()
    }

    /// The controller that was set for a column; the navigation controller if it was put into one.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// The columns from left to right; the only one when there is no room.
    open var viewControllers: [UIViewController] { isCollapsed ? collapsed : expanded }

    override var shownChildren: [UIViewController] { viewControllers }

    private var expanded: [UIViewController] {
        [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    private var collapsed: [UIViewController] {
        [columns[.compact] ?? expanded.first].compactMap { $0 }
    }

    private func arrange() {
        let isOnScreen = appearance != .hidden
        setChildren(viewControllers)
        if isOnScreen { for child in viewControllers { child.appear(animated: false) } }
    }

    /// Takes the room for more than one column away, or gives it back.
    package func setCollapsed(_ isCollapsed: Bool) {
        guard isCollapsed != self.isCollapsed else { return }
        let first = expanded.first as? UINavigationController
        if isCollapsed {
            stacked = columns[.compact] == nil ? Array(expanded.dropFirst()) : []
            self.isCollapsed = true
            setChildren(viewControllers)
            first?.stackColumns(stacked)
        } else {
            first?.unstackColumns(stacked)
            stacked = []
            self.isCollapsed = false
            setChildren(viewControllers)
        }
        if appearance != .hidden { for child in viewControllers { child.appear(animated: false) } }
    }
}
