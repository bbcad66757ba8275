import RouteMatching

/// What a path comes to for one type of route.
enum Outcome<Success> {
    /// A screen won.
    case matched(Success)
    /// A screen won and gave no route: the navigation fails.
    case failed
    /// No screen takes the path.
    case unmatched
}

/// The routes that a path leads to, and the updates of the state that go with them.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct RouteResolution<R: Route> {
    /// Empty for a root screen that only updates the state.
    var routes: [R]
    var updates: [(inout R.State) -> Void]
}

/// Finds out what a path leads to, through all joined routes, without touching any router.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class RouteResolver {
    private let tables: ScreenTables
    // A type that took nothing of the last n segments never will, so it is not asked twice however many joins lead to it.
    // This keeps routes that join each other from trying every combination, or from going round for ever.
    private var fruitless: Set<Visit> = []

    private struct Visit: Hashable {
        let type: ObjectIdentifier
        let segmentCount: Int
    }

    init(tables: ScreenTables) {
        self.tables = tables
    }

    /// Reads a path with the screens of one route type.
    ///
    /// - Parameters:
    ///   - route: The route type.
    ///   - url: The path, relative to what a parent has matched.
    ///   - inherited: The parents' matches, the outermost first.
    /// - Returns: The routes and updates of the best screen that has any.
    func resolve<R: FromURLRoute>(
        _ route: R.Type, _ url: URLReference, inherited: [ScreenMatch] = []
    ) -> Outcome<RouteResolution<R>> {
        guard enter(route, url) else { return .unmatched }
        let collector = ScreenCollector<R.State, ScreenAction<R>>()
        let matches = matches(for: route, url, in: collector) { route.from(route: RouteMatch(collector: collector)) }
        for match in matches {
            guard let action = collector.action(at: match.value) else { continue }
            let input = RouteURLInput(url: url, match: match, inherited: inherited)
            switch action.outcome(for: input, in: self) {
            case .unmatched: continue
            case .failed: return .failed
            case .matched(let found):
                return .matched(RouteResolution(routes: found.routes, updates: collector.updates + found.updates))
            }
        }
        return .unmatched
    }

    /// Reads a path with the tabs of a selection.
    func resolve<Selection: FromURLTabSelection>(
        _ selection: Selection.Type, _ url: URLReference
    ) -> Outcome<TabResolution<Selection>> {
        let collector = ScreenCollector<Selection.State, TabAction<Selection>>()
        let matches = matches(for: selection, url, in: collector) {
            selection.from(route: TabRouteMatch(collector: collector))
        }
        for match in matches {
            guard let action = collector.action(at: match.value) else { continue }
            let input = RouteURLInput(url: url, match: match, inherited: [])
            switch action.outcome(for: input, in: self) {
            case .unmatched: continue
            case .failed: return .failed
            case .matched(var found):
                found.updates = collector.updates + found.updates
                return .matched(found)
            }
        }
        return .unmatched
    }

    /// Notes that a type is asked about what is left of the path.
    ///
    /// - Returns: Whether it is asked for the first time.
    func enter(_ owner: Any.Type, _ url: URLReference) -> Bool {
        fruitless.insert(Visit(type: ObjectIdentifier(owner), segmentCount: url.segmentCount)).inserted
    }

    /// What a type declared when it was last asked.
    func declarations(of owner: Any.Type) -> [ScreenDeclaration] { tables[owner]?.declarations ?? [] }

    /// What those declarations were compiled to.
    func table(of owner: Any.Type) -> RouteTable<Int>? { tables[owner]?.table }

    /// The matches of a path, best first, after the collector has taken the actions of at least these.
    func matches<Owner, State, Action>(
        for owner: Owner.Type, _ url: URLReference, in collector: ScreenCollector<State, Action>, declare: () -> Void
    ) -> [ScreenMatch] {
        if let compiled = tables[owner] {
            let matches = Array(compiled.table.matches(for: url))
            collector.begin(ScreenReader(expecting: compiled.declarations, candidates: matches.map(\.value)))
            declare()
            if collector.reader.isValid { return matches }
        }
        collector.begin(ScreenReader())
        declare()
        let compiled = ScreenTable(declarations: collector.reader.declarations)
        tables[owner] = compiled
        return Array(compiled.table.matches(for: url))
    }
}

/// A match of a declared screen or tab; its value is the index of the declaration.
typealias ScreenMatch = RouteTable<Int>.Match
