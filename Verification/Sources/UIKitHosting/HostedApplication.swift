import Testing
import UIKit

/// Gives every test an application of its own, and fails it when UIKit would have complained.
public struct HostedApplication: SuiteTrait, TestTrait, TestScoping {
    /// Every test in a suite has its own.
    public let isRecursive = true

    /// Runs a test within a new application.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let application = await UIApplication()
        try await UIApplication.$current.withValue(application) {
            try await function()
        }
        for complaint in await application.complaints {
            Issue.record("UIKit would complain: \(complaint)")
        }
    }
}

extension Trait where Self == HostedApplication {
    /// An application of its own for every test.
    public static var hostedApplication: HostedApplication { HostedApplication() }
}
