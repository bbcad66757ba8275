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
        private let prefixes: PrefixTable

        /// Compiles the rules of the entries that name an app, in the order of the file.
        ///
        /// - Parameters:
        ///   - file: The file.
        ///   - app: The app identifier.
        ///   - host: The host that serves the file, without port or wildcard, or nil not to look at a link's host.
        public init(_ file: AppleAppSiteAssociation, app: String, host: String? = nil) {
            self.host = host.map(HostFilter.canonical)
            let rules = file.compiledRules(app: app)
            isAppNamed = rules != nil
            self.rules = rules ?? []
            prefixes = PrefixTable(self.rules.map { ($0.path?.literalPrefix ?? [], $0.spelling.index) })
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
            var spelled: [SpelledLink?] = [nil, nil, nil, nil]
            var paths = SpelledPaths()
            for spelling in CompiledAASARule.Spelling.all where prefixes.spellings.contains(spelling.index) {
                let text = SpelledLink(link, spelling)
                paths.add(text.path, spelling: spelling.index)
                spelled[spelling.index] = text
            }
            var miss = Miss()
            var next = 0
            while let index = prefixes.next(from: next, in: paths, miss: &miss) {
                next = index + 1
                let rule = rules[index]
                guard let text = spelled[rule.spelling.index] else { continue }
                let path = rule.path?.matches(text.path[...]) ?? true
                guard let part = rule.firstMiss(after: path, in: text) else {
                    return LinkDecision(
                        outcome: rule.excludes ? .excluded : .open, rule: rule.reference, notes: notes)
                }
                miss.note(index, part, common: rule.path?.literalPrefix.count ?? 0)
            }
            return LinkDecision(outcome: .web, nearestMiss: nearestMiss(miss, link), notes: notes)
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
