import RouteMatching

/// A type that declares screens or tabs, and the way to ask it for them.
///
/// It lets the analysis walk through joined routes without knowing their types.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ScreenSource {
    let owner: Any.Type
    let declare: (ScreenDeclarations) -> Void

    /// The screens of a route type.
    static func screens<R: FromURLRoute>(of route: R.Type) -> ScreenSource {
        ScreenSource(owner: route) { R.from(route: RouteMatch(screens: $0, found: FoundRoutes())) }
    }

    /// The tabs of a selection.
    static func tabs<Selection: FromURLTabSelection>(of selection: Selection.Type) -> ScreenSource {
        ScreenSource(owner: selection) { Selection.from(route: TabRouteMatch(screens: $0, found: FoundTab())) }
    }

    /// Asks the type, and lists its calls in order, each with the join it makes if it makes one.
    func calls() -> [(declaration: ScreenDeclaration, join: ScreenAction.Join?)] {
        let screens = ScreenDeclarations()
        declare(screens)
        defer { screens.finish() }
        return screens.recorded.enumerated().map { index, declaration in
            guard case .join(let join)? = screens.action(at: index) else { return (declaration, nil) }
            return (declaration, join)
        }
    }
}
