/// How the routes of a path change a stack.
enum NavigationMethod {
    case push
    case go
    case replace
    case hydrate(replacing: Bool)
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension Router {
    /// Changes the stack by the routes of a path.
    ///
    /// - Parameters:
    ///   - routes: The routes, the destination last. None stands for the base view.
    ///   - method: How the stack changes.
    func navigate(to routes: [R], by method: NavigationMethod) {
        switch method {
        case .hydrate(replacing: true):
            setStack(routes)
        case .hydrate(replacing: false) where depth == 0:
            setStack(routes, keepingRoot: true)
        case .push, .hydrate(replacing: false):
            // The base view is under the stack already and cannot be pushed.
            if let destination = routes.last { push(destination) }
        case .go:
            if let destination = routes.last { go(to: destination) } else { back(root: true) }
        case .replace:
            if let destination = routes.last { replace(destination) } else { back(root: true) }
        }
    }
}
