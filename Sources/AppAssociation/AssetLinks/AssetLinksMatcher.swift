import RouteMatching

extension AssetLinks {
    /// What the file says about a link, on Android 15 and later.
    ///
    /// It compiles the app's rules each time; for many links, make a ``Matcher`` once. What the app's manifest says
    /// is not looked at: rules can only narrow it, so ``LinkDecision/Outcome/open`` means "open if the manifest
    /// names it".
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - package: The application ID.
    ///   - host: The host that serves the file, or nil not to look at the link's host.
    /// - Returns: The outcome with the rule that decided, or with the nearest miss.
    public func decision(for url: URLReference, package: String, host: String? = nil) -> LinkDecision {
        Matcher(self, package: package, host: host).decision(for: url)
    }

    /// The rules of a file for one app, compiled once to decide many links.
    public struct Matcher: Sendable {
        private let host: String?
        private let isAppNamed: Bool
        private let rules: [CompiledDynamicRule]
        private let prefixes: PrefixTable

        /// Compiles the rules of the statements that name an app, in the order of the file.
        ///
        /// A statement without rules lets every link in that no earlier rule decides.
        ///
        /// - Parameters:
        ///   - file: The file.
        ///   - package: The package of the app.
        ///   - host: The host that serves the file, without port or wildcard, or nil not to look at a link's host.
        public init(_ file: AssetLinks, package: String, host: String? = nil) {
            self.host = host.map(HostFilter.canonical)
            let statements = file.statements.enumerated().filter { _, statement in
                statement.linksApp && statement.target?.packageName == package
            }
            isAppNamed = !statements.isEmpty
            rules = statements.flatMap { index, statement in
                let place = AssetLinks.path(ofStatement: index)
                guard let rules = statement.rules else {
                    return [CompiledDynamicRule(everythingAt: place, relations: statement.relations ?? [])]
                }
                return rules.enumerated().map { offset, rule in
                    CompiledDynamicRule(rule, at: AssetLinks.path(ofRule: offset, inStatement: index))
                }
            }
            prefixes = PrefixTable(rules.map { ($0.literalPrefix, 0) })
        }

        /// What the file says about a link.
        ///
        /// - Complexity: O(rules).
        public func decision(for url: URLReference) -> LinkDecision {
            let scheme = url.scheme
            var notes = LinkDecision.notes(isHTTPS: url.isWeb, scheme: scheme, port: url.port)
            if let host, url.host != host {
                return LinkDecision(outcome: .web, notes: notes + [.otherHost(url.host)])
            }
            if !isAppNamed {
                notes.append(.appNotNamed)
                return LinkDecision(outcome: .web, notes: notes)
            }
            let text = LinkText(url)
            let link = DecodedLink(text)
            var paths = SpelledPaths()
            paths.add(link.path, spelling: 0)
            var miss = Miss()
            var next = 0
            while let index = prefixes.next(from: next, in: paths, miss: &miss) {
                next = index + 1
                let rule = rules[index]
                switch rule.look(at: link) {
                case .matches:
                    return LinkDecision(
                        outcome: rule.excludes ? .excluded : .open, rule: rule.reference, notes: notes)
                case .isEmpty: continue
                case .misses(let part): miss.note(index, part, common: rule.literalPrefix.count)
                }
            }
            let nearest = miss.index.map { index in
                LinkDecision.NearestMiss(
                    rule: rules[index].reference, part: miss.part, pattern: rules[index].pattern(of: miss.part),
                    found: text.text(of: miss.part))
            }
            return LinkDecision(outcome: .web, nearestMiss: nearest, notes: notes)
        }
    }

    static func path(ofStatement index: Int) -> JSONPath { JSONPath([.index(index)]) }

    static func path(ofRule rule: Int, inStatement index: Int) -> JSONPath {
        path(ofStatement: index).key(Key.extensions).key(handleAllURLs).key(Key.components).index(rule)
    }
}
