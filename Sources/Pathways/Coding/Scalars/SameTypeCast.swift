/// A value of a generic type as the type it turns out to be.
///
/// `as?` asks the runtime, which costs more than reading the number or UUID it is asked about; comparing two type
/// pointers does not. The bit cast is between two names of one type.
@inline(__always)
func sameType<Value, Target>(_ value: Value, as target: Target.Type) -> Target? {
    Value.self == Target.self ? unsafeBitCast(value, to: Target.self) : nil
}

/// A value as the generic type that it is known to be of.
///
/// Unlike ``sameType(_:as:)`` it needs no optional of the generic type, which the runtime would have to look up.
@inline(__always)
func known<Value, Target>(_ value: Value, as target: Target.Type) -> Target {
    precondition(Value.self == Target.self, "both are names of one type")
    return unsafeBitCast(value, to: target)
}
