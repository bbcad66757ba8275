import RouteMatching

/// What a `screen` call leads to.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
enum ScreenAction<R: Route> {
    /// One fixed route.
    case route(R)
    /// The routes that a closure builds; none is a failure.
    case build((RouteURLInput) -> [R])
    /// The root of the stack, whose closure may give no route.
    case root((RouteURLInput) -> [R])
    /// What the screens of another route type make of the rest.
    case join(Join)

    /// A joined screen whose route type is known only where it is declared.
    struct Join {
        let resolve: (RouteURLInput, RouteResolver) -> Outcome<RouteResolution<R>>
        let explain: (RouteURLInput, RouteResolver) -> PathExplanation.Level
        let hasFallback: Bool
    }

    /// Runs the winner's closure, or asks the joined routes.
    func outcome(for input: RouteURLInput, in resolver: RouteResolver) -> Outcome<RouteResolution<R>> {
        switch self {
        case .route(let route):
            return .matched(RouteResolution(routes: [route], updates: []))
        case .build(let build):
            let routes = build(input)
            return routes.isEmpty ? .failed : .matched(RouteResolution(routes: routes, updates: []))
        case .root(let build):
            return .matched(RouteResolution(routes: build(input), updates: []))
        case .join(let join):
            return join.resolve(input, resolver)
        }
    }
}

/// A `screen` call that hands the rest of the path to another route type.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct JoinedScreen<R: Route, Child: FromURLRoute> {
    let embed: (Child) -> R
    let fallback: R?
    let build: (RouteURLInput, [R]) -> [R]
    /// Turns an update of the child's state into one of the parent's; `nil` where the child has none.
    let lift: ((@escaping (inout Child.State) -> Void) -> (inout R.State) -> Void)?

    func outcome(for input: RouteURLInput, in resolver: RouteResolver) -> Outcome<RouteResolution<R>> {
        var routes: [R] = []
        var updates: [(inout R.State) -> Void] = []
        switch resolver.resolve(Child.self, input.remainder, inherited: input.inherited + [input.match]) {
        case .failed:
            return .failed
        case .unmatched:
            if fallback == nil { return .unmatched }
        case .matched(let child):
            routes = child.routes.map(embed)
            if let lift { updates = child.updates.map(lift) }
        }
        if routes.isEmpty, let fallback { routes = [fallback] }
        routes = build(input, routes)
        return routes.isEmpty ? .failed : .matched(RouteResolution(routes: routes, updates: updates))
    }
}
