import Widgets

/// A window and the screen that fills it.
@MainActor
final class Frame {
    let window: Window
    private(set) var root: Screen?
    private lazy var backButton = Button(icon: "go-previous-symbolic", tooltip: "Back") { [weak self] in
        self?.navigation?.pop(animated: true)
    }.named("back")

    init(width: Int, height: Int) {
        window = Window(width: width, height: height)
        window.addToHeader(backButton)
        backButton.isVisible = false
    }

    /// The innermost stack that is visible.
    var navigation: NavigationScreen? {
        visibleScreens.lazy.compactMap { $0 as? NavigationScreen }.first
    }

    var visibleScreens: [Screen] { root?.visibleScreens ?? [] }

    /// Fills the window with another screen.
    func setRoot(_ screen: Screen) {
        let old = root
        root?.frame = nil
        root = screen
        screen.frame = self
        window.setContent(screen.content)
        screen.willAppear()
        refresh()
        old?.didLeave()
    }

    /// Takes the window away, and everything in it for good.
    func close() {
        window.destroy()
        root?.frame = nil
        root?.didLeave()
        root = nil
    }

    /// Shows the title of the visible screen, and the button back where there is a way back.
    func refresh() {
        window.title = visibleScreens.first?.title ?? ""
        backButton.isVisible = navigation?.canPop ?? false
    }
}
