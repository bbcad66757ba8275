import Foundation
import RouteMatching

/// A URL and the registration that matched it.
///
/// Each handler takes from it what it needs, and only that is made.
struct PathwayDelivery {
    let url: URL
    let reference: URLReference
    /// Whether items after the fragment's route are parameters too.
    let includesFragmentItems: Bool
    /// The pattern of the registration; the fallback has none.
    let pattern: RoutePattern?

    /// The parameters of a registration.
    var parameters: [String: String] {
        reference.parameters(includingFragment: includesFragmentItems)
    }

    var request: PathwayRequest {
        var items = reference.queryItems
        if includesFragmentItems { items += reference.fragmentItems }
        return PathwayRequest(
            url: url, parameters: parameters, pathParameters: pattern?.parameters(in: reference) ?? [:],
            queryItems: items.filter(\.isDecodable).map { URLQueryItem(name: $0.name, value: $0.value) })
    }

    /// The model the URL stands for.
    func decode<Route: Pathway>(with plan: PathwayPlan) throws -> Route {
        try Route(decoding: plan.readable(reference), with: plan, includingFragmentItems: includesFragmentItems)
    }
}

extension URLReference {
    /// The last value of each name; a flag is an empty text.
    ///
    /// Names that are empty, or whose last value is not UTF-8,
    /// are left out.
    func parameters(includingFragment: Bool) -> [String: String] {
        var parameters: [String: String] = [:]
        func add(_ items: [QueryItem]) {
            for item in items where !item.name.isEmpty {
                parameters[item.name] = item.isDecodable ? item.value ?? "" : nil
            }
        }
        add(queryItems)
        if includingFragment { add(fragmentItems) }
        return parameters
    }
}
