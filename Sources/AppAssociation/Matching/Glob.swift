/// A wildcard pattern, compiled to compare with the UTF-8 bytes of a whole part of a URL.
///
/// `*` stands for any characters, `?` for exactly one Unicode scalar. Matching takes O(text × pattern) at worst, never
/// more: a pattern without lists needs one pass with one place to go back to, one with lists keeps the set of places
/// that can be reached.
struct Glob: Sendable, Hashable {
    /// A piece of a pattern.
    enum Token: Sendable, Hashable {
        /// Text that must stand there; never empty.
        case literal([UInt8])
        /// Exactly one Unicode scalar.
        case one
        /// Zero or more of anything.
        case any
        /// One ASCII character of a class.
        case oneOf(CharacterClass)
        /// Any one of several texts, which may hold wildcards of their own but no further list.
        case list(name: String, [[Token]])
        /// Nothing at all, not even the empty text.
        case never
    }

    /// The pieces in order.
    ///
    /// Runs are merged: no two literals and no two `any` stand side by side.
    let tokens: [Token]
    /// Whether letters compare without regard to case; then the text given must be folded too.
    let isFolded: Bool
    private let hasLists: Bool

    init(_ tokens: [Token], isFolded: Bool = false) {
        self.tokens = Self.merged(isFolded ? tokens.map(\.folded) : tokens)
        self.isFolded = isFolded
        hasLists = self.tokens.contains { if case .list = $0 { true } else { false } }
    }

    /// The pattern `*`.
    static let everything = Glob([.any])

    /// The literal text that every match begins with.
    var literalPrefix: [UInt8] {
        if case .literal(let bytes) = tokens.first { bytes } else { [] }
    }

    /// Whether the pattern is nothing but `*`.
    var matchesEverything: Bool { tokens == [.any] }

    /// The text that is the only match, if the pattern is a literal.
    var onlyText: [UInt8]? {
        if tokens.isEmpty { return [] }
        if tokens.count == 1, case .literal(let bytes) = tokens[0] { return bytes }
        return nil
    }

    /// Whether the pattern matches the whole text.
    func matches(_ text: ArraySlice<UInt8>) -> Bool {
        text.withUnsafeBufferPointer { hasLists ? Reachable.matches(tokens, $0) : matchesOnePass($0) }
    }

    private static func merged(_ tokens: [Token]) -> [Token] {
        var output: [Token] = []
        for token in tokens {
            switch (output.last, token) {
            case (.literal(let left), .literal(let right)):
                output[output.count - 1] = .literal(left + right)
            case (.any, .any): continue
            case (.any, .one):
                // `*?` is `?*`; one spelling makes patterns comparable.
                output[output.count - 1] = .one
                output.append(.any)
            case (_, .literal([])): continue
            default: output.append(token)
            }
        }
        return output
    }
}

// MARK: - Matching without lists

extension Glob {
    private func matchesOnePass(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        var token = 0
        // After the last `any` that was met, and the place in the text that it reaches to.
        var retryToken = -1
        var retryPosition = 0
        while true {
            if token == tokens.count {
                if position == text.count { return true }
            } else if case .any = tokens[token] {
                token += 1
                if token == tokens.count { return true }
                retryToken = token
                retryPosition = position
                continue
            } else if let end = tokens[token].end(in: text, from: position) {
                position = end
                token += 1
                continue
            }
            guard retryToken >= 0, retryPosition < text.count else { return false }
            retryPosition += Self.scalarLength(in: text, at: retryPosition)
            position = retryPosition
            token = retryToken
        }
    }

    /// How many bytes the scalar at a position takes; 1 inside broken text, so that every walk ends.
    @inline(__always)
    static func scalarLength(in text: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
        if text[position] < 0x80 { return 1 }
        var length = 1
        while position + length < text.count, length < 4, text[position + length] & 0xC0 == 0x80 { length += 1 }
        return length
    }
}

extension Glob.Token {
    /// Where the token ends when it begins at a position, for tokens that can end at one place only.
    @inline(__always)
    func end(in text: UnsafeBufferPointer<UInt8>, from position: Int) -> Int? {
        switch self {
        case .literal(let bytes):
            guard text.count - position >= bytes.count else { return nil }
            for (offset, byte) in bytes.enumerated() where text[position + offset] != byte { return nil }
            return position + bytes.count
        case .one:
            return position < text.count ? position + Glob.scalarLength(in: text, at: position) : nil
        case .oneOf(let set):
            return position < text.count && set.contains(text[position]) ? position + 1 : nil
        case .any, .list, .never: return nil
        }
    }

    /// The token as it compares with folded text.
    var folded: Glob.Token {
        switch self {
        case .literal(let bytes): .literal(CaseFolding.folded(bytes))
        case .oneOf(let set): .oneOf(set.folded)
        case .list(let name, let values): .list(name: name, values.map { $0.map(\.folded) })
        case .one, .any, .never: self
        }
    }
}

// MARK: - Matching with lists

/// Matching by the set of positions that each token can end at.
private enum Reachable {
    static func matches(_ tokens: [Glob.Token], _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        ends(of: tokens, in: text, from: [0]).last == text.count
    }

    /// The positions where `tokens` can end, in ascending order, when they begin at one of `starts`.
    private static func ends(of tokens: [Glob.Token], in text: UnsafeBufferPointer<UInt8>, from starts: [Int]) -> [Int]
    {
        var current = starts
        for token in tokens {
            if current.isEmpty { return [] }
            switch token {
            case .any: current = scalarStarts(in: text, from: current[0])
            case .never: return []
            case .list(_, let values):
                var reached = [Bool](repeating: false, count: text.count + 1)
                for value in values {
                    if value.count == 1, case .literal = value[0] {
                        for start in current {
                            if let end = value[0].end(in: text, from: start) { reached[end] = true }
                        }
                    } else {
                        for end in ends(of: value, in: text, from: current) { reached[end] = true }
                    }
                }
                current = reached.indices.filter { reached[$0] }
            case .literal, .one, .oneOf: current = current.compactMap { token.end(in: text, from: $0) }
            }
        }
        return current
    }

    private static func scalarStarts(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> [Int] {
        var output = [start]
        var position = start
        while position < text.count {
            position += Glob.scalarLength(in: text, at: position)
            output.append(position)
        }
        return output
    }
}
