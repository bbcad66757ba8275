/// Names one registration, in the table it was made in and in copies of it.
///
/// Two registrations never share one, even when they were made in two copies of a table.
public struct RegistrationID: Sendable, Hashable {
    /// The place in the order of registration.
    let sequence: UInt64
    /// Tells apart what copies of a table registered at the same place.
    let stamp: UInt64

    init(sequence: UInt64) {
        self.sequence = sequence
        stamp = .random(in: .min ... .max)
    }
}
