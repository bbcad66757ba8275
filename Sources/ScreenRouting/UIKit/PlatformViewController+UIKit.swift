#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A screen: `UIViewController` where UIKit has view controllers, `NSViewController` on macOS, and an open class of
/// this module anywhere else.
public typealias PlatformViewController = UIViewController
#endif
