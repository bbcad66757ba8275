/// A search bar with results, presented over the list it searches while it is active.
@MainActor
open class UISearchController: UIViewController {
    /// Creates a search whose results are shown in a controller, or in the searched one.
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overCurrentContext
    }

    /// Creates a search from an archive, which there are none of.
    public required init?(coder: NSCoder) { return nil }
}
