import Foundation
import Pathways

/// `PathwayRouter.handle(_:)` on a `URL` that is already made, path-only and typed, beside what it costs to look at the
/// same URL by other means.
@MainActor
func dispatchOperations() throws -> [Operation] {
    var operations: [Operation] = []
    for size in Shapes.sizes {
        let shapes = Shapes(count: size)
        let pathOnly = makeRouter(shapes, typed: [])
        let typed = makeRouter(shapes, typed: TypedItems.routes(for: size))
        for (hit, index) in shapes.placeholderHits {
            let url = try makeURL(shapes.url(at: index))
            operations.append(handling(url, by: pathOnly, "handle path", size, hit))
            operations.append(handling(url, by: typed, "handle typed", size, hit))
            // What one parameter costs: the dictionary that the handler is given.
            let withQuery = try makeURL(shapes.url(at: index), query: "?campaign=summer")
            operations.append(handling(withQuery, by: pathOnly, "handle path with query", size, hit))
            operations += floors(url, size, hit)
        }
        let miss = try makeURL(shapes.miss)
        operations.append(handling(miss, by: pathOnly, "handle path", size, "miss"))
        operations.append(handling(miss, by: typed, "handle typed", size, "miss"))
        operations += floors(miss, size, "miss")
    }
    return operations
}

struct BadURL: Error {}

private func makeURL(_ segments: [String], query: String = "") throws -> URL {
    let text = "https://shop.example/" + segments.joined(separator: "/") + query
    guard let url = URL(string: text) else { throw BadURL() }
    return url
}

/// A router with one path-only handler a registration, except where a typed route has the same pattern.
@MainActor
func makeRouter(_ shapes: Shapes, typed: [any ItemRoute.Type]) -> PathwayRouter {
    var router = PathwayRouter()
    var routes: [String: any ItemRoute.Type] = [:]
    for route in typed { routes[route.place] = route }
    for (segments, pattern) in zip(shapes.segments, shapes.patterns) {
        if let route = routes.removeValue(forKey: segments.compactMap(\.self).joined(separator: "/")) {
            register(route, in: &router)
        } else {
            router.register(host: "shop.example", path: pattern) { (parameters: [String: String]) in
                blackHole(parameters)
            }
        }
    }
    precondition(routes.isEmpty, "every typed route has its place in the table")
    return router
}

@MainActor
private func register<Route: ItemRoute>(_ route: Route.Type, in router: inout PathwayRouter) {
    router.register(host: "shop.example", route) { (route: Route, _: [String: String]) in
        blackHole(route.id)
    }
}

@MainActor
private func handling(_ url: URL, by router: PathwayRouter, _ name: String, _ size: Int, _ hit: String) -> Operation {
    precondition((try? router.handle(url)) == (hit != "miss"), "\(name) at \(size) answers \(url) as it should")
    return Operation(key: RowKey(operation: name, registrations: size, hit: hit)) { times in
        for _ in 0..<times { blackHole(try? router.handle(url)) }
    }
}

/// Other ways to look at the same URL.
@MainActor
private func floors(_ url: URL, _ size: Int, _ hit: String) -> [Operation] {
    let text = url.absoluteString
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    let segments = UnsafeMutablePointer<Range<Int>>.allocate(capacity: bytes.count)
    let items = UnsafeMutablePointer<Range<Int>>.allocate(capacity: bytes.count)
    return [
        Operation(key: RowKey(operation: "splitting by hand", registrations: size, hit: hit)) { times in
            for _ in 0..<times {
                blackHole(HandSplitting(UnsafeBufferPointer(opaque(bytes)), segments: segments, items: items))
            }
        },
        Operation(key: RowKey(operation: "URL(string:)", registrations: size, hit: hit)) { times in
            for _ in 0..<times { blackHole(URL(string: text)) }
        },
        Operation(key: RowKey(operation: "URLComponents(string:)", registrations: size, hit: hit)) { times in
            for _ in 0..<times { blackHole(URLComponents(string: text)) }
        },
    ]
}
