/// Why a check of routes failed.
///
/// The checks throw instead of recording an issue with a test library: a library that links one cannot be loaded
/// outside tests on Apple platforms. Swift Testing and XCTest both fail a test that throws and print this text.
public struct RoutingTestFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was expected and what there was.
    public let description: String

    /// Makes a failure.
    ///
    /// - Parameter description: What was expected and what there was.
    public init(_ description: String) {
        self.description = description
    }
}
