import Pathways
import SwiftUI
import SwiftUIHosting
import Testing

/// Links opened by the system reach the router's handlers through the SwiftUI modifier.
///
/// What a test waits for may never come when the modifier is wrong; the limit makes that a failure.
@MainActor
@Suite("onOpenURL(routingTo:onError:)", .timeLimit(.minutes(1)))
struct OnOpenURLTests {
    private struct ProductRoute: Pathway {
        static let pattern = "/products/:productID"

        let productID: Int
    }

    /// What the handlers and the error closure were given, to be awaited in order.
    private struct Events {
        let stream: AsyncStream<String>
        let record: AsyncStream<String>.Continuation

        init() {
            (stream, record) = AsyncStream.makeStream()
        }

        func next() async -> String? {
            var iterator = stream.makeAsyncIterator()
            return await iterator.next()
        }
    }

    private let events = Events()

    private func url(_ text: String) throws -> URL {
        try #require(URL(string: text))
    }

    private func host(_ router: PathwayRouter) -> ViewHost {
        ViewHost(
            Text("Shop").onOpenURL(routingTo: router) { [events] error in
                events.record.yield("error: \(error)")
            }
        )
    }

    @Test("An opened link reaches the handler with its typed values and its query")
    func typedHandler() async throws {
        var router = PathwayRouter()
        router.register(host: "example.com", ProductRoute.self) { [events] route, query in
            events.record.yield("product \(route.productID), campaign \(query["campaign"] ?? "none")")
        }

        host(router).open(try url("https://example.com/products/42?campaign=summer"))
        #expect(await events.next() == "product 42, campaign summer")
    }

    @Test("An asynchronous handler runs")
    func asynchronousHandler() async throws {
        var router = PathwayRouter()
        router.register(host: "example.com", ProductRoute.self) { [events] route, _ in
            await Task.yield()
            events.record.yield("loaded \(route.productID)")
            return .handled
        }

        host(router).open(try url("https://example.com/products/7"))
        #expect(await events.next() == "loaded 7")
    }

    @Test("A value that does not decode is reported to onError and runs no handler")
    func decodeError() async throws {
        var router = PathwayRouter()
        router.register(host: "example.com", ProductRoute.self) { [events] route, _ in
            events.record.yield("product \(route.productID)")
        }

        host(router).open(try url("https://example.com/products/shoe"))
        let event = try #require(await events.next())
        #expect(event.hasPrefix("error: "))
        #expect(event.contains("productID"))
        #expect(event.contains("shoe"))
    }

    @Test("A link that no registration handles is no error; the fallback receives it")
    func fallback() async throws {
        var router = PathwayRouter()
        router.register(host: "example.com", path: "/settings") { [events] _ in
            events.record.yield("settings")
        }
        router.fallback = { [events] request in
            events.record.yield("fallback \(request.url)")
        }

        host(router).open(try url("https://example.com/elsewhere"))
        #expect(await events.next() == "fallback https://example.com/elsewhere")
    }

    @Test("A whole application routes its links: the body of a WindowGroup listens")
    func application() async throws {
        let host = ViewHost(ShopApp())
        #expect(host.texts == ["Shop"])

        #expect(host.open(try url("https://example.com/products/3")) == 1)
        var opened = ShopApp.opened.stream.makeAsyncIterator()
        #expect(await opened.next() == 3)
    }

    private struct ShopApp: App {
        static let opened = AsyncStream<Int>.makeStream()

        let router: PathwayRouter = {
            var router = PathwayRouter()
            router.register(host: "example.com", ProductRoute.self) { route, _ in
                opened.continuation.yield(route.productID)
            }
            return router
        }()

        var body: some Scene {
            WindowGroup {
                Text("Shop").onOpenURL(routingTo: router)
            }
        }
    }
}
