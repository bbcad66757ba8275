import StackRouting

/// The screens above the search field.
package enum SearchRoute: Hashable, Sendable {
    case results(text: String, tags: [String])
}

extension SearchRoute: TabRoute {
    package typealias State = ShopTab.State

    package static var tab: ShopTab { .search }
}

extension SearchRoute: URLRoute {
    package static func from(route: RouteMatch<Self>) {
        route.screen("results") { url in
            Self.results(text: url.query("q"), tags: url.query(all: "tag"))
        }
    }

    package func into(route: RouteURL<Self>) -> String {
        switch self {
        case .results(let text, let tags):
            route.query("q", text)
            route.query("tag", tags)
            return route.path("results")
        }
    }
}
