import Foundation
import RouteMatching

extension Router {
    /// Explains which registration a path or URL leads to, and why it leads to no other.
    ///
    /// Nothing is run.
    ///
    /// ```swift
    /// print(router.explain("myapp://user/42"))
    /// ```
    ///
    /// - Parameter text: the path or URL; for a malformed one the explanation has the reason.
    /// - Complexity: O(*n* log *n*) in the number of registrations.
    public func explain(_ text: String) -> RouteExplanation {
        let table = core.catalog.table
        guard let url = try? URLReference(text) else { return table.explain(text) }
        guard let routed = core.routed(url) else {
            return table.explain(url).rejecting { _ in .notAdmitted(host: url.host) }
        }
        return table.explain(routed)
    }

    /// Explains which registration a URL leads to, and why it leads to no other.
    ///
    /// Nothing is run.
    ///
    /// - Complexity: O(*n* log *n*) in the number of registrations.
    public func explain(_ url: URL) -> RouteExplanation { explain(url.absoluteString) }

    /// Looks for registrations that cannot do what they seem to be made for.
    ///
    /// - Returns: the findings, each with a stable code and, where there is one, a URL that shows it.
    /// - Complexity: O(*n*) on average in the number of registrations.
    public func lint() -> [RouteFinding] { core.catalog.table.lint() }

    /// The registrations that have a pattern, in the portable form that tools read.
    ///
    /// Each says what it leads to, `screen`, `action`, `redirect` or a typed route's type, and the module that
    /// ``install(_:)`` got it from.
    ///
    /// - Complexity: O(*n*) in the number of registrations.
    public func manifest() -> RouteManifest {
        let table = core.catalog.table
        var manifest = table.manifest(kind: { $0.value.kindName })
        for (index, registration) in table.registrations.enumerated() {
            manifest.routes[index].module = registration.value.module
        }
        return manifest
    }
}

extension Destination {
    fileprivate var kindName: String {
        switch kind {
        case .component: "screen"
        case .action: "action"
        case .redirect: "redirect"
        case .typed(let typed): typed.typeName
        }
    }
}
