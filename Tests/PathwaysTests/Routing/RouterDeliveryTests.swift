import Foundation
import Pathways
import Testing

@Suite("Delivery: what handlers are given")
@MainActor
struct RouterDeliveryTests {
    private var router = PathwayRouter()
    private let log = Box()

    private mutating func parameters(
        _ text: String, path: String = "/a", fragment: Bool = false
    ) throws -> [String: String]? {
        let box = ParameterBox()
        router.reset()
        router.register(host: "e.com", path: path, supportFragmentParams: fragment) { box.value = $0 }
        try router.handle(text)
        return box.value
    }

    @Test(
        "A4, A5, A7: the parameters of a query",
        arguments: [
            ("", [:]), ("?", [:]), ("?flag", ["flag": ""]), ("?a=", ["a": ""]), ("?=x", [:]),
            ("?a&&b", ["a": "", "b": ""]),
            ("?utm=%BC%CE&id=7", ["id": "7"]), ("?q=%&id=7", ["q": "%", "id": "7"]), ("?q=a+b", ["q": "a+b"]),
            ("?a=1&a=%FF", [:]), ("?a=%FF&a=1", ["a": "1"]), ("?a=1&a", ["a": ""]), ("?%FF=1&b=2", ["b": "2"]),
            ("?%61=1", ["a": "1"]), ("?a=1#f?b=2", ["a": "1"]),
        ] as [(String, [String: String])])
    mutating func parameters(query: String, expected: [String: String]) throws {
        #expect(try parameters("https://e.com/a" + query) == expected)
    }

    @Test("Fragment items come last, so they win, when the registration asks for them")
    mutating func fragmentParameters() throws {
        #expect(try parameters("https://e.com/a?x=1&y=2#f?x=3", fragment: true) == ["x": "3", "y": "2"])
        #expect(try parameters("https://e.com/a#x=3", fragment: true) == [:])
    }

    @Test(
        "E7: a query item never passes for a placeholder: a request keeps what the path gave apart",
        arguments: [
            ("/u/:id", "https://e.com/u/7?id=8&x=1", ["id": "7"], ["id": "8", "x": "1"]),
            ("/f/<path:rest>", "https://e.com/f/a/b%2Fc", ["rest": "a/b/c"], [:]),
            ("/f/#done/:id", "https://e.com/f#done/7?id=8", ["id": "7"], [:]),
            ("/plain", "https://e.com/plain?id=8", [:], ["id": "8"]),
        ])
    mutating func pathParameters(
        pattern: String, link: String, fromPath: [String: String], fromQuery: [String: String]
    ) throws {
        router.register(host: "e.com", path: pattern) { request in
            #expect(request.pathParameters == fromPath)
            #expect(request.parameters == fromQuery)
            return .handled
        }
        #expect(try router.handle(link))
        #expect(try parameters(link, path: pattern) == fromQuery)
    }

    @Test("A request leaves out items whose value is not UTF-8, and keeps names and order")
    mutating func queryItems() throws {
        router.register(host: "e.com", path: "/a") { request in
            #expect(request.queryItems.map(\.name) == ["x", "", "x"])
            #expect(request.queryItems.map(\.value) == ["a+b", "1", nil])
            #expect(request.parameters == ["x": ""])
            return .handled
        }
        #expect(try router.handle("https://e.com/a?x=a+b&=1&bad=%FF&x"))
    }

    @Test(
        "A request made from text has that URL, or its canonical spelling where Foundation would change it",
        arguments: [
            ("https://e.com/a?x=1#f", "https://e.com/a?x=1#f"), (" https://e.com/a\n", "https://e.com/a"),
        ])
    mutating func requestURL(text: String, url: String) throws {
        router.register(host: "e.com", path: "/a") { [log] request in
            log.values.append(request.url.absoluteString)
            return .handled
        }
        #expect(try router.handle(text))
        #expect(log.values == [url])
    }

    @Test("A1: text is routed as it is written, also where a URL could not be made of it without repair")
    mutating func unrepairedText() throws {
        router.register(host: "e.com", path: "/a/:x") { [log] request in
            log.values += [
                request.pathParameters["x"] ?? "", request.parameters["q"] ?? "", request.parameters["r"] ?? "",
            ]
            return .handled
        }
        #expect(try router.handle("https://e.com/a/b%2Fc d?q=50%&r=a%20b"))
        #expect(log.values == ["b/c d", "50%", "a b"])
    }

    struct Item: Pathway {
        static let pattern = "/items/:id/#part/:part"
        let id: Int
        let part: String
        let token: String?
    }

    @Test("A model of a fragment pattern reads both routes, and the fragment's items where asked")
    mutating func fragmentModel() throws {
        router.register(host: "e.com", Item.self) { [log] route, _ in
            log.values.append("\(route.id) \(route.part) \(route.token ?? "-")")
        }
        try router.handle("https://e.com/items/7#part/two?token=abc")
        router.reset()
        router.register(host: "e.com", Item.self, supportFragmentParams: true) { [log] route, query in
            log.values.append("\(route.id) \(route.part) \(route.token ?? "-") \(query)")
        }
        try router.handle("https://e.com/items/7?token=q#part/two?token=abc")
        #expect(log.values == ["7 two -", #"7 two abc ["token": "abc"]"#])
    }

    struct User: Pathway {
        static let pattern = "myapp://user/<int:id>"
        let id: Int
    }

    @Test("A pattern with a scheme has the host as its first segment")
    mutating func schemePattern() throws {
        router.register(User.self) { [log] route, _ in log.values.append("\(route.id)") }
        router.baseHost = "user"
        #expect(try router.handle("myapp://user/42"))
        #expect(try !router.handle("other://user/42"))
        #expect(log.values == ["42"])
    }

    @Test("A typed placeholder that does not convert leaves the URL to the next registration")
    mutating func typedPlaceholders() throws {
        router.register(host: "e.com", path: "/u/<int:id>") { [log] _ in log.values.append("int") }
        router.register(host: "e.com", path: "/u/:name") { [log] _ in log.values.append("string") }
        try router.handle("https://e.com/u/7")
        try router.handle("https://e.com/u/seven")
        #expect(log.values == ["int", "string"])
    }

    @Test("A model reads the start of a longer path by default")
    mutating func prefixModel() throws {
        router.register(host: "e.com", Single<Int>.self) { [log] route, _ in log.values.append("\(route.value)") }
        #expect(try router.handle("https://e.com/v/5/more"))
        #expect(log.values == ["5"])
    }
}

@MainActor
private final class ParameterBox {
    var value: [String: String]?
}
