import RouteMatching

/// Makes random patterns, registrations and URLs from small alphabets, so that they meet often.
///
/// The alphabets hold what routers get wrong: one letter in two normal forms and two cases, escapes, typed
/// values, dot segments, undecodable bytes, empty pieces, hosts under a wildcard, fragments.
package struct RouteGenerator: Sendable {
    package var random: SeededGenerator

    package init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// What a random registration is made of.
    package struct Route: Sendable, CustomStringConvertible {
        package let pattern: RoutePattern
        package let host: HostFilter?
        package let schemes: Set<String>
        package let policy: MatchPolicy

        package var description: String {
            "\(pattern) host=\(host?.description ?? "-") schemes=\(schemes.sorted()) \(policy)"
        }
    }

    static let literals = [
        "a", "b", "A", "é", "e\u{301}", "K", "k", "\u{212A}", "a b", "7", "true", "1.5", "x%y", "ab",
    ]
    static let uuid = "6f9619ff-8b86-d011-b42d-00c04fc964ff"
    static let schemes = ["https", "http", "app", "other"]
    static let hosts = [
        "example.com", "www.example.com", "a", "b", "A", "bücher.example", "[::1]", "user", "..", "éA", "Éa",
    ]
    static let filters = [
        "example.com", "*.example.com", "a", "example.com:8443", "bücher.example", "[::1]", "b",
    ]
    static let pieces = [
        "a", "b", "A", "é", "e%CC%81", "%C3%A9", "K", "k", "%E2%84%AA", "a b", "a%20b", "7", "-7", "true", "FALSE",
        "1.5", ".5", "5.", "1e3", "x%25y", "ab", "*", "", ".", "..", "%2e", "%2E%2e", "...", "%FF", "a%00", "a%2Fb",
        "a%2F..%2Fb",
        "%5C..", "a%2F", "100%", "a;x=1", "+5", uuid, "a:b", "%61",
    ]

    /// A random registration.
    ///
    /// - Throws: When a pattern or filter of the alphabets does not parse: the alphabets must be all good.
    package mutating func route() throws -> Route {
        let pattern = try RoutePattern(parsing: patternText())
        let host = random.once(in: 4) ? try HostFilter(parsing: random.pick(Self.filters)) : nil
        let schemes: Set<String> = random.once(in: 4) ? [random.pick(Self.schemes)] : []
        return Route(pattern: pattern, host: host, schemes: schemes, policy: random.once(in: 3) ? .prefix : .exact)
    }

    /// The text of a random pattern.
    package mutating func patternText() -> String {
        var text = ""
        var names = 0
        let hasScheme = random.once(in: 6)
        if hasScheme {
            text =
                random.pick(Self.schemes) + "://" + (random.once(in: 3) ? ":h" : random.pick(["a", "b", "user", "éA"]))
        }
        let hasFragment = random.once(in: 5)
        text += segments(random.number(0...4), names: &names, restAllowed: !hasFragment)
        if hasFragment {
            let route = segments(random.number(1...3), names: &names, restAllowed: true)
            text += (text.isEmpty ? "/" : text.hasSuffix("/") ? "" : "/") + "#" + route.dropFirst()
        }
        return text.isEmpty ? "/" : text
    }

    private mutating func segments(_ count: Int, names: inout Int, restAllowed: Bool) -> String {
        var text = ""
        for index in 0..<count {
            text += "/"
            if restAllowed, index == count - 1, random.once(in: 4) { return text + "<path:rest>" }
            names += 1
            switch random.number(0...9) {
            case 0: text += "<int:n\(names)>"
            case 1: text += "<bool:n\(names)>"
            case 2: text += "<double:n\(names)>"
            case 3: text += "<uuid:n\(names)>"
            case 4, 5: text += ":n\(names)"
            default: text += random.pick(Self.literals)
            }
        }
        return text
    }
}
