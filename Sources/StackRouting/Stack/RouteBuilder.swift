/// Collects the routes that a closure names, one a line, into a stack.
///
/// Lines that are no routes, as `print("…")` or `route.update { … }`, run and add nothing.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@resultBuilder
public struct RouteBuilder<R: Route> {
    /// One route, on top of those before it.
    ///
    /// - Parameter route: The route.
    /// - Returns: A stack of that route.
    @inlinable
    public static func buildExpression(_ route: R) -> [R] { [route] }

    /// Several routes, in order.
    ///
    /// - Parameter routes: The routes, the top of the stack last.
    /// - Returns: The same routes.
    @inlinable
    public static func buildExpression(_ routes: [R]) -> [R] { routes }

    /// A statement run for its effect.
    ///
    /// - Parameter effect: Nothing.
    /// - Returns: No route.
    @inlinable
    public static func buildExpression(_ effect: Void) -> [R] { [] }

    /// The routes of a single line.
    ///
    /// - Parameter part: The routes of that line.
    /// - Returns: The same routes.
    @inlinable
    public static func buildBlock(_ part: [R]) -> [R] { part }

    /// The routes of all lines.
    ///
    /// - Parameter parts: The routes of each line.
    /// - Returns: All of them, in order.
    @inlinable
    public static func buildBlock(_ parts: [R]...) -> [R] { parts.flatMap { $0 } }

    /// The routes of an `if` without `else`.
    ///
    /// - Parameter part: The routes of the branch, or `nil` when it was not taken.
    /// - Returns: Those routes, or none.
    @inlinable
    public static func buildOptional(_ part: [R]?) -> [R] { part ?? [] }

    /// The routes of the first branch of an `if` or `switch`.
    ///
    /// - Parameter part: The routes of that branch.
    /// - Returns: The same routes.
    @inlinable
    public static func buildEither(first part: [R]) -> [R] { part }

    /// The routes of a later branch of an `if` or `switch`.
    ///
    /// - Parameter part: The routes of that branch.
    /// - Returns: The same routes.
    @inlinable
    public static func buildEither(second part: [R]) -> [R] { part }

    /// The routes of a `for` loop.
    ///
    /// - Parameter parts: The routes of each pass.
    /// - Returns: All of them, in order.
    @inlinable
    public static func buildArray(_ parts: [[R]]) -> [R] { parts.flatMap { $0 } }

    /// The routes of an `if #available`.
    ///
    /// - Parameter part: The routes of the branch.
    /// - Returns: The same routes.
    @inlinable
    public static func buildLimitedAvailability(_ part: [R]) -> [R] { part }
}

@available(*, unavailable)
extension RouteBuilder: Sendable {}
