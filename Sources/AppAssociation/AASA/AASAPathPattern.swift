/// A path pattern of Apple's files with their leniency about slashes.
///
/// - A missing leading slash is put in front, unless the pattern begins with `*`; a run of them counts as one.
/// - Slashes at the end of the pattern and of the path do not count.
/// - A pattern that ends in `/*` also matches the path without its last slash.
struct AASAPathPattern: Sendable, Hashable {
    /// The pattern as a whole.
    let main: Glob
    /// The pattern without `/*` at its end, for patterns that have it.
    let parent: Glob?

    init(_ pattern: String, reader: PatternReader, isFolded: Bool) {
        var text = pattern[...]
        let hasSlash = text.first == "/"
        text = text.drop { $0 == "/" }
        if hasSlash || text.first != "*" { text = "/" + text }
        text = Self.trimmed(text)
        main = reader.glob(String(text), isFolded: isFolded)
        parent = text.hasSuffix("/*") ? reader.glob(String(Self.trimmed(text.dropLast(2))), isFolded: isFolded) : nil
    }

    /// Whether the pattern matches a path from which the slashes at its end have been dropped.
    func matches(_ path: ArraySlice<UInt8>) -> Bool {
        main.matches(path) || parent?.matches(path) ?? false
    }

    /// The text that every matching path begins with.
    var literalPrefix: [UInt8] {
        guard let parent else { return main.literalPrefix }
        return parent.onlyText ?? parent.literalPrefix
    }

    /// Drops the slashes at the end, all of them: the root is empty.
    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.last == "/" { text.removeLast() }
        return text
    }

    /// Drops the slashes at the end of a link's path, all of them: the root is empty.
    static func trimmed(_ path: [UInt8]) -> [UInt8] {
        var path = path
        while path.last == UInt8(ascii: "/") { path.removeLast() }
        return path
    }
}
