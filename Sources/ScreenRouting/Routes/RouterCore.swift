import Foundation
import NavigationPipeline
import RouteMatching

/// The router behind its public doors: what is registered, and what the pipeline asks for.
@MainActor
final class RouterCore {
    var catalog = RouteCatalog()
    var guards: [RouteGuard] = []
    var hooks: [RouteHook] = []
    var performer: (any NavigationPerforming)?
    var universalLinkHosts: [HostFilter] = []
    var onError: @MainActor (any Error) -> Void = RouterCore.printInDebug
    let shell: NavigationShell<RouterCore>

    /// The location of each screen that was shown, for as long as it lives.
    private var locations = LocationTable()
    /// Where the last navigation led, for performers that cannot tell what is visible.
    private var lastLocation: RouteLocation?

    init(performer: (any NavigationPerforming)?, sleep: @escaping @Sendable (TimeInterval) async throws -> Void) {
        self.performer = performer
        shell = NavigationShell(sleep: sleep)
    }

    var currentLocation: RouteLocation? {
        guard let visible = performer?.visibleViewControllers else { return lastLocation }
        for viewController in visible {
            if let location = locations[viewController] { return location }
        }
        return nil
    }

    private static func printInDebug(_ error: any Error) {
        #if DEBUG
        print("ScreenRouting: \(error)")
        #endif
    }
}

// MARK: - Running requests

extension RouterCore {
    /// Runs a request to its end.
    func navigate(_ request: RouteRequest) async throws {
        do {
            try await shell.navigate(to: request, for: self)
        } catch let failure as NavigationFailure {
            throw failure.routerError
        }
    }

    /// Begins a request and reports its failure, unless it was only stopped.
    func start(_ request: RouteRequest) {
        shell.start(to: request, for: self) { [weak self] error in
            switch (error as? NavigationFailure)?.routerError ?? error {
            case RouterError.guardCancelled, RouterError.superseded, is CancellationError: break
            case let error: self?.onError(error)
            }
        }
    }
}

extension NavigationFailure {
    /// The failure in the words of this module.
    fileprivate var routerError: any Error {
        switch self {
        case .stopped: RouterError.guardCancelled
        case .tooManyRedirects(let limit): RouterError.redirectLoopDetected(depth: limit)
        case .superseded: RouterError.superseded
        case .timedOut(let seconds): RouterError.guardTimedOut(seconds: seconds)
        case .cancelled: CancellationError()
        }
    }
}

// MARK: - What the pipeline asks for

extension RouterCore: NavigationClient {
    func decide(_ index: Int, for request: ResolvedRequest) async throws -> NavigationDecision<RouteRequest> {
        switch try await request.routeGuard(at: index)(request.location, currentLocation) {
        case .allow: .allow
        case .cancel: .stop
        case .redirect(let target): .redirect(RouteRequest(target))
        }
    }

    func build(_ request: ResolvedRequest) throws -> ResolvedRequest? {
        switch request.destination.kind {
        case .action(let action):
            request.origin = hooks.isEmpty ? nil : currentLocation
            guard try action(request.location) else { throw RouterError.actionFailed(path: request.location.path) }
            return nil
        case .component(let component):
            if request.selectsTab { return request }
            request.viewController = try component(request.location)
        case .typed(let typed):
            if request.selectsTab { return request }
            request.viewController = try makeScreen(typed, request.location, request.slot)
        case .redirect:
            // Resolving has followed it.
            throw RouterError.noScreen(request.location.path)
        }
        return request
    }

    func makeScreen(
        _ typed: TypedDestination, _ location: RouteLocation, _ slot: ResultSlot?
    ) throws -> PlatformViewController {
        guard let route = location.route, let screen = try typed.makeScreen(route, location, slot) else {
            throw RouterError.notRegistered(routeType: typed.typeName)
        }
        return screen
    }

    func perform(_ request: ResolvedRequest) throws -> Bool {
        guard let performer else { throw RouterError.noNavigationContext }
        if !hooks.isEmpty { request.origin = currentLocation }
        let transition = request.chosenTransition
        if case .selectTab(let animated) = transition {
            guard let index = request.location.meta.tabIndex else {
                throw RouterError.noScreen(request.location.name ?? request.location.path)
            }
            try performer.selectTab(at: index, animated: animated)
        } else if let viewController = request.viewController {
            if let slot = request.slot {
                slot.claim()
                performer.observeRemoval(of: viewController) { [weak slot] in slot?.close() }
            }
            try performer.perform(
                ResolvedTransition(transition, to: request.location), viewController: viewController)
        }
        return performer.isTransitioning
    }

    func waitForTransition() async throws {
        try await performer?.waitForTransition()
    }

    func confirm(_ request: ResolvedRequest, _ screen: ResolvedRequest?) {
        if screen != nil { remember(request) }
        request.viewController = nil
        for hook in hooks { hook(request.location, request.origin) }
    }

    private func remember(_ request: ResolvedRequest) {
        lastLocation = request.location
        guard let visible = performer?.visibleViewControllers else { return }
        if let viewController = request.viewController {
            locations[viewController] = request.location
        } else if let tab = visible.first, locations[tab] == nil {
            // A tab's own screen was made by somebody else; from now on it is known.
            locations[tab] = request.location
        }
    }
}

extension ResolvedRequest {
    /// The caller's, the registration's, or the route type's own transition.
    @MainActor
    var chosenTransition: RouteTransition {
        if let transition = transition ?? destination.meta.transition { return transition }
        if case .typed(let typed) = destination.kind { return typed.preferredTransition() }
        return .push()
    }

    /// Whether no screen has to be made.
    @MainActor
    var selectsTab: Bool {
        if case .selectTab = chosenTransition { return true }
        return false
    }
}
