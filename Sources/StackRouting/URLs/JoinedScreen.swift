import RouteMatching

/// A `screen` call that hands the rest of the path to another route type.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct JoinedScreen<R: Route, Child: FromURLRoute> {
    let embed: (Child) -> R
    let fallback: R?
    let build: (RouteURLInput, [R]) -> [R]
    /// Turns an update of the child's state into one of the parent's; `nil` where the child has none.
    let lift: ((@escaping (inout Child.State) -> Void) -> (inout R.State) -> Void)?

    /// The action that puts what it finds into `found`.
    func action(into found: FoundRoutes<R>) -> ScreenAction {
        .join(
            ScreenAction.Join(child: .screens(of: Child.self), standsAlone: fallback == nil ? .never : .always) {
                input, resolver in resolve(input, resolver, into: found)
            })
    }

    private func resolve(_ input: RouteURLInput, _ resolver: RouteResolver, into found: FoundRoutes<R>) -> Outcome {
        let child = FoundRoutes<Child>()
        var routes: [R] = []
        switch resolver.resolve(input.remainder, inherited: input.inherited + [input.match], into: child) {
        case .failed:
            return .failed
        case .unmatched:
            if fallback == nil { return .unmatched }
        case .matched:
            routes = child.routes.map(embed)
            if let lift, !child.updates.isEmpty { child.updates.all.map(lift).forEach(found.updates.append) }
        }
        if routes.isEmpty, let fallback { routes = [fallback] }
        found.routes = build(input, routes)
        return found.routes.isEmpty ? .failed : .matched
    }
}
