import Foundation
import Pathways
import Testing

@Suite("Pathways document: routing")
@MainActor
struct PathwaysRoutingExamples {
    var router = PathwayRouter()
    let log = Log()

    @Test("Introduction: a typed handler gets the model and the query")
    mutating func introduction() throws {
        router.register(host: "example.com", ProductRoute.self) { [log] route, query in
            log("Open product \(route.productID)")
            log("Campaign: \(query["campaign"] ?? "none")")
        }
        try router.handle(url("https://example.com/products/42?campaign=summer"))
        #expect(log.entries == ["Open product 42", "Campaign: summer"])
    }

    @Test("Quick start 3: 'handle(_:) returns false when no route matches'")
    mutating func noMatch() throws {
        router.register(host: "example.com", ProductRoute.self) { [log] route, _ in log("\(route.productID)") }
        #expect(try router.handle(url("https://example.com/products/42")))
        #expect(try !router.handle(url("https://example.com/users/42")))
        #expect(log.entries == ["42"])
    }

    @Test("Quick start 3: '… and throws when a matched typed route cannot be decoded'")
    mutating func undecodable() throws {
        router.register(host: "example.com", ProductRoute.self) { _, _ in Issue.record("must not run") }
        router.register(host: "example.com", path: "/products/:name") { _ in Issue.record("must not run") }
        #expect(throws: PathwayError.notDecodable(key: "productID", value: "abc")) {
            try router.handle(url("https://example.com/products/abc"))
        }
    }

    @Test("Quick start 3: 'The handler executes on the main actor'")
    nonisolated func mainActor() async throws {
        var router = PathwayRouter()
        router.register(host: "example.com", path: "/a") { _ in MainActor.assertIsolated() }
        let url = try url("https://example.com/a")
        #expect(try await router.handle(url))
    }

    @Test("Query fields: 'Typed handlers receive the model with its query fields populated', and the parameters too")
    mutating func typedQueryFields() throws {
        router.register(host: "example.com", SearchRoute.self) { [log] route, query in
            log("\(route.category) \(route.page) \(route.campaign ?? "-") \(query.sorted { $0.key < $1.key })")
        }
        try router.handle(url("https://example.com/search/books?page=2&x=y"))
        #expect(log.entries == [#"books 2 - [(key: "page", value: "2"), (key: "x", value: "y")]"#])
    }

    // MARK: Path-only routing

    @Test("Path-only routing: a path needs no model")
    mutating func pathOnly() throws {
        router.register(host: "example.com", path: "/settings") { [log] query in log(query["tab"] ?? "none") }
        #expect(try router.handle(url("https://example.com/settings?tab=privacy")))
        #expect(log.entries == ["privacy"])
    }

    @Test(
        "Path-only routing: 'prefix matching by default … whole path components'",
        arguments: [
            ("/settings", true), ("/settings/privacy", true), ("/settings/privacy/ads", true),
            ("/settings-legacy", false), ("/setting", false),
        ])
    mutating func prefix(path: String, matches: Bool) throws {
        router.register(host: "example.com", path: "/settings") { _ in }
        #expect(try router.handle(url("https://example.com" + path)) == matches)
    }

    @Test(
        "Path-only routing: '.exact when the complete normalized path must match'",
        arguments: [
            ("/settings", true), ("/settings/", true), ("//settings", true), ("/settings/privacy", false), ("/", false),
        ])
    mutating func exact(path: String, matches: Bool) throws {
        router.register(host: "example.com", path: "/settings", matching: .exact) { [log] query in
            log(query["tab"] ?? "none")
        }
        #expect(try router.handle(url("https://example.com" + path)) == matches)
    }

    @Test("Path-only routing: 'Exact matching also applies to typed routes'")
    mutating func exactTyped() throws {
        router.register(host: "example.com", ProductRoute.self, matching: .exact) { _, _ in }
        #expect(try router.handle(url("https://example.com/products/42")))
        #expect(try !router.handle(url("https://example.com/products/42/reviews")))
    }

    @Test(
        "Path-only routing: 'each : placeholder matches exactly one non-empty path component'",
        arguments: [PathwayMatchPolicy.exact, .prefix])
    mutating func placeholders(policy: PathwayMatchPolicy) throws {
        router.register(host: "example.com", path: "/a/:x/b", matching: policy) { _ in }
        #expect(try router.handle(url("https://example.com/a/1/b")))
        #expect(try !router.handle(url("https://example.com/a//b")))
        #expect(try !router.handle(url("https://example.com/a/1/2/b")))
    }

    @Test("Path-only routing: 'a literal beats a : placeholder'", arguments: [false, true])
    mutating func literalFirst(isReversed: Bool) throws {
        let paths = ["/products/:productID", "/products/featured"]
        for path in isReversed ? paths.reversed() : paths {
            router.register(host: "example.com", path: path) { [log] _ in log(path) }
        }
        try router.handle(url("https://example.com/products/featured"))
        #expect(log.entries == ["/products/featured"])
    }

    @Test("Path-only routing: 'Otherwise the longer pattern wins, then exact …, then a host-specific registration'")
    mutating func ranking() throws {
        router.baseHost = "example.com"
        let declines: (String) -> @MainActor (PathwayRequest) -> PathwayResult = { [log] name in
            { _ in
                log(name)
                return .declined
            }
        }
        router.register(path: "/a", handler: declines("short"))
        router.register(path: "/a/:x", handler: declines("prefix"))
        router.register(host: "example.com", path: "/a/:x", handler: declines("prefix, host"))
        router.register(path: "/a/:x", matching: .exact, handler: declines("exact"))
        router.register(host: "example.com", path: "/a/:x", matching: .exact, handler: declines("exact, host"))
        router.register(host: "example.com", path: "/a/:y", matching: .exact, handler: declines("second"))
        #expect(try !router.handle(url("https://example.com/a/1")))
        #expect(log.entries == ["exact, host", "second", "exact", "prefix, host", "prefix", "short"])
    }

    // MARK: Removing routes

    @Test("Removing routes: unregister(_:) removes 'just that registration'")
    mutating func unregister() throws {
        let registration = router.register(host: "example.com", path: "/promotions") { [log] _ in log("first") }
        router.register(host: "example.com", path: "/promotions") { [log] _ in log("second") }
        router.unregister(registration)
        #expect(try router.handle(url("https://example.com/promotions")))
        #expect(log.entries == ["second"])
    }

    @Test("Removing routes: 'Unregistering an unknown or already-removed identifier does nothing'")
    mutating func unregisterTwice() throws {
        let registration = router.register(host: "example.com", path: "/a") { _ in }
        router.register(host: "example.com", path: "/b") { _ in }
        var other = PathwayRouter()
        let foreign = other.register(host: "example.com", path: "/c") { _ in }
        router.unregister(registration)
        router.unregister(registration)
        router.unregister(foreign)
        #expect(router.registeredPatterns() == ["/b"])
    }

    @Test("Removing routes: 'reset() removes every registration'")
    mutating func reset() throws {
        router.register(host: "example.com", path: "/a") { _ in }
        router.register(path: "/b") { _ in }
        router.reset()
        #expect(router.registeredPatterns().isEmpty)
        #expect(try !router.handle(url("https://example.com/a")))
        #expect(try !router.handle(url("app:///b")))
    }

    // MARK: Hosts and schemes

    @Test(
        "Hosts and schemes: 'Hosts are compared case-insensitively', optional filtering is exact",
        arguments: [
            ("https://example.com/a", true), ("https://EXAMPLE.com/a", true), ("https://www.example.com/a", false),
            ("https://example.org/a", false), ("/a", false),
        ])
    mutating func hosts(text: String, matches: Bool) throws {
        router.register(host: "Example.COM", path: "/a") { _ in }
        #expect(try router.handle(url(text)) == matches)
    }

    @Test("Hosts and schemes: 'Every scheme is accepted by default', allowedSchemes restricts")
    mutating func schemes() throws {
        router.register(host: "example.com", path: "/a") { _ in }
        #expect(try router.handle(url("http://example.com/a")))
        #expect(try router.handle(url("myapp://example.com/a")))
        router.allowedSchemes = ["https"]
        #expect(try !router.handle(url("http://example.com/a")))
        #expect(try router.handle(url("HTTPS://example.com/a")))
    }

    @Test("Custom-scheme URLs: 'myapp://products/42 has a host'")
    mutating func customSchemeWithHost() throws {
        router.register(host: "products", ProductIDRoute.self) { [log] route, _ in log("\(route.productID)") }
        #expect(try router.handle(url("myapp://products/42")))
        #expect(log.entries == ["42"])
    }

    @Test("Custom-scheme URLs: 'myapp:///products/42 has no host'")
    mutating func customSchemeWithoutHost() throws {
        router.register(ProductRoute.self) { [log] route, _ in log("\(route.productID)") }
        #expect(try router.handle(url("myapp:///products/42")))
        #expect(log.entries == ["42"])
    }

    @Test("Custom-scheme URLs: hostless URLs reach hostless registrations 'only while baseHost is empty'")
    mutating func baseHost() throws {
        router.register(ProductRoute.self) { _, _ in }
        router.baseHost = "example.com"
        #expect(try !router.handle(url("myapp:///products/42")))
        #expect(try router.handle(url("https://example.com/products/42")))
    }

    @Test("Custom-scheme URLs: 'Host-specific registrations never match a URL without a host'")
    mutating func hostRequired() throws {
        router.register(host: "example.com", path: "/a") { _ in }
        #expect(try !router.handle(url("myapp:///a")))
    }

    @Test("Custom-scheme URLs: 'allowedSchemes applies to both shapes'")
    mutating func schemesOfBothShapes() throws {
        router.register(host: "products", ProductIDRoute.self) { _, _ in }
        router.register(ProductRoute.self) { _, _ in }
        router.allowedSchemes = ["myapp"]
        #expect(try router.handle(url("myapp://products/42")))
        #expect(try router.handle(url("myapp:///products/42")))
        router.allowedSchemes = ["other"]
        #expect(try !router.handle(url("myapp://products/42")))
        #expect(try !router.handle(url("myapp:///products/42")))
    }
}
