import RouteMatching
import Testing

@Suite("A host filter admits its hosts and no others")
struct HostFilterTests {
    /// A filter, a URL, and whether the filter admits it.
    static let rows: [(filter: String, url: String, admits: Bool)] = [
        // A11: IPv6, with and without brackets.
        ("[::1]", "http://[::1]:8080/a", true),
        ("::1", "http://[::1]:8080/a", true),
        ("::1", "http://[::1]/", true),
        ("[::1]:8080", "http://[::1]:8080/", true),
        ("[::1]:8080", "http://[::1]/", false),
        ("[::1]", "http://[::2]/", false),
        ("2001:DB8::1", "http://[2001:db8::1]/", true),
        // A12: one host in two spellings.
        ("bücher.example", "https://bücher.example/", true),
        ("bücher.example", "https://xn--bcher-kva.example/", true),
        ("bücher.example", "https://BÜCHER.example/", true),
        ("xn--bcher-kva.example", "https://bücher.example/", true),
        ("xn--bcher-kva.example", "https://XN--BCHER-KVA.example/", true),
        ("BÜCHER.EXAMPLE", "https://bücher.example/", true),
        ("bücher.example", "https://bucher.example/", false),
        // A13: case.
        ("example.com", "https://EXAMPLE.com/", true),
        ("EXAMPLE.com", "https://example.com/", true),
        // A9: no host.
        ("example.com", "https:///a", false),
        ("example.com", "/a", false),
        ("example.com", "//example.com/a", true),
        // B16: wildcards.
        ("*.example.com", "https://www.example.com/", true),
        ("*.example.com", "https://a.b.example.com/", true),
        ("*.example.com", "https://example.com/", false),
        ("*.example.com", "https://evilexample.com/", false),
        ("*.example.com", "https://www.example.com.evil.org/", false),
        ("*.bücher.example", "https://www.bücher.example/", true),
        ("*.example.com:81", "https://www.example.com:81/", true),
        ("*.example.com:81", "https://www.example.com/", false),
        ("example.com", "https://example.com./", true),
        ("example.com.", "https://example.com/", true),
        ("example.com", "https://www.example.com/", false),
        // B17: ports.
        ("example.com", "https://example.com:443/", true),
        ("example.com", "https://example.com:/", true),
        ("example.com", "https://example.com:8443/", true),
        ("example.com:8443", "https://example.com:8443/", true),
        ("example.com:8443", "https://example.com:443/", false),
        ("example.com:8443", "https://example.com/", false),
        ("example.com:443", "https://example.com/", true),
        ("example.com:443", "https://example.com:/", true),
        ("example.com:443", "http://example.com/", false),
        ("example.com:80", "http://example.com/", true),
        // E3 and E5: lookalikes.
        ("example.com", "https://evilexample.com/", false),
        ("example.com", "https://example.com.evil.org/", false),
        ("apple.com", "https://\u{430}pple.com/", false),
        ("kelvin.example", "https://\u{212A}elvin.example/", true),
    ]

    @Test("admits", arguments: rows)
    func admits(_ row: (filter: String, url: String, admits: Bool)) throws {
        let filter = try HostFilter(parsing: row.filter)
        #expect(filter.admits(try URLReference(row.url)) == row.admits)
    }

    @Test("is described by text that parses to an equal filter", arguments: Set(rows.map(\.filter)).sorted())
    func description(_ text: String) throws {
        let filter = try HostFilter(parsing: text)
        #expect(try HostFilter(parsing: filter.description) == filter)
    }

    /// Texts that are no filters.
    static let refused: [(text: String, error: HostFilter.Error)] = [
        ("", .invalidHost("")),
        ("*", .invalidHost("*")),
        ("*.", .invalidHost("*.")),
        ("*.*.com", .invalidHost("*.*.com")),
        ("a.*.com", .invalidHost("a.*.com")),
        ("example.com/a", .invalidHost("example.com/a")),
        ("exa mple.com", .invalidHost("exa mple.com")),
        ("user@example.com", .invalidHost("user@example.com")),
        ("exa%6Dple.com", .invalidHost("exa%6Dple.com")),
        ("[nonsense]", .invalidHost("[nonsense]")),
        ("[::1", .invalidHost("[::1")),
        ("*.[::1]", .invalidHost("*.[::1]")),
        ("*.::1", .invalidHost("*.::1")),
        ("*.[v0.xu]", .invalidHost("*.[v0.xu]")),
        ("example.com:99999", .invalidPort("example.com:99999")),
        ("example.com:x", .invalidPort("example.com:x")),
        ("https://example.com", .invalidPort("https://example.com")),
    ]

    @Test("refuses what is no host", arguments: refused)
    func refusal(_ row: (text: String, error: HostFilter.Error)) {
        #expect(throws: row.error) { try HostFilter(parsing: row.text) }
    }
}
