import Foundation
import Pathways
import RouteMatching
import Testing

@Suite("Handling: which handler runs")
@MainActor
struct RouterHandlingTests {
    private var router = PathwayRouter()
    private let log = Box()

    private struct Failure: Error, Equatable {}

    @Test("B18: exactly one of handler and fallback runs, and a throw is not 'unmatched'")
    mutating func handlerOrFallback() throws {
        router.fallback = { [log] _ in log.values.append("fallback") }
        router.register(host: "e.com", path: "/a") { [log] _ in log.values.append("handler") }
        router.register(host: "e.com", path: "/throws") { _ in throw Failure() }
        #expect(try router.handle("https://e.com/a"))
        #expect(try router.handle("https://e.com/b"))
        #expect(try !router.handle("https://other.com/b"))
        #expect(throws: Failure()) { try router.handle("https://e.com/throws") }
        #expect(log.values == ["handler", "fallback"])
    }

    @Test("What the fallback throws reaches the caller")
    mutating func throwingFallback() throws {
        router.register(host: "e.com", path: "/a") { _ in }
        router.fallback = { _ in throw Failure() }
        #expect(throws: Failure()) { try router.handle("https://e.com/b") }
        router.fallback = nil
        #expect(try !router.handle("https://e.com/b"))
    }

    @Test("The asynchronous handle passes on throws, declines and fallbacks as well")
    mutating func asyncHandling() async throws {
        router.register(host: "e.com", path: "/throws") { _ in
            await Task.yield()
            throw Failure()
        }
        router.register(host: "e.com", Single<Int>.self) { route, request in
            await Task.yield()
            return request.parameters["take"] == nil ? .declined : .handled
        }
        router.fallback = { [log] in log.values.append($0.url.path) }
        let router = self.router
        await #expect(throws: Failure()) { try await router.handle("https://e.com/throws") }
        await #expect(throws: PathwayError.notDecodable(key: "value", value: "x")) {
            try await router.handle("https://e.com/v/x")
        }
        #expect(try await router.handle("https://e.com/v/5?take"))
        #expect(try await router.handle("https://e.com/v/5"))
        #expect(try await !router.handle("https://other.com/v/5"))
        #expect(log.values == ["/v/5"])
    }

    @Test("A declining synchronous handler before an asynchronous one makes the synchronous handle throw, not skip")
    mutating func declineToAsync() throws {
        router.register(host: "e.com", path: "/a", matching: .exact) { [log] _ in
            log.values.append("first")
            return .declined
        }
        router.register(host: "e.com", path: "/a") { _ in
            await Task.yield()
            return .handled
        }
        #expect(throws: PathwayRouterError.asyncHandlerRequiresAsyncHandle) { try router.handle("https://e.com/a") }
        #expect(log.values == ["first"])
    }

    // MARK: Handlers that change the router

    @MainActor
    private final class Owner {
        var router = PathwayRouter()
        var log: [String] = []
        var first: PathwayRegistrationID?
    }

    @Test("A handler may change the router it runs from; the dispatch under way is not disturbed")
    func changesInHandler() throws {
        let owner = Owner()
        owner.router.register(host: "e.com", path: "/:any") { _ in owner.log.append("any") }
        owner.first = owner.router.register(host: "e.com", path: "/a") { _ in
            owner.log.append("a")
            owner.first.map { owner.router.unregister($0) }
            owner.router.register(host: "e.com", path: "/a/b") { _ in owner.log.append("late") }
            owner.router.fallback = { _ in }
            return .declined
        }
        #expect(try owner.router.handle("https://e.com/a/b"))
        #expect(try owner.router.handle("https://e.com/a/b"))
        #expect(owner.log == ["a", "any", "late"])
    }

    @Test("The same for a router in a local variable, and for reset")
    func changesInLocalVariable() throws {
        var router = PathwayRouter()
        var log: [String] = []
        router.register(host: "e.com", path: "/a") { _ in
            log.append("a")
            router.reset()
            router.register(host: "e.com", path: "/b") { _ in log.append("b") }
        }
        #expect(try router.handle("https://e.com/a"))
        #expect(try !router.handle("https://e.com/a"))
        #expect(try router.handle("https://e.com/b"))
        #expect(log == ["a", "b"])
    }

    @Test("The same across an await")
    func changesAcrossAwait() async throws {
        let owner = Owner()
        owner.router.register(host: "e.com", path: "/a") { _ in
            owner.router.reset()
            await Task.yield()
            return .declined
        }
        owner.router.register(host: "e.com", path: "/:any") { _ in owner.log.append("any") }
        #expect(try await owner.router.handle("https://e.com/a"))
        #expect(owner.log == ["any"])
    }

    // MARK: Values

    @Test("A copy is a router of its own")
    mutating func copies() throws {
        let id = router.register(host: "e.com", path: "/a") { _ in }
        var copy = router
        copy.register(host: "e.com", path: "/b") { _ in }
        copy.baseHost = "base.com"
        copy.fallback = { _ in }
        router.unregister(id)
        #expect(copy.registeredPatterns() == ["/a", "/b"])
        #expect(router.registeredPatterns().isEmpty)
        #expect(router.baseHost.isEmpty && router.fallback == nil)
        copy.unregister(id)
        #expect(copy.registeredPatterns() == ["/b"])
    }

    @Test("registeredHosts and registeredPatterns are ascending and name each once")
    mutating func listings() {
        for (host, path) in [("b.com", "/b"), ("A.com", "/a/:x"), ("b.com:8443", "/b"), ("*.a.com", "/")] {
            router.register(host: host, path: path) { _ in }
        }
        router.register(Single<Int>.self) { _, _ in }
        #expect(router.registeredHosts() == ["*.a.com", "a.com", "b.com", "b.com:8443"])
        #expect(router.registeredPatterns() == ["/", "/a/:x", "/b", "/v/:value"])
    }

    // MARK: Mistakes of the program

    private struct Broken: Pathway {
        static let pattern = "/a?/:x"
        var x = 1
    }

    @Test("A pattern or host that does not parse is reported and the registration is inert")
    mutating func inert() throws {
        var router = self.router
        let reports = Reports()
        Misuse.withObserver(reports.add) {
            router.register(host: "e.com", path: "/a?") { _ in Issue.record("ran") }
            router.register(host: "e.com", Broken.self) { _, _ in Issue.record("ran") }
            router.register(host: "https://e.com/", path: "/a") { _ in Issue.record("ran") }
            router.baseHost = "no host"
        }
        #expect(reports.messages.count == 4)
        #expect(router.registeredPatterns() == ["/a", "/a?", "/a?/:x"])
        for text in ["https://e.com/a", "https://e.com/a?", "https://e.com/a%3F/1", "/a", "https://no%20host/a"] {
            #expect(try !router.handle(text))
        }
    }
}
