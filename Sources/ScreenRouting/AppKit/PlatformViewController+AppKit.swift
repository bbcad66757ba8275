#if canImport(AppKit) && !(canImport(UIKit) && !os(watchOS))
import AppKit

/// A screen: `UIViewController` where UIKit has view controllers, `NSViewController` on macOS, and an open class of
/// this module anywhere else.
public typealias PlatformViewController = NSViewController
#endif
