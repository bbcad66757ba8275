/// What a registration leads to: a record, or a typed route.
final class Destination {
    enum Kind {
        case component(RouteRecord.Component)
        case action(RouteRecord.Action)
        case redirect(RedirectTarget)
        case typed(TypedDestination)
    }

    let name: String?
    let pattern: RoutePattern?
    let meta: RouteMeta
    let guards: [RouteGuard]
    let kind: Kind
    /// The module that was being installed when this was registered.
    var module: String?

    init(_ record: RouteRecord) {
        name = record.name
        pattern = record.pattern
        meta = record.meta
        guards = record.guards
        kind =
            switch record.kind {
            case .component(let component): .component(component)
            case .action(let action): .action(action)
            case .redirect(let target): .redirect(target)
            }
    }

    init(_ typed: TypedDestination, pattern: RoutePattern?, meta: RouteMeta, guards: [RouteGuard]) {
        name = nil
        self.pattern = pattern
        self.meta = meta
        self.guards = guards
        kind = .typed(typed)
    }

    /// What people and tools call it: its name, or the name of its type.
    var label: String? {
        if case .typed(let typed) = kind { return typed.typeName }
        return name
    }
}

/// A typed route's registration with its type erased.
struct TypedDestination {
    let typeName: String
    let preferredTransition: @MainActor () -> RouteTransition
    /// Makes the route from a URL's parameters; `nil` for a type that is not ``DeepLinkable``.
    let decode: (@MainActor (RouteParameters) throws -> any Route)?
    /// Makes the screen, or returns `nil` for a route of another type.
    let makeScreen: @MainActor (any Route, RouteLocation, ResultSlot?) throws -> PlatformViewController?
}
