import ScreenRouting

extension GTKPerformer: NavigationPerforming {
    /// Shows a screen by one of the transitions; everything is checked before the first widget moves.
    public func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) throws {
        if case .custom(let custom) = transition.kind {
            return try custom.perform(from: visibleViewControllers?.first, to: viewController)
        }
        guard let screen = viewController as? Screen else { throw NotAScreen() }
        switch transition.kind {
        case .push(let animated):
            try navigation.push(screen, animated: animated)
        case .replace(let animated):
            try navigation.replaceLast(with: screen, animated: animated)
        case .present(let config):
            guard main.root != nil else { throw RouterError.noNavigationContext }
            present(screen, config)
        case .replaceRoot:
            replaceRoot(screen)
        case .selectTab, .custom:
            throw RouterError.noNavigationContext
        }
    }

    /// Whether pages still slide in the topmost window.
    public var isTransitioning: Bool { top.root?.isMoving ?? false }

    /// Returns when the pages of the topmost window stand still.
    public func waitForTransition() async throws {
        await top.root?.waitUntilStill()
    }

    /// Pops the topmost window's last page, or closes that window when it has no other.
    public func goBack(animated: Bool) -> Bool {
        if let navigation = top.navigation, navigation.canPop {
            navigation.pop(animated: animated)
        } else if let frame = presented.last {
            dismiss(frame)
        } else {
            return false
        }
        return true
    }

    /// Selects one of the main window's tabs.
    public func selectTab(at index: Int, animated: Bool) throws {
        guard let tabs = main.root as? TabScreen, (0..<tabs.count).contains(index) else {
            throw RouterError.noNavigationContext
        }
        tabs.select(index)
    }

    /// The visible page of the topmost window, then its containers.
    public var visibleViewControllers: [PlatformViewController]? { top.visibleScreens }

    /// Calls when the screen was popped, replaced or closed, or when it dies without having been shown.
    public func observeRemoval(
        of viewController: PlatformViewController, _ onRemoval: @escaping @MainActor @Sendable () -> Void
    ) {
        // Of anything else this performer shows nothing, so it is as good as removed.
        guard let screen = viewController as? Screen else { return onRemoval() }
        screen.observeRemoval(onRemoval)
    }

    private var navigation: NavigationScreen {
        get throws {
            guard let navigation = top.navigation else { throw RouterError.noNavigationContext }
            return navigation
        }
    }

    /// A container becomes the root as it is; any other screen gets a stack, so that more can be pushed onto it.
    private func replaceRoot(_ screen: Screen) {
        if let first = presented.first { dismiss(first) }
        main.setRoot(screen is TabScreen || screen is NavigationScreen ? screen : NavigationScreen(root: screen))
        main.window.present()
    }
}

/// What a factory made is no ``Screen``, so there is no widget to show.
struct NotAScreen: Error {}
