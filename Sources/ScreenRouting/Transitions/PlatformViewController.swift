#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
/// A screen: `UIViewController` where UIKit has view controllers, `NSViewController` on macOS, and this class anywhere
/// else.
///
/// Subclass it to hold whatever your toolkit shows, a widget or a window. The router only creates screens through the
/// registered factories and hands them to the ``NavigationPerforming``; it never looks inside.
@MainActor
open class PlatformViewController {
    /// Objects that live exactly as long as this screen.
    var attachments: [AnyObject] = []

    /// Creates a screen.
    public init() {}
}
#endif
