import Foundation
import RouteMatching

extension PathwayRouter {
    /// Explains which registration a URL goes to, and why it goes to no other.
    ///
    /// Handlers do not run, so whether one would decline is not known here.
    ///
    /// ```swift
    /// print(router.explain("https://shop.example/products/42"))
    /// ```
    ///
    /// - Parameter text: the URL's text; for a malformed one the explanation has the reason.
    /// - Returns: the URL's parts, the registrations that match in their order, and the first reason each other lost.
    /// - Complexity: O(*n* log *n*) in the number of registrations.
    public func explain(_ text: String) -> RouteExplanation {
        let explanation = table.explain(text)
        guard case .success(let url) = explanation.url else { return explanation }
        if let allowedSchemes, !allowsScheme(of: url) {
            return explanation.rejecting { _ in .scheme(expected: allowedSchemes.sorted(), found: url.scheme) }
        }
        // A registration that names the URL's host admits it, so this is about hostless ones alone.
        return admitsHost(of: url) ? explanation : explanation.rejecting { _ in .notAdmitted(host: url.host) }
    }

    /// Explains which registration a URL goes to, and why it goes to no other.
    ///
    /// - Parameter url: the URL.
    /// - Returns: the URL's parts, the registrations that match in their order, and the first reason each other lost.
    /// - Complexity: O(*n* log *n*) in the number of registrations.
    public func explain(_ url: URL) -> RouteExplanation { explain(url.absoluteString) }

    /// Looks for registrations that cannot do what they seem to be made for: ones that can never win, ones that no URL
    /// tells apart, and ones whose pattern or host did not parse.
    ///
    /// - Returns: the findings, each with a stable code and, where there is one, a URL that shows it.
    /// - Complexity: O(*n*) on average in the number of registrations.
    public func lint() -> [RouteFinding] { table.lint() }

    /// The registrations in the portable form that tools read.
    ///
    /// Typed ones have the name of their model.
    ///
    /// - Parameter module: the module the registrations are from, if it is to be named.
    /// - Returns: a manifest with a row a registration, in the order in which they were made.
    /// - Complexity: O(*n*) in the number of registrations.
    public func manifest(module: String? = nil) -> RouteManifest {
        table.manifest(kind: { $0.value.kind }, module: module)
    }
}
