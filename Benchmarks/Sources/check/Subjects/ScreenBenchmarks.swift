import Foundation
import ScreenRouting

/// `navigate(path:)` of a screen router without guards and with three that allow at once, beside Foundation on the same
/// path.
///
/// The performer does nothing.
@MainActor
func screenOperations() throws -> [Operation] {
    var operations: [Operation] = []
    for size in Shapes.sizes {
        let shapes = Shapes(count: size)
        let open = try makeScreenRouter(shapes.patterns)
        let guarded = try makeScreenRouter(shapes.patterns)
        for _ in 0..<3 { guarded.beforeEach { _, _ in .allow } }
        for (hit, index) in shapes.placeholderHits {
            let path = "/" + shapes.url(at: index).joined(separator: "/")
            operations += [
                navigating(to: path, by: open, "navigate", size, hit),
                navigating(to: path, by: guarded, "navigate, three guards", size, hit),
                Operation(
                    key: RowKey(operation: "URLComponents(string:) on the path", registrations: size, hit: hit)
                ) { times in
                    for _ in 0..<times { blackHole(URLComponents(string: path)) }
                },
            ]
        }
    }
    return operations
}

/// A router with one named record for each pattern, that shows a screen where there is none.
@MainActor
func makeScreenRouter(_ patterns: [String]) throws -> ScreenRouter {
    let router = ScreenRouter(navigationPerformer: IdlePerformer())
    let screen = PlatformViewController()
    router.addRoutes(
        try patterns.enumerated().map { number, pattern in
            RouteRecord(name: "record \(number)", path: try RoutePattern(parsing: pattern)) { _ in screen }
        })
    return router
}

@MainActor
private func navigating(
    to path: String, by router: ScreenRouter, _ name: String, _ size: Int, _ hit: String
) -> Operation {
    Operation(key: RowKey(operation: name, registrations: size, hit: hit)) { times in
        for _ in 0..<times {
            do {
                try await router.navigate(path: path)
            } catch {
                preconditionFailure("\(name) at \(size): \(error)")
            }
        }
        blackHole(router)
    }
}

private final class IdlePerformer: NavigationPerforming {
    func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) {}
}
