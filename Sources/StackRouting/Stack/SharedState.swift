/// The state of a router, shared by a tab router and the stack routers of its tabs.
///
/// It is held strongly by each of them, so a stack router that outlives its tab router keeps the last state.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class SharedState<State> {
    private let signals = ChangeSignals()
    private let areEqual: ((State, State) -> Bool)?
    private var stored: State

    init(_ value: State) {
        stored = value
        areEqual = Self.equality()
    }

    /// The state.
    ///
    /// Writing a value that is equal to the old one notifies nobody, where equality can be told.
    var value: State {
        get {
            signals.access(.state)
            return stored
        }
        set {
            if let areEqual, areEqual(stored, newValue) { return }
            signals.willChange(.state)
            stored = newValue
            signals.didChange(.state)
        }
    }

    /// Applies the updates in order, as one change.
    func apply(_ updates: FoundUpdates<State>) {
        if updates.isEmpty { return }
        var state = stored
        for update in updates.all { update(&state) }
        value = state
    }

    /// How two states are compared: objects by identity, other values by their own equality if they have one.
    private static func equality() -> ((State, State) -> Bool)? {
        if State.self == Void.self { return { _, _ in true } }
        if State.self is AnyObject.Type { return { ($0 as AnyObject) === ($1 as AnyObject) } }
        guard let type = State.self as? any Equatable.Type else { return nil }
        return equality(through: type)
    }

    private static func equality<E: Equatable>(through type: E.Type) -> (State, State) -> Bool {
        { ($0 as? E) == ($1 as? E) }
    }
}
