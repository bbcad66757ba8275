extension UINavigationController {
    /// Begins to take the top away under a finger.
    package func popInteractively() -> Bool {
        change(to: viewControllers.dropLast(), .pop, animated: true, isInteractive: true)
    }
}

extension UIViewController {
    /// Begins to dismiss this presented controller, or the one it is contained in, under a finger.
    package func dismissInteractively() -> Bool {
        guard let presented = sequence(first: self, next: { $0.parent }).first(where: { $0.ownPresenting != nil }),
            !presented.isModalInPresentation, presented.presentationController is UISheetPresentationController
        else { return false }
        presented.beginDismissal(animated: true, isInteractive: true)
        return true
    }
}
