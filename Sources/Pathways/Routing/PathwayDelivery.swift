import Foundation
import RouteMatching

/// A URL and the registration that matched it.
///
/// Each handler takes from it what it needs, and only that is made.
struct PathwayDelivery {
    let url: URL
    let match: RouteTable<PathwayHandler>.Match

    /// Runs the registration's handler.
    ///
    /// - Throws: ``PathwayRouterError/asyncHandlerRequiresAsyncHandle`` for an asynchronous one.
    @MainActor
    func perform() throws -> PathwayResult {
        guard case .sync(let action) = match.value.action else {
            throw PathwayRouterError.asyncHandlerRequiresAsyncHandle
        }
        return try action(self)
    }

    /// Runs the registration's handler, synchronous or asynchronous.
    @MainActor
    func perform() async throws -> PathwayResult {
        switch match.value.action {
        case .sync(let action): try action(self)
        case .async(let action): try await action(self)
        }
    }

    /// The parameters of a registration.
    var parameters: [String: String] { match.url.parameters(includingFragment: includesFragmentItems) }

    var request: PathwayRequest {
        PathwayRequest(
            url, match.url, pathParameters: match.parameters, includesFragmentItems: includesFragmentItems)
    }

    /// The model the URL stands for.
    func decode<Route: Pathway>(with plan: PathwayPlan) throws -> Route {
        try Route(decoding: plan.readable(match.url), with: plan, includingFragmentItems: includesFragmentItems)
    }

    /// Whether items after the fragment's route are parameters too.
    private var includesFragmentItems: Bool { match.value.supportsFragmentParameters }
}

extension PathwayRequest {
    init(
        _ url: URL, _ reference: URLReference, pathParameters: [String: String] = [:],
        includesFragmentItems: Bool = false
    ) {
        let items = includesFragmentItems ? reference.queryItems + reference.fragmentItems : reference.queryItems
        self.init(
            url: url, parameters: reference.parameters(includingFragment: includesFragmentItems),
            pathParameters: pathParameters,
            queryItems: items.filter(\.isDecodable).map { URLQueryItem(name: $0.name, value: $0.value) })
    }
}
