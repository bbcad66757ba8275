/// The values that views pass down to the views inside them.
public struct EnvironmentValues {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// No values.
    public init() {}

    /// The observable object of the type that was passed down.
    public subscript<T: AnyObject>(objectType: T.Type) -> T? {
        get { objects[ObjectIdentifier(objectType)] as? T }
        set { objects[ObjectIdentifier(objectType)] = newValue }
    }
}

/// Reads a value that a view further up passed down.
@propertyWrapper
public struct Environment<Value> {
    private let read: (EnvironmentValues) -> Value
    private let box = Box()

    private final class Box {
        var values: EnvironmentValues?
    }

    /// Reads a value by its key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The value.
    ///
    /// Reading it outside a body, or an object that nobody passed down, is a mistake in the program.
    public var wrappedValue: Value {
        guard let values = box.values else {
            preconditionFailure("The environment is read outside a view's body")
        }
        return read(values)
    }
}

extension Environment: ConnectableProperty {
    package func connect(_ states: StateStore, place: String, environment: EnvironmentValues) {
        box.values = environment
    }
}

extension Environment {
    /// Reads the observable object of a type; it must have been passed down.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { values in
            guard let object = values[objectType] else {
                preconditionFailure("No object of type \(objectType) was passed down")
            }
            return object
        }
    }

    /// Reads the observable object of a type, if one was passed down.
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        read = { $0[objectType] }
    }
}

extension View {
    /// Passes an observable object down to the views inside.
    public nonisolated func environment<T: AnyObject>(_ object: T?) -> some View where T: Observable {
        EnvironmentView(content: self) { $0[T.self] = object }
    }

    /// Passes a value down to the views inside.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }
}

private struct EnvironmentView<Content: View> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }
}

extension EnvironmentView: View, PrimitiveView {
    typealias Body = Never

    func render(into rendering: Rendering, in context: RenderContext) {
        var context = context
        change(&context.environment)
        content.draw(into: rendering, in: context)
    }
}
