import Foundation

/// Where a redirect leads.
///
/// It is resolved through the whole pipeline, guards included.
public enum RedirectTarget {
    /// A named destination.
    case name(String, params: [String: String] = [:], query: [String: String] = [:])
    /// A path, with or without a query.
    case path(String)
    /// A typed route.
    case route(any Route)
    /// A URL, such as the ``RouteLocation/url`` that a guard held back earlier.
    case url(URL)
}

/// A target may be a typed route, whose values need not be Sendable.
@available(*, unavailable)
extension RedirectTarget: Sendable {}
