import StackRouting
import SwiftUI
import SwiftUIHosting
import Testing

private enum AppTab: URLTabSelection {
    case home
    case users

    struct Stack: TabStack {
        let users = UsersRoute.self
    }

    static func from(route: TabRouteMatch<Self>) {
        route.tab("", .home)
        route.tab("users", UsersRoute.self)
    }

    func into(route: TabRouteURL<Self>) -> String {
        switch self {
        case .home: route.path()
        case .users: route.path("users", join: UsersRoute.self)
        }
    }
}

private enum UsersRoute: TabRoute, URLRoute {
    case add
    case user(id: String)

    static var tab: AppTab { .users }

    static func from(route: RouteMatch<Self>) {
        route.screen("add", .add)
        route.screen(":id") { url in
            Self.user(id: url.param("id"))
        }
    }

    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .add: route.path("add")
        case .user(let id): route.path(.value(id))
        }
    }
}

/// The views of the documentation: a tab view bound to a tab router, and a stack bound to the router of a tab.
private struct ContentView: View {
    @State private var router: TabRouter<AppTab>

    init(router: TabRouter<AppTab>) {
        _router = State(initialValue: router)
    }

    var body: some View {
        TabView(selection: $router.tab) {
            Tab("Home", value: AppTab.home) {
                Text("Welcome")
            }
            Tab("Users", value: AppTab.users) {
                UsersView().environment(router.users)
            }
        }
        .environment(router)
        .onOpenURL(hydrating: router)
    }
}

private struct UsersView: View {
    @Environment(Router<UsersRoute>.self) private var router

    var body: some View {
        @Bindable var router = router

        NavigationStack(path: $router.navigationPath) {
            UsersListView()
                .navigationDestination(for: UsersRoute.self) { route in
                    switch route {
                    case .add: Text("Add a user")
                    case .user(let id): Text("User \(id)")
                    }
                }
        }
    }
}

private struct UsersListView: View {
    @Environment(Router<UsersRoute>.self) private var router

    var body: some View {
        Text("All users")
        Button("Add") { router.push(.add) }
    }
}

@MainActor
@Suite("Routers in SwiftUI")
struct RouterStackTests {
    private func url(_ text: String) throws -> URL {
        try #require(URL(string: text))
    }

    private func host(_ router: Router<UsersRoute>) -> ViewHost {
        ViewHost(
            RouterStack(router) {
                UsersListView()
            } destination: { route in
                switch route {
                case .add: Text("Add a user")
                case .user(let id): Text("User \(id)")
                }
            })
    }

    @Test("A push shows the destination, and going back on the screen reaches the router")
    func pushAndBack() {
        let router = Router<UsersRoute>()
        let host = host(router)
        #expect(host.texts == ["All users", "Add"])
        router.push(.user(id: "7"))
        router.push(.add)
        #expect(host.texts == ["Add a user"])
        #expect(host.tap("Back"))
        #expect(router.navigationPath == [.user(id: "7")])
        #expect(host.texts == ["User 7"])
        #expect(host.tap("Back"))
        #expect(router.navigationPath.isEmpty)
        #expect(!host.tap("Back"))
    }

    @Test("Views inside the stack find the router in the environment")
    func environment() {
        let router = Router<UsersRoute>()
        let host = host(router)
        #expect(host.tap("Add"))
        #expect(router.navigationPath == [.add])
        #expect(host.texts == ["Add a user"])
    }

    @Test("The document's tab view: tabs select, stacks show, links hydrate")
    func tabs() throws {
        let router = TabRouter(initial: AppTab.home)
        let host = ViewHost(ContentView(router: router))
        #expect(host.texts == ["Welcome"])
        #expect(host.tap("Users"))
        #expect(router.tab == .users)
        #expect(host.texts == ["All users", "Add"])
        #expect(host.tap("Home"))

        #expect(host.open(try url("https://shop.example/users/42")) == 1)
        #expect(router.tab == .users)
        #expect(host.texts == ["User 42"])
        #expect(router.string() == "/users/42")
        #expect(host.open(try url("myapp://users/add")) == 1)
        #expect(host.texts == ["Add a user"])
        #expect(router.users.navigationPath == [.user(id: "42"), .add])
    }

    @Test("Choosing the selected tab again pops its stack where that was asked for")
    func reselection() {
        let router = TabRouter(initial: AppTab.users)
        router.popToRootOnReselect(.users)
        router.users.push(.add)
        let host = ViewHost(ContentView(router: router))
        #expect(host.texts == ["Add a user"])
        #expect(host.tap("Users"))
        #expect(host.texts == ["All users", "Add"])
    }

    @Test("A link that leads nowhere is handed on and changes nothing; a replacing one replaces")
    func unmatched() throws {
        let router = Router<UsersRoute>()
        router.push(.add)
        var dropped: [URL] = []
        let host = ViewHost(Text("x").onOpenURL(hydrating: router, replace: true) { dropped.append($0) })
        host.open(try url("https://shop.example/a/b/c"))
        #expect(dropped == [try url("https://shop.example/a/b/c")])
        #expect(router.navigationPath == [.add])
        host.open(try url("https://shop.example/9"))
        #expect(router.navigationPath == [.user(id: "9")])
    }
}
