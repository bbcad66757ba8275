/// A value that a view owns and that outlives the view's description.
@propertyWrapper
public struct State<Value> {
    private let location: Location

    /// Where the value is, before the view is connected and after.
    private final class Location {
        var kept: Kept

        init(_ kept: Kept) {
            self.kept = kept
        }
    }

    private final class Kept {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    /// A state with its first value.
    public init(wrappedValue value: Value) {
        location = Location(Kept(value))
    }

    /// A state with its first value.
    public init(initialValue value: Value) {
        self.init(wrappedValue: value)
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.kept.value }
        nonmutating set { location.kept.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let kept = location.kept
        return Binding(get: { kept.value }, set: { kept.value = $0 })
    }
}

extension State: ConnectableProperty {
    package func connect(_ states: StateStore, place: String, environment: EnvironmentValues) {
        location.kept = states.value(at: place, initial: location.kept)
    }
}
