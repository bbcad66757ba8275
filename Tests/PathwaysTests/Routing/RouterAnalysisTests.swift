import Foundation
import Pathways
import RouteMatching
import Testing

@Suite("Analysis of a router")
struct RouterAnalysisTests {
    private var router = PathwayRouter()

    @Test("explain names the registration that handle runs, with its values")
    mutating func explainsWinner() throws {
        router.register(host: "e.com", path: "/v/new") { _ in }
        router.register(host: "e.com", Single<Int>.self) { _, _ in }
        let explanation = router.explain("https://e.com/v/7")
        let winner = try #require(explanation.winner)
        #expect(winner.registration.name == "Single<Int>")
        guard case .won(let captures, let remainder) = winner.verdict else {
            Issue.record("\(winner.verdict)")
            return
        }
        #expect(captures.map(\.values) == [["7"]] && remainder.isEmpty)
        #expect(explanation.losers.count == 1)
        let url = try #require(URL(string: "https://e.com/v/new"))
        #expect(router.explain(url).winner?.registration.pattern == "/v/new")
    }

    @Test("explain says that a host or scheme is not admitted, as handle finds")
    mutating func explainsAdmission() throws {
        router.register(path: "/a") { _ in }
        #expect(router.explain("/a").winner != nil)
        let foreign = router.explain("https://e.com/a")
        #expect(foreign.winner == nil)
        #expect(foreign.losers.first?.verdict == .lost(.notAdmitted(host: "e.com")))
        router.baseHost = "e.com"
        #expect(router.explain("https://e.com/a").winner != nil)
        #expect(
            router.explain("/a").losers.first?.verdict.description == "the router does not admit URLs without a host")
        router.allowedSchemes = ["https"]
        #expect(
            router.explain("http://e.com/a").losers.first?.verdict
                == .lost(.scheme(expected: ["https"], found: "http")))
    }

    @Test("explain has the reason for a malformed URL")
    func explainsMalformed() {
        guard case .failure(let error) = router.explain("https://u@e.com/").url else {
            Issue.record("read as a URL")
            return
        }
        #expect(error == .userInfoNotAllowed(scheme: "https"))
    }

    @Test("B12: lint names two registrations no URL tells apart; an inert one is listed")
    mutating func lint() throws {
        router.register(host: "e.com", path: "/u/:id") { _ in }
        router.register(host: "e.com", path: "/u/:name") { _ in }
        #expect(router.lint().count == 1)
        router.reset()
        var copy = router
        let ignore: @Sendable (String) -> Void = { _ in }
        Misuse.withObserver(ignore) { _ = copy.register(path: "/a?") { _ in } }
        #expect(copy.lint().count == 1)
    }

    @Test("manifest has a row a registration")
    mutating func manifest() throws {
        router.register(host: "e.com", Single<Int>.self, matching: .exact) { _, _ in }
        router.register(path: "/a") { _ in
            await Task.yield()
            return .handled
        }
        let routes = router.manifest(module: "Shop").routes
        #expect(routes.map(\.pattern) == ["/v/:value", "/a"])
        #expect(routes.map(\.host) == ["e.com", nil])
        #expect(routes.map(\.name) == ["Single<Int>", nil])
        #expect(routes.map(\.kind) == ["handler", "async handler"])
        #expect(routes.map(\.policy) == [.exact, .prefix])
        #expect(routes.map(\.module) == ["Shop", "Shop"])
    }
}
