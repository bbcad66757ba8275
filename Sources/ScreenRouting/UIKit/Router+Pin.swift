#if canImport(UIKit) && !os(watchOS)
import UIKit

extension Router {
    /// Has the router work in one navigation stack, and over it, instead of wherever the user is.
    ///
    /// ```swift
    /// router.pin(to: navigationController)
    /// ```
    ///
    /// It takes the place of ``navigationPerformer``. Set that to a ``UIKitPerformer`` to let the router follow the
    /// user again.
    ///
    /// - Parameter navigationController: the stack, which is not kept alive. When it is gone, navigations fail with
    ///   ``RouterError/noNavigationContext``.
    public func pin(to navigationController: UINavigationController) {
        navigationPerformer = UIKitPerformer(pinnedTo: navigationController)
    }
}
#endif
