import Foundation
import RouteMatching
import TestSupport
import Testing

@Suite("A URL reference is read once, by the rules of RFC 3986")
struct URLReferenceTests {
    /// Texts that are refused, with the rule they break.
    static let refused: [(text: String, error: URLReference.Error)] = [
        ("", .empty),
        (" \t\n", .empty),
        ("/a\tb", .controlCharacter(offset: 2)),
        ("https://e.com/a\nb", .controlCharacter(offset: 15)),
        ("/a\u{0}", .controlCharacter(offset: 2)),
        ("/a\u{7F}b", .controlCharacter(offset: 2)),
        ("/\\evil.com", .backslash(offset: 1)),
        ("\\\\evil.com", .backslash(offset: 0)),
        ("https://example.com\\@evil.com/", .backslash(offset: 19)),
        ("1app://x", .invalidScheme("1app")),
        ("my_app://x", .invalidScheme("my_app")),
        ("https://exa%6Dple.com/", .invalidHost("exa%6Dple.com")),
        ("https://[::1/", .invalidHost("[::1")),
        ("https://[1.2.3.4]/", .invalidHost("[1.2.3.4]")),
        ("https://[::1::]/", .invalidHost("[::1::]")),
        ("https://a b/", .invalidHost("a b")),
        ("https://a..b/", .invalidHost("a..b")),
        ("https://\(longHost)a/", .invalidHost("\(longHost)a")),
        ("https://e.com:99999/", .invalidPort("99999")),
        ("https://e.com:65536/", .invalidPort("65536")),
        ("https://e.com:8x/", .invalidPort("8x")),
        ("https://e.com:-1/", .invalidPort("-1")),
        ("https://[::1]8/", .invalidPort("8")),
        ("https://example.com@evil.com/a", .userInfoNotAllowed(scheme: "https")),
        ("https://@example.com/", .userInfoNotAllowed(scheme: "https")),
        ("http://user:secret@example.com/", .userInfoNotAllowed(scheme: "http")),
    ]

    /// The longest that a host can be.
    static let longHost = String(repeating: "a.", count: 126) + "b"

    @Test("a host may have 253 characters, and on a custom scheme any number")
    func longHosts() throws {
        #expect(try URLReference("https://\(Self.longHost)/").host == Self.longHost)
        #expect(try URLReference("https://\(Self.longHost)./").host == Self.longHost)
        #expect(try URLReference("app://\(Self.longHost).c/").host == Self.longHost + ".c")
        var table = RouteTable<Int>()
        table.insert(1, for: "/", host: try HostFilter(parsing: "*.b"))
        #expect(table.firstMatch(for: try URLReference("app://\(Self.longHost.dropLast(2)).b/"))?.value == 1)
        #expect(table.firstMatch(for: try URLReference("app://\(Self.longHost).c/")) == nil)
    }

    @Test("is refused with the rule and the place", arguments: refused)
    func refusal(_ row: (text: String, error: URLReference.Error)) {
        #expect(throws: row.error) { try URLReference(row.text) }
    }

    /// Texts and their parts.
    static let parts: [(text: String, scheme: String?, host: String?, port: Int?, segments: [String])] = [
        ("https://example.com/a/b", "https", "example.com", nil, ["a", "b"]),
        ("HTTPS://EXAMPLE.COM:8443/A", "https", "example.com", 8443, ["A"]),
        ("https://example.com.:443", "https", "example.com", 443, []),
        ("https://example.com:/a", "https", "example.com", nil, ["a"]),
        ("https:///a", "https", nil, nil, ["a"]),
        ("https://bücher.example/", "https", "xn--bcher-kva.example", nil, []),
        ("http://[2001:DB8::1]:80/", "http", "[2001:db8::1]", 80, []),
        ("myapp:products/42", "myapp", nil, nil, ["products", "42"]),
        ("myapp:/products/42", "myapp", nil, nil, ["products", "42"]),
        ("myapp:///products/42", "myapp", nil, nil, ["products", "42"]),
        ("myapp://products/42", "myapp", "products", nil, ["42"]),
        ("myapp://user:pw@host/42", "myapp", "host", nil, ["42"]),
        ("myapp://", "myapp", nil, nil, []),
        ("//evil.com/x", nil, "evil.com", nil, ["x"]),
        ("a/b", nil, nil, nil, ["a", "b"]),
        ("/a//b/", nil, nil, nil, ["a", "b"]),
        ("/a/./b/../c", nil, nil, nil, ["a", "c"]),
        ("/a/%2e%2e/%2e/c", nil, nil, nil, ["c"]),
        ("/../..", nil, nil, nil, []),
        ("/12:30", nil, nil, nil, ["12:30"]),
        ("mailto:x@y.z", "mailto", nil, nil, ["x@y.z"]),
        ("/a%2Fb/c d", nil, nil, nil, ["a/b", "c d"]),
        ("/50%/%4", nil, nil, nil, ["50%", "%4"]),
    ]

    @Test("is split into its parts", arguments: parts)
    func split(_ row: (text: String, scheme: String?, host: String?, port: Int?, segments: [String])) throws {
        let url = try URLReference(row.text)
        #expect(url.scheme == row.scheme)
        #expect(url.host == row.host)
        #expect(url.port == row.port)
        #expect(url.segments.map(\.value) == row.segments)
        #expect(url.description == row.text)
    }

    @Test("E5: a host in another script is shown in its ASCII form")
    func lookalike() throws {
        #expect(try URLReference("https://\u{430}pple.com/").host == "xn--pple-43d.com")
    }

    /// Texts and their canonical spelling.
    static let spelled: [(text: String, normalized: String)] = [
        ("http://[::1]:8080/a", "http://[::1]:8080/a"),
        ("HTTP://[2001:DB8::1]", "http://[2001:db8::1]/"),
        ("HTTPS://EXAMPLE.com./%7ea//b/../c%2fd/", "https://example.com/~a/c%2Fd"),
        ("/café/a b", "/caf%C3%A9/a%20b"),
        ("/100%/%zz", "/100%25/%25zz"),
        ("/%ff", "/%FF"),
        ("myapp:a/b", "myapp:/a/b"),
        ("/a?q=a b&r=%2b#f/g?x=ü", "/a?q=a%20b&r=%2B#f/g?x=%C3%BC"),
        ("/a?#", "/a?#"),
    ]

    @Test("A11 and others: has one canonical spelling, which keeps an IPv6 host's brackets", arguments: spelled)
    func spelling(_ row: (text: String, normalized: String)) throws {
        #expect(try URLReference(row.text).normalized == row.normalized)
    }

    @Test("A15: an empty fragment is not no fragment")
    func emptyFragment() throws {
        #expect(try URLReference("/a#").fragment == "")
        #expect(try URLReference("/a#").fragmentSegments == [])
        #expect(try URLReference("/a").fragment == nil)
        #expect(try URLReference("/a").fragmentSegments == nil)
        let url = try URLReference("/a?q#r/s%20t?x=1#2")
        #expect(url.fragmentSegments?.map(\.value) == ["r", "s t"])
        #expect(url.fragmentItems.map(\.value) == ["1#2"])
    }

    @Test("an undecodable name takes its item away, an undecodable value only itself")
    func undecodableItems() throws {
        let items = try URLReference("/?%FF=1&a=%FF&b=2&a=3").queryItems
        #expect(items.map(\.name) == ["a", "b", "a"])
        #expect(items.map(\.value) == [nil, "2", "3"])
        #expect(items.map(\.encodedValue) == ["%FF", "2", "3"])
        #expect(items.map(\.isDecodable) == [false, true, true])
    }

    @Test("a limit is reached, and then passed")
    func limits() throws {
        let limits = URLReference.Limits(maximumLength: 20, maximumSegments: 3, maximumQueryItems: 2)
        #expect(try URLReference("/" + String(repeating: "a", count: 19), limits: limits).segments.count == 1)
        #expect(throws: URLReference.Error.tooLong(limit: 20)) {
            try URLReference("/" + String(repeating: "a", count: 20), limits: limits)
        }
        #expect(try URLReference("/a/b/c", limits: limits).segments.count == 3)
        #expect(throws: URLReference.Error.tooManySegments(limit: 3)) { try URLReference("/a/b/c/d", limits: limits) }
        #expect(throws: URLReference.Error.tooManySegments(limit: 3)) { try URLReference("/#a/b/c/d", limits: limits) }
        #expect(try URLReference("/?a&b", limits: limits).queryItems.count == 2)
        #expect(throws: URLReference.Error.tooManyQueryItems(limit: 2)) { try URLReference("/?a&b&c", limits: limits) }
        #expect(throws: URLReference.Error.tooManyQueryItems(limit: 2)) { try URLReference("/#?a&b&c", limits: limits) }
    }

    @Test("the standard limits are 16 KiB, 256 segments and 1,024 items")
    func standardLimits() throws {
        #expect(URLReference.Limits.standard == URLReference.Limits())
        #expect(throws: URLReference.Error.tooLong(limit: 16_384)) {
            try URLReference("/" + String(repeating: "a", count: 16_384))
        }
        #expect(try URLReference(String(repeating: "/a", count: 256)).segments.count == 256)
        #expect(throws: URLReference.Error.tooManySegments(limit: 256)) {
            try URLReference(String(repeating: "/a", count: 257))
        }
        #expect(throws: URLReference.Error.tooManyQueryItems(limit: 1_024)) {
            try URLReference("/?" + String(repeating: "a&", count: 1_025))
        }
    }

    @Test("normalizing twice equals normalizing once, and changes no match", arguments: UInt64(0)..<40)
    func normalized(seed: UInt64) throws {
        var generator = RouteGenerator(seed: seed)
        for _ in 0..<100 {
            let routes = try generator.routes(upTo: 4)
            guard let url = try? URLReference(generator.urlText(for: routes)) else { continue }
            let note = Comment(rawValue: "seed \(seed), \(url)")
            let once = try #require(try? URLReference(url.normalized), note)
            #expect(once.normalized == url.normalized, note)
            #expect(once.segments.map(\.value) == url.segments.map(\.value), note)
            #expect(once.host == url.host, note)
            #expect(once.queryItems.map(\.value) == url.queryItems.map(\.value), note)
            let table = generator.table(of: routes)
            #expect(table.matches(for: once).map(\.id) == table.matches(for: url).map(\.id), note)
        }
    }

    @Test("a Foundation URL is read from its encoded text")
    func foundation() throws {
        let url = try #require(URL(string: "https://example.com/AC%2FDC?q=a%20b#f"))
        let reference = try URLReference(url)
        #expect(reference.segments.map(\.value) == ["AC/DC"])
        #expect(reference.queryItems.map(\.value) == ["a b"])
    }
}
