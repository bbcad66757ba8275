/// Names the optional types without naming what they wrap.
private protocol OptionalValue {
    var isPresent: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate var isPresent: Bool { self != nil }
}

/// Whether a value is of an optional type and not its `nil`; what it wraps may be `nil` again.
func isPresentOptional<Value>(_ value: Value) -> Bool {
    // Not `as?`, which looks through optionals at what they wrap.
    func isPresent<Wrapping: OptionalValue>(_ type: Wrapping.Type) -> Bool {
        sameType(value, as: type)?.isPresent ?? false
    }
    guard let type = Value.self as? any OptionalValue.Type else { return false }
    return isPresent(type)
}
