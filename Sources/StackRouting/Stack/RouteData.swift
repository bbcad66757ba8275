/// The answer of ``Route/data(route:)``: the base view's data, and whether the route asked about is the root.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public enum RouteData<Value> {
    /// The base view is drawn from the value; `root` says that the route itself is the root of the stack.
    case data(root: Bool, Value)

    /// The base view's data.
    public var value: Value {
        switch self {
        case .data(_, let value): value
        }
    }

    /// Whether the route asked about is the root of the stack.
    public var isRoot: Bool {
        switch self {
        case .data(let root, _): root
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension RouteData: Sendable where Value: Sendable {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension RouteData: Equatable where Value: Equatable {}
