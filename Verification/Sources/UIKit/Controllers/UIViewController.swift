/// A controller of a view, with the life its original documents.
@MainActor
open class UIViewController: UIResponder {
    /// Where a controller is between not being shown and being shown.
    enum Appearance {
        case hidden
        case appearing
        case shown
        case disappearing
    }

    private var loadedView: UIView?
    var appearance = Appearance.hidden
    /// The window whose root this is.
    weak var attachedWindow: UIWindow?
    /// What this controller itself presents.
    var ownPresented: UIViewController?
    /// The controller that presents this one itself.
    weak var ownPresenting: UIViewController?
    var ownCoordinator: TransitionCoordinator?
    private var madePresentationController: UIPresentationController?

    /// The title.
    open var title: String?
    /// What a tab bar shows for this controller.
    open var tabBarItem: UITabBarItem?
    /// The controllers that are contained in this one.
    open internal(set) var children: [UIViewController] = []
    /// The controller this one is contained in.
    open internal(set) weak var parent: UIViewController?
    /// Whether it is on its way onto the screen by a presentation.
    open internal(set) var isBeingPresented = false
    /// Whether it is on its way off the screen by a dismissal.
    open internal(set) var isBeingDismissed = false
    /// Whether it is on its way into a container.
    open internal(set) var isMovingToParent = false
    /// Whether it is on its way out of a container.
    open internal(set) var isMovingFromParent = false
    /// How the controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { madePresentationController = nil } }
    }
    /// Whether the user cannot dismiss it with a gesture.
    open var isModalInPresentation = false
    /// Whether what is presented in the current context covers this controller's view.
    open var definesPresentationContext = false

    /// Creates a controller.
    ///
    /// There are no nibs here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    /// Creates a controller without a nib.
    override public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from an archive, which there are none of.
    public required init?(coder: NSCoder) {}

    // MARK: The view

    /// The view, loaded when it is first asked for.
    open var view: UIView {
        get {
            loadViewIfNeeded()
            return loadedView ?? UIView()
        }
        set {
            loadedView = newValue
            newValue.owner = self
        }
    }

    /// The view if it was loaded.
    public var viewIfLoaded: UIView? { loadedView }

    /// Whether the view was loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view.
    open func loadView() { view = UIView() }

    /// Loads the view if that was not done yet.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// The view was loaded.
    open func viewDidLoad() {}

    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to be taken away.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view was taken away.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Neighbors

    /// The nearest navigation controller this one is in.
    open var navigationController: UINavigationController? { ancestor() }

    /// The nearest tab bar controller this one is in.
    open var tabBarController: UITabBarController? { ancestor() }

    /// The nearest split view controller this one is in.
    open var splitViewController: UISplitViewController? { ancestor() }

    /// The transition that this controller or one that contains it takes part in.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        ownCoordinator ?? parent?.transitionCoordinator
    }

    /// Manages how this controller is presented.
    open var presentationController: UIPresentationController? {
        if let madePresentationController { return madePresentationController }
        let made: UIPresentationController
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet: made = UISheetPresentationController(self)
        case .popover: made = UIPopoverPresentationController(self)
        default: made = UIPresentationController(self)
        }
        madePresentationController = made
        return made
    }

    /// Manages the sheet this controller is or will be presented in.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// Manages the popover this controller is or will be presented in.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The children that are shown when this controller is: those whose view it has put into its own.
    var shownChildren: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }

    private func ancestor<Container: UIViewController>() -> Container? {
        var next = parent
        while let current = next {
            if let found = current as? Container { return found }
            next = current.parent
        }
        return nil
    }
}
