import RouteMatching

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension RouteResolver {
    /// Explains where a path leads among the screens of a route type. No closure of a screen runs.
    func explain<R: FromURLRoute>(_ route: R.Type, _ url: URLReference) -> PathExplanation.Level {
        let collector = ScreenCollector<R.State, ScreenAction<R>>()
        let matches = matches(for: route, url, in: collector) { route.from(route: RouteMatch(collector: collector)) }
        return explain(route, url, matches) { match in
            guard case .join(let join)? = collector.action(at: match.value) else { return nil }
            return (join.explain(RouteURLInput(url: url, match: match, inherited: []), self), join.hasFallback)
        }
    }

    /// Explains where a path leads among tabs. No closure of a tab runs.
    func explain<Selection: FromURLTabSelection>(
        _ selection: Selection.Type, _ url: URLReference
    ) -> PathExplanation.Level {
        let collector = ScreenCollector<Selection.State, TabAction<Selection>>()
        let matches = matches(for: selection, url, in: collector) {
            selection.from(route: TabRouteMatch(collector: collector))
        }
        return explain(selection, url, matches) { match in
            guard let explain = collector.action(at: match.value)?.explain else { return nil }
            let input = RouteURLInput(url: url, match: match, inherited: [])
            return (explain(input, self), input.remainder.segmentCount == 0)
        }
    }

    /// Explains the candidates of one type.
    ///
    /// - Parameter join: What the joined route of a match says, and whether the match holds without it.
    private func explain<Owner>(
        _ owner: Owner.Type, _ url: URLReference, _ matches: [ScreenMatch],
        join: (ScreenMatch) -> (level: PathExplanation.Level, standsAlone: Bool)?
    ) -> PathExplanation.Level {
        var candidates: [PathExplanation.Candidate] = []
        var isDecided = false
        let isNew = enter(owner, url)
        for match in isNew ? matches : [] {
            let joined = isDecided ? nil : join(match)
            let takes = joined.map { $0.level.winner != nil || $0.standsAlone } ?? true
            let verdict: PathExplanation.Verdict = isDecided ? .outranked : takes ? .won : .nothingJoined
            isDecided = isDecided || takes
            candidates.append(candidate(of: owner, at: match.value, verdict, joined?.level))
        }
        let names = declarations(of: owner)
        for loser in table(of: owner)?.explain(url).losers ?? [] {
            guard case .lost(let loss) = loser.verdict, names.indices.contains(loser.registration.number - 1) else { continue }
            candidates.append(candidate(of: owner, at: loser.registration.number - 1, .lost(loss), nil))
        }
        return PathExplanation.Level(type: "\(owner)", path: url.encodedPath, candidates: candidates)
    }

    private func candidate<Owner>(
        of owner: Owner.Type, at index: Int, _ verdict: PathExplanation.Verdict, _ joined: PathExplanation.Level?
    ) -> PathExplanation.Candidate {
        let declaration = declarations(of: owner)[index]
        return PathExplanation.Candidate(
            pattern: declaration.pattern, policy: declaration.policy, verdict: verdict, joined: joined)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Router where R: FromURLRoute {
    /// Explains where a path leads, which screen wins and why the others lose. Nothing changes, and no closure runs.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: The screens in order, through all joined routes.
    /// - Complexity: O(n log n) in the number of screens; meant for people, not for each navigation.
    public func explain(path: String) -> PathExplanation {
        PathExplanation(URLEntry.reference(path: path)) { RouteResolver(tables: tables).explain(R.self, $0) }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension TabRouter where Selection: FromURLTabSelection {
    /// Explains where a path leads, which tab and screen win and why the others lose. Nothing changes, and no closure runs.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: The tabs in order, and the screens of the routes that were asked.
    /// - Complexity: O(n log n) in the number of screens; meant for people, not for each navigation.
    public func explain(path: String) -> PathExplanation {
        PathExplanation(URLEntry.reference(path: path)) { RouteResolver(tables: tables).explain(Selection.self, $0) }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension PathExplanation {
    init(_ url: Result<URLReference, RouteReadingError>, explain: (URLReference) -> Level) {
        switch url {
        case .success(let url): self.init(error: nil, level: explain(url))
        case .failure(let error): self.init(error: error, level: nil)
        }
    }
}
