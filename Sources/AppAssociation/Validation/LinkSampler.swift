/// Makes links that a rule matches, to show what a finding or a difference means.
enum LinkSampler {
    /// How the wildcards of a pattern are filled.
    private enum Filling: CaseIterable {
        /// `*` is empty.
        case shortest
        /// `*` is one letter.
        case short
        /// `*` goes over a slash.
        case deep

        var text: String {
            switch self {
            case .shortest: ""
            case .short: "x"
            case .deep: "x/y"
            }
        }
    }

    /// Links for a rule of Apple's files, shortest first.
    ///
    /// They are candidates: whoever uses one asks the matcher.
    static func links(for rule: CompiledAASARule, host: String) -> [String] {
        let encodes = rule.spelling.isDecoded
        let paths: [Glob] = rule.path.map { path in (path.parent.map { [$0] } ?? []) + [path.main] } ?? [.everything]
        let query: [String?]
        switch rule.query {
        case nil: query = [nil]
        case .whole(let glob, _)?: query = samples(glob, encodes: encodes).map { $0.isEmpty ? nil : $0 }
        case .items(let items)?:
            let parts = items.map { item in
                item.spelledName + "=" + (samples(item.glob, encodes: encodes).first ?? "")
            }
            query = [parts.isEmpty ? nil : parts.joined(separator: "&")]
        }
        let fragment = rule.fragment.flatMap { samples($0, encodes: encodes).first { !$0.isEmpty } }
        return paths.flatMap { samples($0, encodes: encodes) }.flatMap { path in
            query.map { link(host: host, path: path, query: $0, fragment: fragment) }
        }
    }

    /// Links for a rule of Android's files, shortest first.
    static func links(for rule: AssetLinks.Rule, host: String) -> [String] {
        let reader = PatternReader.plain
        let items = (rule.query ?? []).map { item in
            item.name + "=" + (samples(reader.glob(item.pattern), encodes: true).first ?? "")
        }
        let fragment = rule.fragment.flatMap { samples(reader.glob($0), encodes: true).first }
        return samples(reader.glob(rule.path ?? "*"), encodes: true).map { path in
            link(host: host, path: path, query: items.isEmpty ? nil : items.joined(separator: "&"), fragment: fragment)
        }
    }

    private static func link(host: String, path: String, query: String?, fragment: String?) -> String {
        let slash = path.hasPrefix("/") ? "" : "/"
        return "https://" + host + slash + path + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
    }

    private static func samples(_ glob: Glob, encodes: Bool) -> [String] {
        var seen: Set<String> = []
        return Filling.allCases.compactMap { text(glob.tokens, $0, encodes: encodes) }
            .filter { seen.insert($0).inserted }
    }

    private static func text(_ tokens: [Glob.Token], _ filling: Filling, encodes: Bool) -> String? {
        var output = ""
        for token in tokens {
            switch token {
            case .literal(let bytes):
                for byte in bytes {
                    let isPlain = byte > 0x20 && byte < 0x7F && (!encodes || !"%?#&;".utf8.contains(byte))
                    output += isPlain ? String(UnicodeScalar(byte)) : "%" + HexDigit.pair(byte, uppercase: true)
                }
            case .one: output += "x"
            case .any: output += filling.text
            case .oneOf(let set): output += set.members.first.map { String(UnicodeScalar($0)) } ?? ""
            case .list(_, let values):
                guard let first = values.first, let inner = text(first, filling, encodes: encodes) else { return nil }
                output += inner
            case .never: return nil
            }
        }
        return output
    }
}
