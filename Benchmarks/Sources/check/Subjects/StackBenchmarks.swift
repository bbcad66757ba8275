import Foundation
import Observation
import StackRouting

/// Navigation on a stack, beside an observable class written by hand for the one route type.
@MainActor
func stackOperations() -> [Operation] {
    let router = Router<PageRoute>()
    let byHand = HandWrittenStack()
    let route = PageRoute.page("an identifier of some length")
    return [
        Operation(key: RowKey(operation: "push and back")) { times in
            for _ in 0..<times {
                router.push(route)
                router.back()
            }
            blackHole(router)
        },
        Operation(key: RowKey(operation: "the same by hand")) { times in
            for _ in 0..<times {
                byHand.push(route)
                byHand.back()
            }
            blackHole(byHand)
        },
    ]
}

/// Reading a path among screens and printing one with a query item, beside Foundation on the same path.
@MainActor
func stackURLOperations() throws -> [Operation] {
    let path = "/users/42?tab=posts"
    let small = Router<ThirtyScreens>()
    let large = Router<ThreeHundredScreens>()
    guard small.hydrate(path: path), large.hydrate(path: path) else { throw BadURL() }
    let printed = Router<PageRoute> { PageRoute.search("hello world") }
    precondition(printed.string() == "/search?q=hello%20world", "the path is printed")
    return [
        Operation(key: RowKey(operation: "hydrate, 30 screens")) { times in
            for _ in 0..<times { blackHole(small.hydrate(path: path, replace: true)) }
        },
        Operation(key: RowKey(operation: "hydrate, 300 screens")) { times in
            for _ in 0..<times { blackHole(large.hydrate(path: path, replace: true)) }
        },
        Operation(key: RowKey(operation: "URLComponents(string:) on the path")) { times in
            for _ in 0..<times { blackHole(URLComponents(string: path)) }
        },
        Operation(key: RowKey(operation: "string()")) { times in
            for _ in 0..<times { blackHole(printed.string()) }
        },
        Operation(key: RowKey(operation: "building URLComponents")) { times in
            for _ in 0..<times {
                var components = URLComponents()
                components.path = "/search"
                components.queryItems = [URLQueryItem(name: "q", value: opaque("hello world"))]
                blackHole(components.string)
            }
        },
    ]
}

/// What one would write without the package.
@Observable
private final class HandWrittenStack {
    var path: [PageRoute] = []

    func push(_ route: PageRoute) { path.append(route) }

    func back() { if !path.isEmpty { path.removeLast() } }
}

private enum PageRoute: IntoURLRoute {
    case page(String)
    case search(String)

    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .page(let id):
            return route.path("pages", .value(id))
        case .search(let text):
            route.query("q", text)
            return route.path("search")
        }
    }
}

/// The shape of the tables above, as screens; the one that matches is the last.
private func patterns(_ count: Int) -> [String] {
    (0..<count - 1).map { number in
        switch number % 10 {
        case 0..<6: "section\(number / 6)/item\(number)/:id"
        case 6, 7: "settings/page\(number)/details"
        case 8: "area\(number)/:x/b/:y"
        default: ":first/:second/page\(number)"
        }
    } + ["users/:id"]
}

private enum ThirtyScreens: FromURLRoute {
    case page(String)

    private static let patterns = check.patterns(30)

    static func from(route: RouteMatch<Self>) {
        for pattern in patterns {
            route.screen(pattern) { url in
                Self.page(url.param("id"))
            }
        }
    }
}

private enum ThreeHundredScreens: FromURLRoute {
    case page(String)

    private static let patterns = check.patterns(300)

    static func from(route: RouteMatch<Self>) {
        for pattern in patterns {
            route.screen(pattern) { url in
                Self.page(url.param("id"))
            }
        }
    }
}
