import Foundation
import RouteMatching

/// What a URL's placeholders and query say, read by type.
///
/// A placeholder wins over a query item of its name, and the first of two items with one name wins.
public struct RouteParameters: Sendable, Hashable {
    /// The decoded text by name.
    public let values: [String: String]

    /// Creates parameters, for tests of a route's initializer.
    public init(_ values: [String: String]) {
        self.values = values
    }

    /// The text of a parameter.
    ///
    /// - Throws: ``RouterError/parameterMissing(name:)``.
    public func string(_ name: String) throws(RouterError) -> String {
        try required(stringIfPresent(name), name)
    }

    /// The text of a parameter, or `nil` when there is none.
    public func stringIfPresent(_ name: String) -> String? { values[name] }

    /// An integer.
    ///
    /// - Throws: ``RouterError/parameterMissing(name:)`` or
    ///   ``RouterError/parameterTypeMismatch(name:expected:actual:)``.
    public func int(_ name: String) throws(RouterError) -> Int {
        try required(intIfPresent(name), name)
    }

    /// An integer, or `nil` when there is no such parameter.
    ///
    /// - Throws: ``RouterError/parameterTypeMismatch(name:expected:actual:)`` when it is there and is no integer.
    public func intIfPresent(_ name: String) throws(RouterError) -> Int? {
        try read(name, as: "Int") { ScalarText.integer($0, as: Int.self) }
    }

    /// A floating-point number.
    ///
    /// - Throws: ``RouterError/parameterMissing(name:)`` or
    ///   ``RouterError/parameterTypeMismatch(name:expected:actual:)``.
    public func double(_ name: String) throws(RouterError) -> Double {
        try required(doubleIfPresent(name), name)
    }

    /// A floating-point number, or `nil` when there is no such parameter.
    ///
    /// - Throws: ``RouterError/parameterTypeMismatch(name:expected:actual:)`` when it is there and is no number.
    public func doubleIfPresent(_ name: String) throws(RouterError) -> Double? {
        try read(name, as: "Double", ScalarText.double)
    }

    /// `true` or `false`, in any case.
    ///
    /// - Throws: ``RouterError/parameterMissing(name:)`` or
    ///   ``RouterError/parameterTypeMismatch(name:expected:actual:)``.
    public func bool(_ name: String) throws(RouterError) -> Bool {
        try required(boolIfPresent(name), name)
    }

    /// `true` or `false` in any case, or `nil` when there is no such parameter.
    ///
    /// - Throws: ``RouterError/parameterTypeMismatch(name:expected:actual:)`` when it is there and is neither.
    public func boolIfPresent(_ name: String) throws(RouterError) -> Bool? {
        try read(name, as: "Bool", ScalarText.bool)
    }

    /// A UUID.
    ///
    /// - Throws: ``RouterError/parameterMissing(name:)`` or
    ///   ``RouterError/parameterTypeMismatch(name:expected:actual:)``.
    public func uuid(_ name: String) throws(RouterError) -> UUID {
        try required(uuidIfPresent(name), name)
    }

    /// A UUID, or `nil` when there is no such parameter.
    ///
    /// - Throws: ``RouterError/parameterTypeMismatch(name:expected:actual:)`` when it is there and is no UUID.
    public func uuidIfPresent(_ name: String) throws(RouterError) -> UUID? {
        guard let text = values[name] else { return nil }
        guard let value = UUID(uuidString: text) else { throw mismatch(name, "UUID", text) }
        return value
    }

    private func required<Value>(_ value: Value?, _ name: String) throws(RouterError) -> Value {
        guard let value else { throw .parameterMissing(name: name) }
        return value
    }

    private func read<Value>(
        _ name: String, as type: String, _ parse: (UnsafeBufferPointer<UInt8>) -> Value?
    ) throws(RouterError) -> Value? {
        guard var text = values[name] else { return nil }
        guard let value = text.withUTF8(parse) else { throw mismatch(name, type, text) }
        return value
    }

    private func mismatch(_ name: String, _ expected: String, _ actual: String) -> RouterError {
        .parameterTypeMismatch(name: name, expected: expected, actual: actual)
    }
}
