import RouteMatching

extension AppleAppSiteAssociation {
    /// What the file says about a link.
    ///
    /// It compiles the app's rules each time; for many links, make a ``Matcher`` once.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - app: The app identifier, such as `ABCDE12345.com.example.app`.
    ///   - host: The host that serves the file, or nil not to look at the link's host.
    /// - Returns: The outcome with the rule that decided, or with the nearest miss.
    public func decision(for url: URLReference, app: String, host: String? = nil) -> LinkDecision {
        Matcher(self, app: app, host: host).decision(for: url)
    }

    /// The rules of a file for one app, compiled once to decide many links.
    ///
    /// ```swift
    /// let matcher = AppleAppSiteAssociation.Matcher(file, app: "ABCDE12345.com.example.app")
    /// let opening = links.filter { matcher.decision(for: $0).opensApp }
    /// ```
    public struct Matcher: Sendable {
        private let host: String?
        private let isAppNamed: Bool
        private let rules: [CompiledAASARule]
        /// The text that each rule's paths begin with, one after the other, so that most rules are passed over by a
        /// look at a few bytes.
        private let prefixes: [UInt8]
        private let heads: [Head]

        private struct Head {
            let start: Int32
            let end: Int32
            let spelling: Int
        }

        /// Compiles the rules of the entries that name an app, in the order of the file.
        ///
        /// - Parameters:
        ///   - file: The file.
        ///   - app: The app identifier.
        ///   - host: The host that serves the file, or nil not to look at a link's host.
        public init(_ file: AppleAppSiteAssociation, app: String, host: String? = nil) {
            self.host = host.map { (try? HostFilter(parsing: $0).host) ?? $0 }
            let rules = file.compiledRules(app: app)
            isAppNamed = rules != nil
            self.rules = rules ?? []
            var prefixes: [UInt8] = []
            heads = self.rules.map { rule in
                let start = Int32(prefixes.count)
                prefixes += rule.path?.literalPrefix ?? []
                return Head(start: start, end: Int32(prefixes.count), spelling: rule.spelling.index)
            }
            self.prefixes = prefixes
        }

        /// What the file says about a link.
        ///
        /// - Complexity: O(rules); a rule whose literal beginning differs costs a few nanoseconds.
        public func decision(for url: URLReference) -> LinkDecision {
            let scheme = url.scheme
            var notes = LinkDecision.notes(isHTTPS: scheme == "https", scheme: scheme, port: url.port)
            if let host, url.host != host {
                return LinkDecision(outcome: .web, notes: notes + [.otherHost(url.host)])
            }
            if !isAppNamed {
                notes.append(.appNotNamed)
                return LinkDecision(outcome: .web, notes: notes)
            }
            return decision(for: LinkText(url), notes: notes)
        }

        private func decision(for link: LinkText, notes: [LinkDecision.Note]) -> LinkDecision {
            var used = [false, false, false, false]
            for head in heads { used[head.spelling] = true }
            let spelled = CompiledAASARule.Spelling.all.map { used[$0.index] ? SpelledLink(link, $0) : nil }
            var miss = Miss()
            for index in heads.indices {
                guard let text = spelled[heads[index].spelling] else { continue }
                let common = commonLength(heads[index], text.path)
                if common < Int(heads[index].end - heads[index].start) {
                    miss.note(index, .path, common: common)
                    continue
                }
                let rule = rules[index]
                let path = rule.path?.matches(text.path[...]) ?? true
                guard let part = rule.firstMiss(after: path, in: text) else {
                    return LinkDecision(
                        outcome: rule.excludes ? .excluded : .open, rule: rule.reference, notes: notes)
                }
                miss.note(index, part, common: common)
            }
            return LinkDecision(outcome: .web, nearestMiss: nearestMiss(miss, link), notes: notes)
        }

        @inline(__always)
        private func commonLength(_ head: Head, _ path: [UInt8]) -> Int {
            prefixes.withUnsafeBufferPointer { prefixes in
                path.withUnsafeBufferPointer { path in
                    let start = Int(head.start)
                    let limit = min(Int(head.end) - start, path.count)
                    var length = 0
                    while length < limit, prefixes[start + length] == path[length] { length += 1 }
                    return length
                }
            }
        }

        private func nearestMiss(_ miss: Miss, _ link: LinkText) -> LinkDecision.NearestMiss? {
            guard let index = miss.index else { return nil }
            let rule = rules[index]
            return LinkDecision.NearestMiss(
                rule: rule.reference, part: miss.part, pattern: rule.pattern(of: miss.part),
                found: link.text(of: miss.part))
        }
    }
}

/// The rule that came closest so far: the one whose failing part is the latest, then the one whose literal beginning
/// agrees with the path for longest, then the first.
struct Miss {
    private(set) var index: Int?
    private(set) var part = LinkDecision.Part.path
    private var common = -1

    @inline(__always)
    mutating func note(_ index: Int, _ part: LinkDecision.Part, common: Int) {
        let isLater = self.part.rank < part.rank
        guard self.index == nil || isLater || (self.part.rank == part.rank && common > self.common) else { return }
        self.index = index
        self.part = part
        self.common = common
    }
}

extension LinkDecision.Part {
    /// The place of the part in the order of comparison.
    fileprivate var rank: Int {
        switch self {
        case .path: 0
        case .query, .queryItem: 1
        case .fragment: 2
        }
    }
}

extension LinkText {
    /// What the link has for a part, as it is written.
    func text(of part: LinkDecision.Part) -> String? {
        switch part {
        case .path: return String(decoding: path, as: UTF8.self)
        case .query: return query.map { String(decoding: $0, as: UTF8.self) }
        case .fragment: return fragment.map { String(decoding: $0, as: UTF8.self) }
        case .queryItem(let name):
            let items = (query ?? []).split(separator: UInt8(ascii: "&")).filter { item in
                EscapeDecoding.decoded(Array(item.prefix { $0 != UInt8(ascii: "=") })) == Array(name.utf8)
            }
            return items.isEmpty
                ? nil : items.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "&")
        }
    }
}
