import Observation

/// Tells observers of a router which of its properties is read and which changes.
///
/// An `@Observable` generic class makes its key paths anew on every access, which costs a hundred times the access
/// itself. This class is not generic, so each key path is made once for the whole process; only its identity counts,
/// for the registrar never reads through it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class ChangeSignals: Observable {
    /// A property that can be observed by itself.
    struct Property: Sendable {
        fileprivate let keyPath: KeyPath<ChangeSignals, Bool> & Sendable

        static let path = Property(keyPath: \.path)
        static let root = Property(keyPath: \.root)
        static let state = Property(keyPath: \.state)
        static let tab = Property(keyPath: \.tab)
    }

    // Stored, so that each has an offset of its own and no two key paths can be taken for one another.
    private let path = false
    private let root = false
    private let state = false
    private let tab = false

    private let registrar = ObservationRegistrar()

    /// Notes that the property is being read.
    func access(_ property: Property) {
        registrar.access(self, keyPath: property.keyPath)
    }

    /// Comes before a change of the property; each call is followed by ``didChange(_:)``.
    func willChange(_ property: Property) {
        registrar.willSet(self, keyPath: property.keyPath)
    }

    /// Comes after a change of the property.
    func didChange(_ property: Property) {
        registrar.didSet(self, keyPath: property.keyPath)
    }
}
