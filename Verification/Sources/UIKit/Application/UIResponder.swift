/// The root of everything here.
///
/// The original is an `NSObject`; this one only has its identity.
@MainActor
open class UIResponder {
    /// Creates a responder.
    public init() {}
}

extension UIResponder: Hashable {
    /// Whether two references are the same object.
    nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
