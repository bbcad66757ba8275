/// Names the route type of each tab that has a stack.
///
/// Each property becomes a property of the tab router, which gives the stack router of that route.
///
/// ```swift
/// struct Stack: TabStack {
///     let users = UsersRoute.self
/// }
///
/// router.users.push(.add)
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol TabStack {}

/// The stacks of tabs that have none.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct NoTabStack: TabStack, Sendable {}
