import RouteMatching

/// Finds out what a path leads to, through all joined routes, without touching any router.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class RouteResolver {
    private let tables: ScreenTables
    // A type that took nothing of the last n segments never will, so it is not asked twice however many joins lead to
    // it. This keeps routes that join each other from trying every combination, or from going round for ever.
    private var asked: Set<Visit> = []

    // Each joined route is a level of calls, so a path must not decide how many there are.
    static let levelLimit = 32
    private var level = 0

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
    ///   - url: The path, relative to what a parent has matched.
    ///   - inherited: The parents' matches, the outermost first.
    ///   - found: Takes the routes and updates of the best screen that has any.
    /// - Returns: Whether there is one.
    func resolve<R: FromURLRoute>(
        _ url: URLReference, inherited: [ScreenMatch] = [], into found: FoundRoutes<R>
    ) -> Outcome {
        resolve(R.self, url, inherited: inherited) { screens in
            found.updates.removeAll()
            R.from(route: RouteMatch(screens: screens, found: found))
        }
    }

    /// Reads a path with the tabs of a selection.
    ///
    /// - Parameters:
    ///   - url: The path.
    ///   - found: Takes the tab and what goes with it.
    /// - Returns: Whether there is one.
    func resolve<Selection: FromURLTabSelection>(_ url: URLReference, into found: FoundTab<Selection>) -> Outcome {
        resolve(Selection.self, url, inherited: []) { screens in
            found.updates.removeAll()
            Selection.from(route: TabRouteMatch(screens: screens, found: found))
        }
    }

    private func resolve(
        _ owner: Any.Type, _ url: URLReference, inherited: [ScreenMatch], declare: (ScreenDeclarations) -> Void
    ) -> Outcome {
        guard enter(owner, url) else { return .unmatched }
        defer { leave() }
        let (screens, matches) = candidates(of: owner, for: url, declare: declare)
        defer { screens.finish() }
        for match in matches {
            let input = RouteURLInput(url: url, match: match, inherited: inherited)
            switch screens.action(at: match.value) {
            case .run(let run):
                return run(input) ? .matched : .failed
            case .join(let join):
                let outcome = join.resolve(input, self)
                if outcome != .unmatched { return outcome }
            case nil:
                continue
            }
        }
        return .unmatched
    }

    /// Notes that a type is asked about what is left of the path.
    ///
    /// - Returns: Whether it is asked for the first time, and not too many joins deep. Then ``leave()`` has to follow.
    func enter(_ owner: Any.Type, _ url: URLReference) -> Bool {
        guard level < Self.levelLimit else { return false }
        guard asked.insert(Visit(type: ObjectIdentifier(owner), segmentCount: url.segmentCount)).inserted else {
            return false
        }
        level += 1
        return true
    }

    /// Notes that a type has answered.
    func leave() { level -= 1 }

    /// The matches of a path, best first, and the declarations with the actions of at least these.
    ///
    /// The caller has to finish the declarations.
    func candidates(
        of owner: Any.Type, for url: URLReference, declare: (ScreenDeclarations) -> Void
    ) -> (screens: ScreenDeclarations, matches: [ScreenMatch]) {
        if let compiled = tables[owner] {
            let matches = Array(compiled.table.matches(for: url))
            let screens = ScreenDeclarations(expecting: compiled.declarations, candidates: matches.map(\.value))
            declare(screens)
            if screens.isValid { return (screens, matches) }
            screens.finish()
        }
        let screens = ScreenDeclarations()
        declare(screens)
        let compiled = ScreenTable(declarations: screens.recorded)
        tables[owner] = compiled
        return (screens, Array(compiled.table.matches(for: url)))
    }

    /// The compiled declarations of a type that was asked.
    func table(of owner: Any.Type) -> ScreenTable? { tables[owner] }
}

/// A match of a declared screen or tab; its value is the index of the declaration.
typealias ScreenMatch = RouteTable<Int>.Match
