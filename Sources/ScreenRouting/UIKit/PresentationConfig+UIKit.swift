#if canImport(UIKit) && !os(watchOS)
import UIKit

extension PresentationConfig {
    /// Sets a screen up for being presented.
    ///
    /// - Returns: what to present: the screen, or the navigation stack it was put into.
    @MainActor
    func prepare(_ screen: UIViewController, over visible: UIViewController) -> UIViewController {
        let presented = isEmbedded && !(screen is UINavigationController) ? embed(screen) : screen
        // What the screen chose for itself stays if the configuration does not ask for anything.
        if let style = style.modalStyle { presented.modalPresentationStyle = style }
        if isModal { presented.isModalInPresentation = true }
        #if !os(tvOS)
        configureSheet(of: presented)
        if style == .popover { anchorPopover(of: presented, over: visible) }
        #endif
        return presented
    }

    @MainActor
    private func embed(_ screen: UIViewController) -> UIViewController {
        let stack = UINavigationController(rootViewController: screen)
        stack.modalPresentationStyle = screen.modalPresentationStyle
        stack.isModalInPresentation = screen.isModalInPresentation
        return stack
    }

    #if !os(tvOS)
    @MainActor
    private func configureSheet(of presented: UIViewController) {
        guard let sheet = presented.sheetPresentationController else { return }
        if !detents.isEmpty {
            sheet.detents = detents.map { detent in
                switch detent {
                case .medium: .medium()
                case .large: .large()
                }
            }
        }
        if isGrabberVisible { sheet.prefersGrabberVisible = true }
    }

    /// UIKit stops an app whose popover points at nothing, so without an anchor of the screen's own it stands in the
    /// middle of what it covers.
    @MainActor
    private func anchorPopover(of presented: UIViewController, over visible: UIViewController) {
        guard let popover = presented.popoverPresentationController, !popover.isAnchored else { return }
        popover.sourceView = visible.view
        popover.sourceRect = CGRect(x: visible.view.bounds.midX, y: visible.view.bounds.midY, width: 0, height: 0)
        popover.permittedArrowDirections = []
    }
    #endif
}

extension PresentationStyle {
    /// UIKit's word for it, or `nil` to leave the choice to the screen and the system.
    fileprivate var modalStyle: UIModalPresentationStyle? {
        switch self {
        case .automatic: nil
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .currentContext: .currentContext
        case .overCurrentContext: .overCurrentContext
        #if os(tvOS)
        // There are no sheets and no popovers on a television.
        case .pageSheet, .formSheet, .popover: nil
        #else
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .popover: .popover
        #endif
        }
    }
}

#if !os(tvOS)
extension UIPopoverPresentationController {
    fileprivate var isAnchored: Bool {
        if #available(iOS 16, visionOS 1, *), sourceItem != nil { return true }
        return sourceView != nil || barButtonItem != nil
    }
}
#endif
#endif
