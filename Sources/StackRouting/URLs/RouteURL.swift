/// Makes the path of a route, in ``IntoURLRoute/into(route:)``.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct RouteURL<R: Route> {
    let printer: PathPrinter

    /// Makes a path of pieces of text.
    ///
    /// Each piece is unencoded path text: a slash in it separates segments, and everything else is escaped where it has
    /// to be. For a value that may hold a slash, write `.value(x)`.
    ///
    /// ```swift
    /// route.path("users", id)
    /// ```
    ///
    /// - Parameter components: The pieces, in order; slashes at their ends make no difference.
    /// - Returns: The path, with a slash in front and none at the end.
    public func path(_ components: String...) -> String {
        printer.path(components, of: String(describing: R.self))
    }

    /// Makes a path of pieces, some of which are single segments whatever they hold.
    ///
    /// ```swift
    /// route.path("bands", .value("AC/DC"))  // "/bands/AC%2FDC"
    /// ```
    ///
    /// A value that is empty, `.` or `..`, or that holds NUL, cannot be a segment: it is left out, and
    /// ``Router/validatedString()`` says so.
    ///
    /// - Parameters:
    ///   - first: The first piece.
    ///   - others: The other pieces, in order.
    /// - Returns: The path, with a slash in front and none at the end.
    public func path(_ first: RoutePathComponent, _ others: RoutePathComponent...) -> String {
        printer.path([first] + others, of: String(describing: R.self))
    }

    /// Makes a path of pieces of text and the path of a joined route behind them.
    ///
    /// ```swift
    /// route.path("users", join: usersRoute)
    /// ```
    ///
    /// - Parameters:
    ///   - components: The pieces in front, in order.
    ///   - child: The joined route. The items it gives the query become part of this route's.
    /// - Returns: The path, with a slash in front and none at the end.
    public func path<Child: IntoURLRoute>(_ components: String..., join child: Child) -> String {
        let path = printer.path(components, of: String(describing: R.self))
        return PathPrinter.join(path, child.into(route: RouteURL<Child>(printer: printer)))
    }

    /// Makes a path of pieces, some of which are single segments, and the path of a joined route behind them.
    ///
    /// - Parameters:
    ///   - first: The first piece.
    ///   - others: The other pieces, in order.
    ///   - child: The joined route. The items it gives the query become part of this route's.
    /// - Returns: The path, with a slash in front and none at the end.
    public func path<Child: IntoURLRoute>(
        _ first: RoutePathComponent, _ others: RoutePathComponent..., join child: Child
    ) -> String {
        let path = printer.path([first] + others, of: String(describing: R.self))
        return PathPrinter.join(path, child.into(route: RouteURL<Child>(printer: printer)))
    }

    /// Sets an item of the query.
    ///
    /// The query is put behind the path when that is finished, so it makes no difference whether this is called before
    /// or after `path`.
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
}

@available(*, unavailable)
extension RouteURL: Sendable {}
