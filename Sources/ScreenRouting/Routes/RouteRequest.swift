import Foundation
import RouteMatching

/// What a navigation asks for.
///
/// A redirect makes a new one.
final class RouteRequest {
    /// The destination as the caller named it.
    enum Goal {
        case name(String, params: [String: String])
        case path(String)
        case route(any Route)
        case url(URL)
        /// A URL whose destination is known already.
        indirect case found(RouteTable<Destination>.Match, URL)
    }

    let goal: Goal
    let query: [String: String]
    let context: Any?
    /// The transition the caller asked for.
    let transition: RouteTransition?
    /// Where the caller waits for a result.
    let slot: ResultSlot?

    init(
        _ goal: Goal, query: [String: String] = [:], context: Any? = nil, transition: RouteTransition? = nil,
        slot: ResultSlot? = nil
    ) {
        self.goal = goal
        self.query = query
        self.context = context
        self.transition = transition
        self.slot = slot
    }

    /// The request that a redirect makes.
    ///
    /// A record that has moved takes the caller's wishes along; a guard leads to something the caller did not ask for.
    convenience init(_ target: RedirectTarget, for request: RouteRequest? = nil) {
        let context = request?.context
        let transition = request?.transition
        switch target {
        case .name(let name, let params, let query):
            self.init(.name(name, params: params), query: query, context: context, transition: transition)
        case .path(let path): self.init(.path(path), context: context, transition: transition)
        case .route(let route): self.init(.route(route), context: context, transition: transition)
        case .url(let url): self.init(.url(url), context: context, transition: transition)
        }
    }
}

/// A destination with everything that performing it takes.
final class ResolvedRequest {
    let destination: Destination
    let location: RouteLocation
    /// The global guards as they were when the request was resolved, then the destination's.
    let globalGuards: [RouteGuard]
    /// The transition the caller asked for.
    let transition: RouteTransition?
    let slot: ResultSlot?

    /// The screen, once it is made.
    var viewController: PlatformViewController?
    /// Where the navigation came from, for the hooks.
    var origin: RouteLocation?

    init(
        _ destination: Destination, _ location: RouteLocation, _ request: RouteRequest, globalGuards: [RouteGuard]
    ) {
        self.destination = destination
        self.location = location
        self.globalGuards = globalGuards
        transition = request.transition
        slot = request.slot
    }

    var guardCount: Int { globalGuards.count + destination.guards.count }

    func routeGuard(at index: Int) -> RouteGuard {
        index < globalGuards.count ? globalGuards[index] : destination.guards[index - globalGuards.count]
    }
}
