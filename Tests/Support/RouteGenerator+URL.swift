import RouteMatching

extension RouteGenerator {
    /// A random URL, half of the time made to fit one of the routes, and then often spoiled a little.
    package mutating func urlText(for routes: [Route]) -> String {
        guard !routes.isEmpty, !random.once(in: 3) else { return anyURL() }
        return url(fitting: random.pick(routes))
    }

    private mutating func anyURL() -> String {
        var text = ""
        switch random.number(0...3) {
        case 0: text = random.pick(Self.schemes) + "://" + random.pick(Self.hosts)
        case 1: text = random.pick(Self.schemes) + ":"
        default: break
        }
        for _ in 0..<random.number(0...5) { text += "/" + random.pick(Self.pieces) }
        text = text.isEmpty ? "/" : text
        return text
            + tail(fragment: random.once(in: 4) ? random.pick(Self.pieces) + "/" + random.pick(Self.pieces) : nil)
    }

    private mutating func url(fitting route: Route) -> String {
        var text = prefix(fitting: route)
        var path = route.pattern.segments[...]
        if route.pattern.scheme != nil, let first = path.popFirst() { text += piece(fitting: first) }
        for segment in path { text += "/" + piece(fitting: segment) }
        if random.once(in: 5) { text += "/" + random.pick(Self.pieces) }
        if text.isEmpty { text = "/" }
        var fragment: String?
        if let wanted = route.pattern.fragmentSegments, !random.once(in: 6) {
            var pieces: [String] = []
            for segment in wanted { pieces.append(piece(fitting: segment)) }
            if random.once(in: 5) { pieces.append(random.pick(Self.pieces)) }
            fragment = pieces.joined(separator: "/")
        }
        return text + tail(fragment: fragment)
    }

    /// The scheme and host that let the route's filters pass, most of the time.
    private mutating func prefix(fitting route: Route) -> String {
        if let scheme = route.pattern.scheme { return scheme + "://" }
        let scheme = route.schemes.first ?? random.pick(Self.schemes)
        guard let host = route.host else {
            if route.schemes.isEmpty, random.once(in: 2) { return "" }
            return scheme + ":" + (random.once(in: 2) ? "//" + random.pick(Self.hosts) : "")
        }
        let label = host.isWildcard ? random.pick(["www.", "a.b.", ""]) : ""
        let port = host.port.map { ":\($0)" } ?? random.pick(["", "", ":8443", ":"])
        return scheme + "://" + label + host.host + port
    }

    private mutating func piece(fitting segment: RoutePattern.Segment) -> String {
        if random.once(in: 12) { return random.pick(Self.pieces) }
        switch segment {
        case .literal(let text): return spelled(text)
        case .placeholder(_, .bool): return random.pick(["true", "False"])
        case .placeholder(_, .int): return random.pick(["7", "-7", "0"])
        case .placeholder(_, .uuid): return Self.uuid
        case .placeholder(_, .double): return random.pick(["1.5", "7"])
        case .placeholder(_, .string): return random.pick(Self.pieces)
        case .rest:
            var pieces: [String] = []
            for _ in 0..<random.number(0...3) { pieces.append(random.pick(Self.pieces)) }
            return pieces.joined(separator: "/")
        }
    }

    /// The text with some of its bytes escaped, and the normal form sometimes changed.
    private mutating func spelled(_ text: String) -> String {
        let text = random.once(in: 3) ? swappedNormalForm(text) : text
        var result = ""
        for byte in text.utf8 {
            let isPlain = byte < 0x80 && byte > 0x20 && byte != UInt8(ascii: "%")
            if isPlain, !random.once(in: 6) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: random.once(in: 2))
            }
        }
        return result
    }

    private func swappedNormalForm(_ text: String) -> String {
        switch text.unicodeScalars.count {
        case 1 where text == "é": "e\u{301}"
        case 2 where text == "é": "\u{E9}"
        default: text
        }
    }

    private mutating func tail(fragment: String?) -> String {
        var text = random.pick(["", "", "/", "?", "?q=1&q", "?a=%FF"])
        if let fragment { text += "#" + fragment + random.pick(["", "?t=1", "/"]) }
        return text
    }
}
