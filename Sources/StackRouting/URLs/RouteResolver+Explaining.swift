import RouteMatching

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension RouteResolver {
    /// Explains where a path leads among the screens or tabs of a type.
    ///
    /// No closure of a screen runs.
    func explain(_ source: ScreenSource, _ url: URLReference) -> PathExplanation.Level {
        let owner = source.owner
        let isNew = enter(owner, url)
        defer { if isNew { leave() } }
        let (screens, matches) = candidates(of: owner, for: url, declare: source.declare)
        defer { screens.finish() }
        var candidates: [PathExplanation.Candidate] = []
        var isDecided = false
        let declarations = table(of: owner)?.declarations ?? []
        func add(_ index: Int, _ verdict: PathExplanation.Verdict, _ joined: PathExplanation.Level? = nil) {
            guard declarations.indices.contains(index) else { return }
            let (pattern, policy) = (declarations[index].pattern, declarations[index].policy)
            candidates.append(.init(pattern: pattern, policy: policy, verdict: verdict, joined: joined))
        }
        for match in isNew ? matches : [] {
            if isDecided {
                add(match.value, .outranked)
            } else if case .join(let join)? = screens.action(at: match.value) {
                let input = RouteURLInput(url: url, match: match, inherited: [])
                let joined = explain(join.child, input.remainder)
                isDecided = joined.winner != nil || join.standsAlone.takes(input.remainder)
                add(match.value, isDecided ? .won : .nothingJoined, joined)
            } else {
                isDecided = true
                add(match.value, .won)
            }
        }
        for loser in table(of: owner)?.table.explain(url).losers ?? [] {
            if case .lost(let loss) = loser.verdict { add(loser.registration.number - 1, .lost(loss)) }
        }
        return PathExplanation.Level(type: "\(owner)", path: url.encodedPath, candidates: candidates)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Router where R: FromURLRoute {
    /// Explains where a path leads, which screen wins and why the others lose.
    ///
    /// Nothing changes, and no closure runs.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: The screens in order, through all joined routes.
    /// - Complexity: O(n log n) in the number of screens; meant for people, not for each navigation.
    public func explain(path: String) -> PathExplanation {
        PathExplanation(URLEntry.reference(path: path)) {
            RouteResolver(tables: tables).explain(.screens(of: R.self), $0)
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension TabRouter where Selection: FromURLTabSelection {
    /// Explains where a path leads, which tab and screen win and why the others lose.
    ///
    /// Nothing changes, and no closure runs.
    ///
    /// - Parameter path: A path, with its query if it has one.
    /// - Returns: The tabs in order, and the screens of the routes that were asked.
    /// - Complexity: O(n log n) in the number of screens; meant for people, not for each navigation.
    public func explain(path: String) -> PathExplanation {
        PathExplanation(URLEntry.reference(path: path)) {
            RouteResolver(tables: tables).explain(.tabs(of: Selection.self), $0)
        }
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
