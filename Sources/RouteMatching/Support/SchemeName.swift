/// The names of URL schemes.
enum SchemeName {
    /// Whether the bytes can be a scheme: a letter, and behind it letters, digits and `+ - .` (RFC 3986 §3.1).
    @inline(__always)
    static func isValid(_ bytes: some Collection<UInt8>) -> Bool {
        guard let first = bytes.first, ByteSet.letters.contains(first) else { return false }
        return bytes.allSatisfy(ByteSet.schemeTail.contains)
    }

    /// What to write in place of text that is no scheme.
    static func rule(brokenBy text: String) -> String {
        let name = text.prefix { $0 != ":" }
        return name.utf8.count < text.utf8.count && isValid(name.utf8)
            ? "write the scheme without the colon: \(QuotedText.quote(String(name)))"
            : "a scheme is a letter, and behind it letters, digits, '+', '-' and '.'"
    }
}
