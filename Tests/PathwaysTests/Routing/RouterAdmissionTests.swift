import Foundation
import Pathways
import Testing

@Suite("Admission: which URLs a router looks at")
@MainActor
struct RouterAdmissionTests {
    private var router = PathwayRouter()

    @Test(
        "Hosts are compared in their canonical form",
        arguments: [
            ("example.com", "https://EXAMPLE.com./a", true), ("example.com", "https://example.com:8443/a", true),
            ("example.com:8443", "https://example.com:8443/a", true),
            ("example.com:8443", "https://example.com/a", false),
            ("example.com:443", "https://example.com/a", true), ("*.example.com", "https://a.b.example.com/a", true),
            ("*.example.com", "https://example.com/a", false), ("[::1]", "http://[::1]:8080/a", true),
            ("::1", "http://[::1]/a", true), ("bücher.example", "https://xn--bcher-kva.example/a", true),
            ("xn--bcher-kva.example", "https://BÜCHER.example/a", true), ("example.com", "https:///a", false),
            ("example.com", "https://evilexample.com/a", false),
            ("example.com", "https://example.com.evil.org/a", false),
            ("apple.com", "https://аpple.com/a", false), ("", "https:///a", true), ("", "app:/a", true),
            ("", "https://example.com/a", false),
        ])
    mutating func hosts(host: String, text: String, isHandled: Bool) throws {
        router.register(host: host, path: "/a") { _ in }
        #expect(try router.handle(text) == isHandled)
    }

    @Test("A hostless registration serves every admitted host")
    mutating func hostless() throws {
        router.register(path: "/a") { _ in }
        #expect(try !router.handle("https://example.com/a"))
        let other = router.register(host: "example.com", path: "/other") { _ in }
        #expect(try router.handle("https://example.com/a"))
        #expect(try !router.handle("https://example.org/a"))
        router.unregister(other)
        #expect(try !router.handle("https://example.com/a"))
    }

    @Test("baseHost admits its host in any spelling, and no URL without a host")
    mutating func baseHost() throws {
        router.register(path: "/a") { _ in }
        router.baseHost = "BÜCHER.example"
        #expect(try router.handle("https://xn--bcher-kva.example./a"))
        #expect(try !router.handle("/a"))
        router.baseHost = ""
        #expect(try router.handle("/a"))
        #expect(try !router.handle("https://xn--bcher-kva.example/a"))
    }

    @Test("Schemes are compared as ASCII in any case", arguments: [("HTTPS", true), ("https", true), ("http", false)])
    mutating func schemes(scheme: String, isHandled: Bool) throws {
        router.register(host: "example.com", path: "/a") { _ in }
        router.allowedSchemes = ["hTTps", "\u{212A}ey"]
        #expect(try router.handle("\(scheme)://example.com/a") == isHandled)
        #expect(try !router.handle("key://example.com/a"))
        #expect(try !router.handle("//example.com/a"))
        router.allowedSchemes = []
        #expect(try !router.handle("\(scheme)://example.com/a"))
        router.allowedSchemes = nil
        #expect(try router.handle("\(scheme)://example.com/a"))
    }

    @Test(
        "A10, E1, E2, E4, B17: a malformed or foreign URL is not handled and runs nothing",
        arguments: [
            "", " ", "//evil.com/x", "/\\evil.com", "\\\\evil.com", "https://example.com\\@evil.com/",
            "https://example.com@evil.com/a", "https://@example.com/", "https://example.com:99999/a",
            "https://e%78ample.com/a", "https://example.com/a\tb", "1app://example.com/a",
        ])
    mutating func malformed(text: String) async throws {
        router.fallback = { _ in Issue.record("the fallback ran") }
        router.register(host: "example.com", path: "/") { _ in Issue.record("a handler ran") }
        router.register(path: "/") { _ in Issue.record("a handler ran") }
        let router = self.router
        func handleNow() throws -> Bool { try router.handle(text) }
        #expect(try !handleNow())
        #expect(try await !router.handle(text))
    }

    @Test("A8, A16: a scheme without a path is the root, and what follows a colon is a path")
    mutating func withoutAuthority() throws {
        let log = Box()
        router.register(path: "/", matching: .exact) { _ in log.values.append("root") }
        router.register(path: "/:message", matching: .exact) { request in
            log.values.append(request.pathParameters["message"] ?? "")
            return .handled
        }
        for text in ["myapp://", "myapp:", "myapp:///", "mailto:x@y.z", "order:8927abcd?relays=x"] {
            #expect(try router.handle(text))
        }
        #expect(log.values == ["root", "root", "root", "x@y.z", "8927abcd"])
    }

    @Test(
        "E6: dot segments are gone before anything matches",
        arguments: ["/a/../admin", "/a/%2e%2e/admin", "/./admin/."])
    mutating func dotSegments(path: String) throws {
        let log = Box()
        router.register(host: "e.com", path: "/admin", matching: .exact) { _ in log.values.append("admin") }
        router.register(host: "e.com", path: "/a") { _ in log.values.append("a") }
        try router.handle("https://e.com" + path)
        #expect(log.values == ["admin"])
    }
}

/// Collects what handlers are given.
@MainActor
final class Box {
    var values: [String] = []
}
