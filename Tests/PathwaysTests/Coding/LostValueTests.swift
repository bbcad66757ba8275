import Foundation
import Pathways
import Testing

/// What a link has no way to say is an error by the field's name, never another value on the way back.
@Suite("Values that would not come back")
struct LostValueTests {
    /// A value that is another underneath.
    struct Wrapper<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
        let inner: Value

        init(_ inner: Value) { self.inner = inner }

        init(from decoder: any Decoder) throws { inner = try decoder.singleValueContainer().decode(Value.self) }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(inner)
        }
    }

    /// Synthesized code hands over an optional property in another way than a generic one.
    struct Properties: Pathway, Equatable {
        static let pattern = "/p/<path:rest>"

        var double: Int??
        var triple: Int???
        var wrapper: Wrapper<Int?>?
        var list: Wrapper<[Int]>?
        var set: Set<Int>?
        var rest: Wrapper<[Int]>?
        var link: URL?
    }

    private static let absences: [Refusal] = [
        Refusal("Int?? property", "nil", key: "double") { try encode(Properties(double: .some(nil))) },
        Refusal("Int??? property", "nil", key: "triple") { try encode(Properties(triple: .some(nil))) },
        Refusal("Int??? property, inner", "nil", key: "triple") {
            try encode(Properties(triple: .some(.some(nil))))
        },
        Refusal("optional wrapper of nil", "nil", key: "wrapper") {
            try encode(Properties(wrapper: Wrapper(nil)))
        },
        Refusal("optional wrapper of no values", "[]", key: "list") {
            try encode(Properties(list: Wrapper([])))
        },
        Refusal("optional set of no values", "[]", key: "set") { try encode(Properties(set: [])) },
        Refusal("optional rest of no values", "[]", key: "rest") { try encode(Properties(rest: Wrapper([]))) },
        Refusal("Int?? query field", "nil") { try encode(Query<Int??>(value: .some(nil))) },
        Refusal("UUID?? query field", "nil") { try encode(Query<UUID??>(value: .some(nil))) },
        Refusal("Int?? placeholder", "nil") { try encode(Single<Int??>(value: .some(nil))) },
        Refusal("[Int]?? rest", "nil") { try encode(Rest<[Int]??>(value: .some(nil))) },
        Refusal("[Int]?? rest of no values", "[]") { try encode(Rest<[Int]??>(value: [])) },
        Refusal("wrapper of Int??", "nil") { try encode(Query(value: Wrapper<Int??>(.some(nil)))) },
        Refusal("wrapper of [Int]?", "[]") { try encode(Query(value: Wrapper<[Int]?>([]))) },
        Refusal("wrapper in a wrapper", "nil") { try encode(Query(value: Wrapper(Wrapper<Int??>(.some(nil))))) },
        Refusal("nil in a list", "nil") { try encode(Query<[Int?]>(value: [1, nil])) },
        Refusal("nil in an optional list", "nil") { try encode(Query<[Int?]?>(value: [nil])) },
        Refusal("nil in a rest", "nil") { try encode(Rest<[String?]>(value: ["a", nil])) },
        Refusal("nil in a set", "nil") { try encode(Query<Set<Int?>>(value: [nil])) },
        Refusal("some(nil) in a list", "nil") { try encode(Query<[Int??]>(value: [.some(nil)])) },
        Refusal("wrapped nil in a list", "nil") { try encode(Query(value: [Wrapper<Int?>(nil)])) },
    ]

    @Test("A value that leaves no text behind is refused where its absence means another", arguments: absences)
    func absence(_ refusal: Refusal) { refusal.check() }

    private func returns<Route: Pathway & Equatable>(
        _ route: Route, as path: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try encode(route) == path, sourceLocation: sourceLocation)
        #expect(try decode(Route.self, path) == route, sourceLocation: sourceLocation)
    }

    @Test("An absence that means what it says comes back, and so does every value that has a text")
    func returning() throws {
        try returns(Properties(), as: "/p")
        try returns(
            Properties(double: 1, triple: 2, wrapper: Wrapper(3), list: Wrapper([4]), set: [5], rest: Wrapper([6, 7])),
            as: "/p/6/7?double=1&triple=2&wrapper=3&list=4&set=5")
        try returns(Query<Int??>(value: nil), as: "/q")
        try returns(Query<Int??>(value: 5), as: "/q?value=5")
        try returns(Query(value: Wrapper<Int?>(nil)), as: "/q")
        try returns(Query(value: Wrapper<[Int]>([])), as: "/q")
        try returns(Query<[Int?]>(value: [1, 2]), as: "/q?value=1&value=2")
        try returns(Query<String??>(value: ""), as: "/q?value=")
        try returns(Query<[String]?>(value: [""]), as: "/q?value=")
        try returns(Query(value: "a\0b"), as: "/q?value=a%00b")
        try returns(Rest<[Int]??>(value: nil), as: "/files")
        try returns(Single<Int??>(value: 5), as: "/v/5")
    }

    // MARK: URLs

    private static let base = URL(string: "https://b.example/d/")
    private static let relative = URL(string: "x", relativeTo: base) ?? URL(fileURLWithPath: "/")
    private static let text = "x relative to https://b.example/d/"

    private static let relativeURLs: [Refusal] = [
        Refusal("property", text, key: "link") { try encode(Properties(link: relative)) },
        Refusal("query field", text) { try encode(Query(value: relative)) },
        Refusal("optional query field", text) { try encode(Query<URL?>(value: relative)) },
        Refusal("placeholder", text) { try encode(Single(value: relative)) },
        Refusal("list", text) { try encode(Query(value: [relative])) },
        Refusal("set", text) { try encode(Query<Set<URL>>(value: [relative])) },
        Refusal("rest", text) { try encode(Rest(value: [relative])) },
        Refusal("wrapper", text) { try encode(Query(value: Wrapper(relative))) },
        Refusal("wrapper in a list", text) { try encode(Query(value: [Wrapper<URL?>(relative)])) },
    ]

    @Test("A relative URL would lose its base, so it is refused wherever it stands", arguments: relativeURLs)
    func relativeURL(_ refusal: Refusal) { refusal.check() }

    @Test(
        "A URL without a base comes back equal",
        arguments: ["x", "/a/b", "//a.example/b", "https://b.example/a%20b?c=d#e", "mailto:a@b.example", "file:///a/"])
    func baselessURL(text: String) throws {
        let url = try #require(URL(string: text))
        try returns(Query(value: url), as: encode(Query(value: text)))
        try returns(Single<URL?>(value: url), as: encode(Single(value: text)))
        // Its own text is absolute: the base it was read against is forgotten.
        let absolute = try #require(URL(string: "https://a.example/", relativeTo: Self.base))
        try returns(Query(value: [absolute]), as: "/q?value=https://a.example/")
    }

    // MARK: Collections without an order

    @Test("Equal sets and dictionaries have equal links, whatever order they hand their values over in")
    func unordered() throws {
        let words = (0..<40).map { "w\($0)" }
        let items = words.sorted().map { "value=\($0)" }.joined(separator: "&")
        try returns(Query(value: Set(words)), as: "/q?" + items)
        try returns(Query<Set<String>?>(value: Set(words.reversed())), as: "/q?" + items)
        try returns(Query(value: Wrapper(Set(words))), as: "/q?" + items)
        try returns(Rest(value: Set(words)), as: "/files/" + words.sorted().joined(separator: "/"))
        try returns(Query(value: words), as: "/q?" + words.map { "value=\($0)" }.joined(separator: "&"))

        // A dictionary whose keys are no coding keys is a list of keys and values.
        let pairs = words.sorted().map { "value=\($0)&value=z\($0.dropFirst())" }.joined(separator: "&")
        let values = words.map { (Wrapper($0), "z\($0.dropFirst())") }
        try returns(Query(value: Dictionary(uniqueKeysWithValues: values)), as: "/q?" + pairs)
    }
}
