/// The checks of one pattern of Apple's files.
struct AASAPatternLint {
    private let reader: PatternReader
    private let isDecoded: Bool
    private let isFolded: Bool

    init(reader: PatternReader, rule: AppleAppSiteAssociation.Rule) {
        self.reader = reader
        isDecoded = rule.percentEncoded == false
        isFolded = rule.caseSensitive == false
    }

    func findings(_ pattern: AppleAppSiteAssociation.Query.Pattern, at place: JSONPath) -> [AssociationFinding] {
        switch pattern {
        case .text(let text): return findings(text, at: place)
        case .invalid(let value):
            return [
                AssociationFinding(
                    .queryPatternNotText, at: place,
                    "the pattern is \(value.kind), which makes systems ignore the whole query of the rule",
                    fix: "write a string, such as \"*\" for any value and \"?*\" for a value that is not empty")
            ]
        }
    }

    func findings(_ pattern: String, at place: @autoclosure () -> JSONPath) -> [AssociationFinding] {
        // Most patterns are plain, and nothing can be said about them.
        let isPlain = pattern.utf8.allSatisfy {
            $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "$")
        }
        return isPlain ? [] : variableFindings(pattern, at: place()) + encodingFindings(pattern, at: place())
    }

    private func variableFindings(_ pattern: String, at place: JSONPath) -> [AssociationFinding] {
        guard pattern.utf8.contains(UInt8(ascii: "$")) else { return [] }
        return reader.problems(in: pattern).map { problem in
            switch problem {
            case .undefined(let name):
                AssociationFinding(
                    .undefinedVariable, at: place, "nobody defines `$(\(name))`, so the pattern never matches",
                    fix: "define it under `substitutionVariables`; names are case-sensitive")
            case .unterminated:
                AssociationFinding(
                    .unterminatedVariable, at: place, "`$(` is not closed, so the pattern never matches",
                    fix: "close it with `)`")
            }
        }
    }

    private func encodingFindings(_ pattern: String, at place: JSONPath) -> [AssociationFinding] {
        let escapes = Escapes.all(in: pattern)
        if isDecoded {
            guard let escape = escapes.first else { return [] }
            return [
                AssociationFinding(
                    .encodedPattern, at: place,
                    "links are decoded before they are compared (`percentEncoded` is false), so `\(escape)` never matches",
                    fix: "write the character itself")
            ]
        }
        var findings: [AssociationFinding] = []
        if let scalar = pattern.unicodeScalars.first(where: { $0.value <= 0x20 || $0.value >= 0x7F }) {
            let encoded = String(scalar).utf8.map { "%" + HexDigit.pair($0, uppercase: true) }.joined()
            findings.append(
                .init(
                    .unencodedPattern, at: place,
                    "links are compared encoded, so `\(scalar)` never matches", fix: "write `\(encoded)`"))
        }
        if !isFolded, let escape = escapes.first(where: { $0 != $0.uppercased() }) {
            findings.append(
                .init(
                    .lowercaseEscape, at: place, "escapes compare letter by letter, and links have them in upper case",
                    fix: "write `\(escape.uppercased())`"))
        }
        return findings
    }
}

/// Finds percent-escapes in a pattern.
enum Escapes {
    /// The valid escapes, in order.
    static func all(in pattern: String) -> [String] {
        guard pattern.utf8.contains(UInt8(ascii: "%")) else { return [] }
        let bytes = Array(pattern.utf8)
        return bytes.indices.compactMap { index in
            guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                HexDigit.value(bytes[index + 1]) != nil, HexDigit.value(bytes[index + 2]) != nil
            else { return nil }
            return String(decoding: bytes[index...index + 2], as: UTF8.self)
        }
    }
}
