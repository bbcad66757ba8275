import ScreenRouting

struct UserDetail: Route, DeepLinkable {
    let id: Int

    static let pattern: RoutePattern = "myapp://user/<int:id>"

    init(parameters: RouteParameters) throws {
        id = try parameters.int("id")
    }

    init(id: Int) {
        self.id = id
    }
}

struct SettingsRoute: Route {
    @MainActor static var preferredTransition: RouteTransition {
        .present(PresentationConfig(style: .formSheet))
    }
}

struct ColorPickerRoute: ResultRoute {
    typealias Result = UIColor
}

struct UserFeature: RouteProvider {
    func registerRoutes(in router: Router) {
        router.register(UserDetail.self) { route, _ in UserViewController(userID: route.id) }
    }
}

struct NovelFeature: RouteProvider {
    func registerRoutes(in router: Router) {
        router.addRoutes([
            RouteRecord(name: "novel_list", path: "/novel/list") { _ in
                NovelListViewController()
            }
        ])
    }
}

@MainActor
enum AppModules {
    static func registerAll(in router: Router) {
        router.installAll([UserFeature(), NovelFeature()])
    }
}

@MainActor final class SpyPerformer: NavigationPerforming {
    var performed: [(ResolvedTransition, PlatformViewController)] = []

    func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) throws {
        performed.append((transition, viewController))
    }
}
