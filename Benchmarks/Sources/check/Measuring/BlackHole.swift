/// Takes a result in, so that the work behind it cannot be optimized away.
///
/// The parameter is borrowed and the body opaque to the caller: nothing is copied, boxed or freed here.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: borrowing Value) {}

/// Hands a value back as though it came from somewhere unknown, so that work on it cannot be hoisted out of a loop.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
