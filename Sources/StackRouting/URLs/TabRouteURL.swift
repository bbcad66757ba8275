/// Makes the path of a tab, in ``IntoURLTabSelection/into(route:)``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct TabRouteURL<Selection: TabSelection> {
    let router: TabRouter<Selection>
    let printer: PathPrinter
    /// What the stacks are taken to show, where it is not what they do show.
    var shown: ShownRoutes?

    /// Makes a path of pieces of text; see ``RouteURL/path(_:)``.
    ///
    /// - Parameter components: The pieces, in order; none is the root.
    /// - Returns: The path, with a slash in front and none at the end.
    public func path(_ components: String...) -> String {
        printer.path(components, of: String(describing: Selection.self))
    }

    /// Makes a path of pieces, some of which are single segments whatever they hold.
    ///
    /// - Parameters:
    ///   - first: The first piece.
    ///   - others: The other pieces, in order.
    /// - Returns: The path, with a slash in front and none at the end.
    public func path(_ first: RoutePathComponent, _ others: RoutePathComponent...) -> String {
        printer.path([first] + others, of: String(describing: Selection.self))
    }

    /// Makes a path of pieces of text and, behind them, the path of what the stack of a route shows.
    ///
    /// ```swift
    /// route.path("users", join: UsersRoute.self)
    /// ```
    ///
    /// - Parameters:
    ///   - components: The pieces in front, in order.
    ///   - child: The route whose stack is meant. If nothing is on it, nothing is added.
    /// - Returns: The path, with a slash in front and none at the end.
    public func path<R: TabRoute & IntoURLRoute>(_ components: String..., join child: R.Type) -> String
    where R.Tab == Selection {
        let path = printer.path(components, of: String(describing: Selection.self))
        return join(path, child)
    }

    /// Makes a path of pieces, some of which are single segments, and the path of what the stack of a route shows.
    ///
    /// - Parameters:
    ///   - first: The first piece.
    ///   - others: The other pieces, in order.
    ///   - child: The route whose stack is meant. If nothing is on it, nothing is added.
    /// - Returns: The path, with a slash in front and none at the end.
    public func path<R: TabRoute & IntoURLRoute>(
        _ first: RoutePathComponent, _ others: RoutePathComponent..., join child: R.Type
    ) -> String where R.Tab == Selection {
        join(printer.path([first] + others, of: String(describing: Selection.self)), child)
    }

    /// Sets an item of the query; see ``RouteURL/query(_:_:replace:)-(_,String?,_)``.
    ///
    /// - Parameters:
    ///   - name: The item's name.
    ///   - value: Its value, unencoded; with `nil` there is no item.
    ///   - replace: Whether items of that name that were set before are dropped; with `false` this one is added.
    public func query(_ name: String, _ value: String?, replace: Bool = true) {
        printer.query(name, value.map { [$0] } ?? [], replace: replace)
    }

    /// Sets a repeated item of the query, one for each value.
    ///
    /// - Parameters:
    ///   - name: The item's name.
    ///   - values: The values, unencoded; with none there is no item.
    ///   - replace: Whether items of that name that were set before are dropped; with `false` these are added.
    public func query(_ name: String, _ values: [String], replace: Bool = true) {
        printer.query(name, values, replace: replace)
    }

    private func join<R: TabRoute & IntoURLRoute>(_ path: String, _ child: R.Type) -> String where R.Tab == Selection {
        let stack = router.router(for: child)
        let shownRoute = shown.map { $0.route(of: stack) } ?? stack.route
        guard let route = shownRoute else { return path }
        return PathPrinter.join(path, route.into(route: RouteURL<R>(printer: printer)))
    }
}

@available(*, unavailable)
extension TabRouteURL: Sendable {}

/// Lets a tab print its path as though less were on one of its stacks, and nothing on the others.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class ShownRoutes {
    /// The route type of the stack.
    private let type: ObjectIdentifier?
    /// How many routes that stack is taken to hold.
    private let depth: Int
    /// Whether the tab's path joined that stack.
    private(set) var isJoined = false

    init(of type: ObjectIdentifier?, depth: Int) {
        self.type = type
        self.depth = depth
    }

    /// The route that a stack is taken to show.
    func route<R>(of stack: Router<R>) -> R? {
        guard type == ObjectIdentifier(R.self) else { return nil }
        isJoined = true
        return depth == 0 ? stack.rootRoute : stack.route(at: depth - 1)
    }
}
