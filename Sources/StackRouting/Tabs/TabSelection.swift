/// A value that names a tab.
///
/// ```swift
/// enum AppTab: TabSelection {
///     case home
///     case users
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol TabSelection: Hashable {
    /// What the tab router keeps beside the tab, shared with the stacks of its tabs; `Void` when the type names none.
    associatedtype State = Void

    /// The stacks of the tabs; none when the type names none.
    associatedtype Stack: TabStack = NoTabStack
}
