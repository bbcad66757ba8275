import ScreenRouting
import Widgets

/// Shows screens in GTK windows: one main window, and a modal window for each presented screen.
@MainActor
public final class GTKPerformer {
    let main: Frame
    /// The modal windows, each over the one before.
    var presented: [Frame] = []

    /// Creates a performer with a hidden main window.
    ///
    /// - Parameters:
    ///   - width: the width of the main window.
    ///   - height: its height.
    ///   - onClose: called when the user has closed the main window.
    public init(width: Int, height: Int, onClose: @escaping @MainActor () -> Void) {
        main = Frame(width: width, height: height)
        main.window.onCloseRequest {
            onClose()
            return false
        }
    }

    /// The window that gets the user's input: the main one, or the last of the modal ones.
    public var topWindow: Window { top.window }

    var top: Frame { presented.last ?? main }

    /// Closes a modal window and those over it.
    func dismiss(_ frame: Frame) {
        guard let index = presented.firstIndex(where: { $0 === frame }) else { return }
        let gone = presented[index...]
        presented.removeSubrange(index...)
        for frame in gone.reversed() { frame.close() }
        top.root?.willAppear()
    }

    func present(_ screen: Screen, _ config: PresentationConfig) {
        let frame = Frame(presentedAs: config, over: top.window)
        frame.setRoot(config.isEmbedded ? NavigationScreen(root: screen) : screen)
        frame.window.onCloseRequest { [weak self, weak frame] in
            if let frame { self?.dismiss(frame) }
            return true
        }
        presented.append(frame)
        frame.window.present()
    }
}

extension Frame {
    /// A modal window of the size that fits a style.
    ///
    /// GTK has no sheets, so the styles differ in size alone.
    fileprivate convenience init(presentedAs config: PresentationConfig, over parent: Window) {
        switch config.style {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
            self.init(width: parent.width, height: parent.height)
        case .automatic, .pageSheet:
            self.init(
                width: parent.width - 40, height: config.detents == [.medium] ? parent.height / 2 : parent.height - 80)
        case .formSheet, .popover:
            self.init(width: 360, height: 320)
        }
        window.setModal(over: parent, isClosable: !config.isModal)
    }
}
