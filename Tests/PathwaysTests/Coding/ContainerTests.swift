import Foundation
import Pathways
import Testing

/// Models that use the Codable machinery in every way a user may, and in ways a URL has no answer to.
@Suite("Containers")
struct ContainerTests {
    // MARK: What works

    /// A type that is one scalar underneath.
    struct Wrapper: Codable, Hashable {
        let raw: Int

        init(raw: Int) { self.raw = raw }

        init(from decoder: any Decoder) throws { raw = try decoder.singleValueContainer().decode(Int.self) }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(raw)
        }
    }

    @Test("A wrapper of a scalar is that scalar, alone, optional or in a list")
    func wrappers() throws {
        #expect(try encode(Single(value: Wrapper(raw: 5))) == "/v/5")
        #expect(try decode(Single<Wrapper>.self, "/v/5").value.raw == 5)
        #expect(try decode(Query<Wrapper?>.self, "/q").value == nil)
        #expect(try decode(Query<[Wrapper]>.self, encode(Query(value: [Wrapper(raw: 1)]))).value == [Wrapper(raw: 1)])
        #expect(throws: PathwayError.notFound(key: "value")) { try decode(Query<Wrapper>.self, "/q") }
    }

    /// A model that hands itself over as another.
    struct Outer: Pathway, Equatable {
        static let pattern = Single<Int>.pattern
        let inner: Single<Int>

        init(inner: Single<Int>) { self.inner = inner }

        init(from decoder: any Decoder) throws { inner = try decoder.singleValueContainer().decode(Single<Int>.self) }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(inner)
        }
    }

    @Test("A model may hand itself over as another with the same fields")
    func wholeModel() throws {
        #expect(try encode(Outer(inner: Single(value: 5))) == "/v/5")
        #expect(try decode(Outer.self, "/v/5") == Outer(inner: Single(value: 5)))
    }

    class Base: Codable {
        var first = 1

        init() {}
    }

    /// Flat inheritance: both classes use the same decoder.
    final class Flat: Base, Pathway {
        static let pattern = "/flat/:first"
        var second = 2

        private enum Keys: String, CodingKey { case second }

        override init() { super.init() }

        required init(from decoder: any Decoder) throws {
            second = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .second)
            try super.init(from: decoder)
        }

        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(second, forKey: .second)
        }
    }

    @Test("A class and its superclass may share the flat fields")
    func flatInheritance() throws {
        #expect(try encode(Flat()) == "/flat/1?second=2")
        let route = try decode(Flat.self, "/flat/3?second=4")
        #expect((route.first, route.second) == (3, 4))
    }

    @Test("allKeys, contains and decodeNil tell what the URL has")
    func keys() throws {
        try decoding("/probe/7?a=1&b&a=2&id=8&bad=%FF") { decoder in
            let container = try decoder.container(keyedBy: Name.self)
            #expect(container.allKeys.map(\.stringValue) == ["id", "a", "b", "bad"])
            #expect(container.contains(Name("id")) && container.contains(Name("b")) && container.contains(Name("bad")))
            #expect(!container.contains(Name("rest")) && !container.contains(Name("c")))
            #expect(try container.decodeNil(forKey: Name("c")) && !container.decodeNil(forKey: Name("id")))
            #expect(container.codingPath.isEmpty && decoder.codingPath.isEmpty && decoder.userInfo.isEmpty)
        }
        try decoding("/probe/7/x") { decoder in
            let container = try decoder.container(keyedBy: Name.self)
            #expect(container.allKeys.map(\.stringValue) == ["id", "rest"])
        }
    }

    /// Records the coding path it is read and written at.
    struct PathProbe: Codable, Equatable {
        var path: [String]

        init() { path = [] }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            path = decoder.codingPath.map(\.stringValue)
            #expect(container.codingPath.map(\.stringValue) == path)
            _ = try container.decode(String.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            #expect(container.codingPath.map(\.stringValue) == encoder.codingPath.map(\.stringValue))
            try container.encode(encoder.codingPath.map(\.stringValue).joined(separator: "."))
        }
    }

    @Test("The coding path is right at every level and does not accumulate")
    func codingPaths() throws {
        try decoding("/probe/7/x/y?a=1&list=1&list=2") { decoder in
            let container = try decoder.container(keyedBy: Name.self)
            for _ in 0..<2 {
                #expect(try container.decode(PathProbe.self, forKey: Name("id")).path == ["id"])
                #expect(try container.decode(PathProbe.self, forKey: Name("a")).path == ["a"])
                let list = try container.decode([PathProbe].self, forKey: Name("list"))
                #expect(list.map(\.path) == [["list", "Index 0"], ["list", "Index 1"]])
                #expect(try container.decode([PathProbe].self, forKey: Name("rest")).last?.path == ["rest", "Index 1"])
            }
        }
        let path = try encoding { encoder in
            var container = encoder.container(keyedBy: Name.self)
            #expect(encoder.codingPath.isEmpty && container.codingPath.isEmpty)
            try container.encode(PathProbe(), forKey: Name("id"))
            try container.encode([PathProbe(), PathProbe()], forKey: Name("list"))
            try container.encode([PathProbe()], forKey: Name("rest"))
        }
        #expect(path == "/probe/id/rest.Index%200?list=list.Index%200&list=list.Index%201")
    }

    @Test("A field encoded twice keeps its last value, and a nil takes it back")
    func encodedTwice() throws {
        let path = try encoding { encoder in
            var container = encoder.container(keyedBy: Name.self)
            try container.encode(1, forKey: Name("id"))
            try container.encode("2", forKey: Name("id"))
            try container.encode([1, 2], forKey: Name("a"))
            try container.encode(3, forKey: Name("a"))
            try container.encode(4, forKey: Name("b"))
            try container.encodeNil(forKey: Name("b"))
        }
        #expect(path == "/probe/2?a=3")
    }

    // MARK: What a URL has no place for

    @Test("Nested containers of a model being read throw and name the field")
    func nestedDecoding() throws {
        try decoding("/probe/7?a=1") { decoder in
            let container = try decoder.container(keyedBy: Name.self)
            let error = PathwayError.unsupported(key: "a", reason: "nested values have no place in a URL")
            #expect(throws: error) { _ = try container.nestedContainer(keyedBy: Name.self, forKey: Name("a")) }
            #expect(throws: error) { _ = try container.nestedUnkeyedContainer(forKey: Name("a")) }
            #expect(throws: error) { _ = try container.superDecoder(forKey: Name("a")) }
            #expect(throws: PathwayError.unsupported(key: "super", reason: "nested values have no place in a URL")) {
                _ = try container.superDecoder()
            }
            #expect(throws: PathwayError.unsupported(key: nil, reason: "a model is not a list")) {
                _ = try decoder.unkeyedContainer()
            }
            let single = try decoder.singleValueContainer()
            let bare = PathwayError.unsupported(key: nil, reason: "a single value has no key to be named by")
            #expect(throws: bare) { try single.decode(Int.self) }
            #expect(throws: bare) { try single.decode(String.self) }
            #expect(!single.decodeNil())
        }
    }

    @Test("Reading past the end of a list, or a list in a list, throws")
    func listDecoding() throws {
        struct List: Decodable {
            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                #expect(list.count == 1 && list.currentIndex == 0 && !list.isAtEnd)
                #expect(throws: PathwayError.self) { _ = try list.nestedUnkeyedContainer() }
                #expect(throws: PathwayError.self) { _ = try list.nestedContainer(keyedBy: Name.self) }
                #expect(throws: PathwayError.self) { _ = try list.superDecoder() }
                #expect(try !list.decodeNil())
                #expect(throws: PathwayError.notDecodable(key: "a", value: "x")) { _ = try list.decode(Int.self) }
                #expect(list.currentIndex == 0)
                #expect(try list.decode(String.self) == "x")
                #expect(list.isAtEnd && list.currentIndex == 1)
                #expect(throws: PathwayError.notFound(key: "a")) { _ = try list.decode(Int.self) }
                #expect(throws: PathwayError.notFound(key: "a")) { _ = try list.decodeNil() }
            }
        }
        try decoding("/probe/7?a=x") { decoder in
            _ = try decoder.container(keyedBy: Name.self).decode(List.self, forKey: Name("a"))
        }
    }

    typealias Misuse = @Sendable (any Encoder) throws -> Void

    private static let misuses: [(String, Misuse)] = [
        ("unkeyed model", { _ = $0.unkeyedContainer() }),
        (
            "unkeyed model, used",
            {
                var list = $0.unkeyedContainer()
                try list.encode(1)
            }
        ),
        (
            "bare value",
            {
                var single = $0.singleValueContainer()
                try single.encode(1)
            }
        ),
        (
            "nil model",
            {
                var single = $0.singleValueContainer()
                try single.encodeNil()
            }
        ),
        (
            "nested keyed, unused",
            {
                var container = $0.container(keyedBy: Name.self)
                _ = container.nestedContainer(keyedBy: Name.self, forKey: Name("a"))
            }
        ),
        (
            "nested keyed, used deeply",
            {
                var container = $0.container(keyedBy: Name.self)
                var nested = container.nestedContainer(keyedBy: Name.self, forKey: Name("a"))
                var deeper = nested.nestedContainer(keyedBy: Name.self, forKey: Name("b"))
                var list = nested.nestedUnkeyedContainer(forKey: Name("c"))
                _ = list.nestedUnkeyedContainer()
                _ = list.nestedContainer(keyedBy: Name.self)
                _ = list.superEncoder().singleValueContainer()
                _ = nested.superEncoder().container(keyedBy: Name.self)
                _ = nested.superEncoder(forKey: Name("d")).unkeyedContainer()
                #expect(throws: PathwayError.self) { try list.encodeNil() }
                #expect(throws: PathwayError.self) { try deeper.encodeNil(forKey: Name("e")) }
                try deeper.encode("x", forKey: Name("e"))
            }
        ),
        (
            "nested unkeyed",
            {
                var container = $0.container(keyedBy: Name.self)
                _ = container.nestedUnkeyedContainer(forKey: Name("a"))
            }
        ),
        (
            "super encoder",
            {
                var container = $0.container(keyedBy: Name.self)
                _ = container.superEncoder()
            }
        ),
        (
            "super encoder of a key",
            {
                var container = $0.container(keyedBy: Name.self)
                try Base().encode(to: container.superEncoder(forKey: Name("a")))
            }
        ),
    ]

    @Test("Every container a URL has no place for makes encoding throw, used or not", arguments: misuses.map(\.0))
    func misuse(name: String) throws {
        let misuse = try #require(Self.misuses.first { $0.0 == name }).1
        #expect(
            performing: {
                try encoding { encoder in
                    var container = encoder.container(keyedBy: Name.self)
                    try container.encode(1, forKey: Name("id"))
                    try misuse(encoder)
                }
            },
            throws: {
                guard case .unsupported? = $0 as? PathwayError else { return false }
                return true
            })
    }

    struct Nothing: Codable, Equatable {
        func encode(to encoder: any Encoder) throws {}
    }

    @Test("A field that writes nothing is refused")
    func writesNothing() {
        #expect(throws: PathwayError.unsupported(key: "value", reason: "Nothing is not a single value")) {
            try encode(Query(value: Nothing()))
        }
    }
}
