import Foundation
import Pathways
import RouteMatching
import Testing

/// Every form of `register` fails in the same ways, so each way is tried with each form.
@Suite("Registrations that fail")
@MainActor
struct RegistrationFailureTests {
    struct Failure: Error, Equatable {}

    /// A model whose pattern is that of ``Single`` unless a test sets another.
    struct Model: Pathway {
        @TaskLocal static var pattern = "/v/:value"
        let value: Int
    }

    /// The forms of `register`; all of them serve `/v/:value`.
    enum Form: CaseIterable {
        case pathParameters, pathRequest, asyncPathRequest
        case modelParameters, modelRequest, asyncModelRequest

        var isAsync: Bool { self == .asyncPathRequest || self == .asyncModelRequest }
        var isModel: Bool { self == .modelParameters || self == .modelRequest || self == .asyncModelRequest }
        var mayDecline: Bool { self != .pathParameters && self != .modelParameters }

        static var requestForms: [Form] { allCases.filter(\.mayDecline) }

        /// Registers a handler of this form that does what `body` does.
        @MainActor
        func register(
            in router: inout PathwayRouter, host: String = "e.com", pattern: String = "/v/:value",
            _ body: @escaping @MainActor () throws -> PathwayResult
        ) {
            Model.$pattern.withValue(pattern) {
                switch self {
                case .pathParameters:
                    router.register(host: host, path: pattern) { (_: [String: String]) in _ = try body() }
                case .pathRequest:
                    router.register(host: host, path: pattern) { (_: PathwayRequest) in try body() }
                case .asyncPathRequest:
                    router.register(host: host, path: pattern) { (_: PathwayRequest) in
                        await Task.yield()
                        return try body()
                    }
                case .modelParameters:
                    router.register(host: host, Model.self) { (_: Model, _: [String: String]) in _ = try body() }
                case .modelRequest:
                    router.register(host: host, Model.self) { (_: Model, _: PathwayRequest) in try body() }
                case .asyncModelRequest:
                    router.register(host: host, Model.self) { (_: Model, _: PathwayRequest) in
                        await Task.yield()
                        return try body()
                    }
                }
            }
        }
    }

    private var router = PathwayRouter()

    @Test(
        "What a handler throws reaches the caller of either handle, and no other handler runs", arguments: Form.allCases
    )
    mutating func throwing(_ form: Form) async throws {
        form.register(in: &router) { throw Failure() }
        router.register(host: "e.com", path: "/:any") { _ in Issue.record("ran") }
        router.fallback = { _ in Issue.record("ran") }
        let router = self.router
        await #expect(throws: Failure()) { try await router.handle("https://e.com/v/5") }
        func handleSynchronously() throws { try router.handle("https://e.com/v/5") }
        if form.isAsync {
            #expect(throws: PathwayRouterError.asyncHandlerRequiresAsyncHandle) { try handleSynchronously() }
        } else {
            #expect(throws: Failure()) { try handleSynchronously() }
        }
    }

    @Test(
        "A handler that declines leaves the URL to the next, and to nobody if there is none",
        arguments: Form.requestForms)
    mutating func declining(_ form: Form) async throws {
        let log = Box()
        form.register(in: &router) {
            log.values.append("declined")
            return .declined
        }
        let alone = router
        router.register(host: "e.com", path: "/:any") { _ in log.values.append("next") }
        let router = self.router
        #expect(try await !alone.handle("https://e.com/v/5"))
        #expect(try await router.handle("https://e.com/v/5"))
        #expect(log.values == ["declined", "declined", "next"])
    }

    @Test("A value that is none of the model's is an error, and the handler does not run", arguments: Form.allCases)
    mutating func undecodable(_ form: Form) async throws {
        let log = Box()
        form.register(in: &router) {
            log.values.append("ran")
            return .handled
        }
        let router = self.router
        let error = PathwayError.notDecodable(key: "value", value: "x")
        if form.isModel {
            await #expect(throws: error) { try await router.handle("https://e.com/v/x") }
            #expect(log.values.isEmpty)
        } else {
            #expect(try await router.handle("https://e.com/v/x"))
            #expect(log.values == ["ran"])
        }
    }

    @Test(
        "A pattern or host that cannot be used is reported once, with the reason, and matches nothing",
        arguments: Form.allCases,
        [
            (
                "e.com", "/v?/:value",
                "Pattern '/v?/:value' does not parse: 'v?' has a '?': patterns have no query, and no optional segments "
                    + "(register two patterns)"
            ),
            ("no host", "/v/:value", "Host 'no host' cannot be used: 'no host' is not a host"),
        ])
    mutating func unusable(_ form: Form, _ mistake: (host: String, pattern: String, reason: String)) async throws {
        var router = self.router
        let reports = Reports()
        Misuse.withObserver(reports.add) {
            form.register(in: &router, host: mistake.host, pattern: mistake.pattern) {
                Issue.record("ran")
                return .handled
            }
        }
        #expect(reports.messages == [mistake.reason])
        #expect(router.registeredHosts() == (mistake.host == "e.com" ? ["e.com"] : []))
        #expect(router.registeredPatterns() == [mistake.pattern])
        #expect(try await !router.handle("https://e.com/v/5"))
        #expect(try await !router.handle("/v/5"))
    }
}
