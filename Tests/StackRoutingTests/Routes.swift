import StackRouting

enum Letter: Route {
    case a, b, c, d
    case named(String)
}

enum Titled: Route {
    struct State: Equatable {
        var isOpen = false
        var count = 0
    }

    case home(title: String)
    case page(Int)

    static func data(route: Titled?) -> RouteData<String> {
        guard case .home(let title) = route else { return .data(root: false, "Home") }
        return .data(root: true, title)
    }
}

enum MainTab: TabSelection {
    struct State: Equatable {
        var isOpen = false
    }

    case home
    case users
    case posts

    struct Stack: TabStack {
        let users = UserRoute.self
        let posts = PostRoute.self
    }
}

enum UserRoute: TabRoute {
    typealias State = MainTab.State

    case add
    case user(id: String)

    static var tab: MainTab { .users }
}

enum PostRoute: TabRoute {
    typealias State = MainTab.State

    case post(Int)

    static var tab: MainTab { .posts }
}
