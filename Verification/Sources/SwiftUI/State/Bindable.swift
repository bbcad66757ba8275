/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    private var object: Value

    /// The object.
    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    /// The wrapper itself, for `$object.property`.
    public var projectedValue: Bindable<Value> { self }

    private init(stored value: Value) {
        object = value
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Wraps an object.
    public init(wrappedValue: Value) {
        self.init(stored: wrappedValue)
    }

    /// Wraps an object.
    public init(_ wrappedValue: Value) {
        self.init(stored: wrappedValue)
    }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            get: { object[keyPath: keyPath] },
            set: { object[keyPath: keyPath] = $0 }
        )
    }
}
