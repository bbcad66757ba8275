import Foundation
import ScreenRouting

struct ProductScreen: Route, DeepLinkable {
    let id: Int

    static let pattern: RoutePattern = "shop://product/<int:id>"

    init(parameters: RouteParameters) throws {
        id = try parameters.int("id")
    }

    init(id: Int) {
        self.id = id
    }
}

struct Settings: Route {
    static var preferredTransition: RouteTransition { .present(PresentationConfig(style: .formSheet)) }
}

struct AddressPicker: ResultRoute {
    typealias Result = String
}

struct ShopFeature: RouteProvider {
    func registerRoutes(in router: Router) {
        router.register(ProductScreen.self) { _, _ in PlatformViewController() }
        router.register(Settings.self) { _, _ in PlatformViewController() }
        router.register(AddressPicker.self) { _, context in
            context.finish("1 Main Street")
            return PlatformViewController()
        }
        router.addRoutes([
            RouteRecord(name: "cart", path: "/cart", meta: RouteMeta(requiresAuth: true)) { _ in
                PlatformViewController()
            }
        ])
    }
}

final class Recorder: NavigationPerforming {
    private(set) var lines: [String] = []

    func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) throws {
        let location = transition.location
        lines.append(location.route.map { "\(type(of: $0))" } ?? location.path)
    }
}

/// A shop with screens, a guard, a link and a result.
@MainActor
struct Shop {
    let recorder = Recorder()
    let router: Router

    init() {
        router = Router(navigationPerformer: recorder)
        router.install(ShopFeature())
        router.beforeEach { to, _ in to.meta.requiresAuth ? .redirect(.route(Settings())) : .allow }
    }

    func run() async throws {
        try await router.navigate(to: ProductScreen(id: 1))
        try await router.navigate(name: "cart")
        if let link = URL(string: "shop://product/42") {
            try await router.open(link)
        }
        let address = try await router.present(forResult: AddressPicker())
        for line in recorder.lines {
            print(line)
        }
        print(address ?? "no address")
    }
}
