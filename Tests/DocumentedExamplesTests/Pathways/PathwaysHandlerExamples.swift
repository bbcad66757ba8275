import Foundation
import Pathways
import Testing

@Suite("Pathways document: handlers")
@MainActor
struct PathwaysHandlerExamples {
    var router = PathwayRouter()
    let log = Log()

    // MARK: Query and fragment parameters

    @Test("Query and fragment parameters: 'Handler dictionaries contain standard query parameters by default'")
    mutating func queryByDefault() throws {
        router.register(host: "example.com", path: "/callback") { [log] in log("\($0)") }
        try router.handle(url("https://example.com/callback?a=1#complete?token=abc"))
        #expect(log.entries == [#"["a": "1"]"#])
    }

    @Test("Query and fragment parameters: opt in to a fragment route and its parameters")
    mutating func fragmentParameters() throws {
        router.register(
            host: "example.com",
            path: "/callback/#complete",
            supportFragmentParams: true
        ) { [log] parameters in
            log(parameters["token"] ?? "none")
        }
        #expect(try router.handle(url("https://example.com/callback#complete?token=abc")))
        #expect(try !router.handle(url("https://example.com/callback?token=abc")))
        #expect(log.entries == ["abc"])
    }

    @Test("Query and fragment parameters: a flag is an empty string, the last value wins, + is a plus, %20 a space")
    mutating func parameterValues() throws {
        router.register(host: "example.com", path: "/a") { [log] parameters in
            log(parameters["debug"] ?? "missing")
            log(parameters["x"] ?? "missing")
            log(parameters["plus"] ?? "missing")
            log(parameters["space"] ?? "missing")
        }
        try router.handle(url("https://example.com/a?debug&x=1&x=2&plus=a+b&space=a%20b"))
        #expect(log.entries == ["", "2", "a+b", "a b"])
    }

    // MARK: Request handlers

    @Test("Request handlers: the request has the URL, the parameters and the ordered items")
    mutating func request() throws {
        router.register(host: "example.com", ProductRoute.self) { [log] route, request in
            log(request.url.absoluteString)
            let tags = request.queryItems.filter { $0.name == "tag" }.compactMap(\.value)
            log("\(route.productID) \(tags)")
            return .handled
        }
        router.register(host: "example.com", path: "/search") { [log] request in
            log("\(request.queryItems.filter { $0.name == "q" }.compactMap(\.value))")
            return .handled
        }
        #expect(try router.handle(url("https://example.com/products/42?tag=a&x=1&tag=b")))
        #expect(try router.handle(url("https://example.com/search?q=one&q=two")))
        #expect(
            log.entries == [
                "https://example.com/products/42?tag=a&x=1&tag=b", #"42 ["a", "b"]"#, #"["one", "two"]"#,
            ])
    }

    @Test("Request handlers: items 'keep every value of a repeated name and leave valueless flags with a nil value'")
    mutating func queryItems() throws {
        router.register(host: "example.com", path: "/a") { request in
            #expect(request.parameters == ["x": "2", "flag": "", "empty": ""])
            #expect(
                request.queryItems == [
                    URLQueryItem(name: "x", value: "1"), URLQueryItem(name: "flag", value: nil),
                    URLQueryItem(name: "x", value: "2"), URLQueryItem(name: "empty", value: ""),
                ])
            return .handled
        }
        #expect(try router.handle(url("https://example.com/a?x=1&flag&x=2&empty=")))
    }

    @Test("Request handlers: 'the fragment's query items follow the standard ones'")
    mutating func fragmentItemsFollow() throws {
        router.register(host: "example.com", path: "/a", supportFragmentParams: true) { [log] request in
            log("\(request.queryItems.map { "\($0.name)=\($0.value ?? "")" }) \(request.parameters["x"] ?? "")")
            return .handled
        }
        try router.handle(url("https://example.com/a?x=1&y=2#part?x=3&z=4"))
        #expect(log.entries == [#"["x=1", "y=2", "x=3", "z=4"] 3"#])
    }

    // MARK: Declining and fallback

    @Test("Declining a URL: '.declined and the router tries the next most specific matching registration'")
    mutating func declining() throws {
        let features = Features()
        router.register(host: "example.com", path: "/checkout") { [log] request in
            guard features.isCheckoutEnabled else {
                return .declined
            }
            log("checkout")
            return .handled
        }
        router.register(host: "example.com", path: "/:page") { [log] parameters in log("page") }
        #expect(try router.handle(url("https://example.com/checkout")))
        features.isCheckoutEnabled = true
        #expect(try router.handle(url("https://example.com/checkout")))
        #expect(log.entries == ["page", "checkout"])
    }

    @Test("Declining a URL: 'handle(_:) returns false when every matching handler declines'")
    mutating func everybodyDeclines() throws {
        router.register(host: "example.com", path: "/a") { _ in .declined }
        router.register(host: "example.com", path: "/:x") { _ in .declined }
        #expect(try !router.handle(url("https://example.com/a")))
    }

    @Test("Declining a URL: 'a typed route that fails to decode still throws'")
    mutating func declineThenDecodeError() throws {
        router.register(host: "example.com", path: "/products/:id", matching: .exact) { _ in .declined }
        router.register(host: "example.com", ProductRoute.self) { _, _ in }
        #expect(throws: PathwayError.notDecodable(key: "productID", value: "x")) {
            try router.handle(url("https://example.com/products/x"))
        }
    }

    @Test("Fallback: 'runs when no registration matches the URL or every matching handler declines'")
    mutating func fallback() throws {
        router.fallback = { [log] request in
            log(request.url.absoluteString)
        }
        router.register(host: "example.com", path: "/a") { _ in .declined }
        #expect(try router.handle(url("https://example.com/a")))
        #expect(try router.handle(url("https://example.com/b?x=1")))
        #expect(log.entries == ["https://example.com/a", "https://example.com/b?x=1"])
    }

    @Test("Fallback: not for a scheme or host that is not admitted, 'nor after a decode error, which still throws'")
    mutating func noFallback() throws {
        router.fallback = { _ in Issue.record("must not run") }
        router.allowedSchemes = ["https"]
        router.register(host: "example.com", ProductRoute.self) { _, _ in }
        #expect(try !router.handle(url("http://example.com/b")))
        #expect(try !router.handle(url("https://example.org/b")))
        #expect(throws: PathwayError.notDecodable(key: "productID", value: "x")) {
            try router.handle(url("https://example.com/products/x"))
        }
    }

    // MARK: Asynchronous handlers

    @Test("Asynchronous handlers: a handler may await and decline based on that")
    mutating func asyncHandlers() async throws {
        let catalog = Catalog()
        router.register(host: "example.com", ProductRoute.self) { [log] route, _ in
            guard let product = try? await catalog.product(id: route.productID) else {
                return .declined
            }
            log(product)
            return .handled
        }
        router.register(host: "example.com", path: "/products") { [log] _ in log("all products") }
        #expect(try await router.handle(url("https://example.com/products/1")))
        #expect(try await router.handle(url("https://example.com/products/2")))
        #expect(log.entries == ["product 1", "all products"])
    }

    @Test("Asynchronous handlers: the same precedence, fall-through and fallback as synchronous ones")
    mutating func asyncPrecedence() async throws {
        router.register(host: "example.com", path: "/a") { [log] _ in
            log("sync")
            return .declined
        }
        router.register(host: "example.com", path: "/a/b") { [log] _ in
            await Task.yield()
            log("async")
            return .declined
        }
        router.fallback = { [log] _ in log("fallback") }
        #expect(try await router.handle(url("https://example.com/a/b")))
        #expect(log.entries == ["async", "sync", "fallback"])
    }

    @Test("Asynchronous handlers: the synchronous handle throws when it selects an asynchronous handler")
    mutating func asyncRequired() throws {
        router.register(host: "example.com", path: "/a") { _ in
            await Task.yield()
            return .handled
        }
        router.register(host: "example.com", path: "/:any") { _ in Issue.record("must not run") }
        #expect(throws: PathwayRouterError.asyncHandlerRequiresAsyncHandle) {
            try router.handle(url("https://example.com/a"))
        }
    }

    @Test("Asynchronous handlers: one that is not selected does not matter to the synchronous handle")
    mutating func asyncNotSelected() throws {
        router.register(host: "example.com", path: "/:any") { _ in
            await Task.yield()
            return .handled
        }
        router.register(host: "example.com", path: "/a") { [log] _ in log("sync") }
        #expect(try router.handle(url("https://example.com/a")))
        #expect(log.entries == ["sync"])
    }
}

@MainActor
private final class Features {
    var isCheckoutEnabled = false
}

private actor Catalog {
    struct NotFound: Error {}

    func product(id: Int) throws -> String {
        if id == 1 { return "product 1" }
        throw NotFound()
    }
}
