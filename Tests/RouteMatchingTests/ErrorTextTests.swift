import RouteMatching
import Testing

@Suite("An error says what is wrong, in a sentence that is safe to print")
struct ErrorTextTests {
    static let urls: [(error: URLReference.Error, text: String)] = [
        (.empty, "the URL is empty"),
        (.controlCharacter(offset: 7), "control character at offset 7"),
        (.backslash(offset: 0), "raw backslash at offset 0"),
        (.invalidScheme("1app"), "'1app' is not a scheme"),
        (.invalidHost("[::1"), "'[::1' is not a host"),
        (.invalidHost("a\u{202E}b"), "'a\\u{202E}b' is not a host"),
        (.invalidPort("8x"), "'8x' is not a port"),
        (.userInfoNotAllowed(scheme: "https"), "user information before the host of the https URL"),
        (.tooLong(limit: 16_384), "longer than 16384 bytes"),
        (.tooManySegments(limit: 256), "more than 256 segments"),
        (.tooManyQueryItems(limit: 1_024), "more than 1024 query items"),
    ]

    @Test("about a URL", arguments: urls)
    func url(_ row: (error: URLReference.Error, text: String)) {
        #expect(row.error.description == row.text)
    }

    static let patterns: [(error: RoutePattern.Error, text: String)] = [
        (.invalidScheme("my_app"), "'my_app' is not a scheme: a letter, then letters, digits, '+', '-' or '.'"),
        (
            .queryOrOptionalSegment(":id?"),
            "':id?' has a '?': patterns have no query, and no optional segments (register two patterns)"
        ),
        (
            .unsupportedSyntax("{id}"),
            "'{id}' looks like a wildcard or a regular expression: use ':name', '<type:name>' or '<path:name>'"
        ),
        (.invalidName("<int:>"), "'<int:>' needs a name of letters, digits, '_', '-' and '.'"),
        (.unknownType("float"), "'float' is not a placeholder type: use string, int, double, bool, uuid or path"),
        (.unbalancedBracket("<id"), "'<id' has a '<' or '>' without its partner"),
        (.restNotLast("<path:r>"), "'<path:r>' takes every segment that is left, so it must be the last"),
        (
            .misplacedFragment("a#b"),
            "'a#b' has a '#' where none can be: a fragment route starts once, with '/#' and a segment"
        ),
        (.dotSegment(".."), "'..' is removed from every URL before it is matched"),
        (.invalidCharacter("a\\b"), #"'a\b' holds a control character or a backslash"#),
        (.invalidCharacter("a\u{1B}[31m"), #"'a\u{1B}[31m' holds a control character or a backslash"#),
        (.invalidCharacter("a\nb"), #"'a\nb' holds a control character or a backslash"#),
        (.invalidHost("example.com:80"), "'example.com:80' is not a web host without a port"),
    ]

    @Test("about a pattern", arguments: patterns)
    func pattern(_ row: (error: RoutePattern.Error, text: String)) {
        #expect(row.error.description == row.text)
    }

    static let filters: [(error: HostFilter.Error, text: String)] = [
        (.invalidHost("a.*.com"), "'a.*.com' is not a host"),
        (.invalidHost("a\0b"), #"'a\u{0}b' is not a host"#),
        (.invalidPort("example.com:x"), "'example.com:x' does not end in a port"),
    ]

    @Test("about a host filter", arguments: filters)
    func filter(_ row: (error: HostFilter.Error, text: String)) {
        #expect(row.error.description == row.text)
    }
}
