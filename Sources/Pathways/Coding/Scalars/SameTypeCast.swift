/// A value of a generic type as the type it turns out to be.
///
/// `as?` asks the runtime, which costs more than reading the number or UUID it is asked about; comparing two type
/// pointers does not. The bit cast is between two names of one type.
@inline(__always)
func sameType<Value, Target>(_ value: Value, as target: Target.Type) -> Target? {
    Value.self == Target.self ? unsafeBitCast(value, to: Target.self) : nil
}
