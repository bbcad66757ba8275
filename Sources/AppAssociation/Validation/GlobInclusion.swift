/// A pattern as a row of symbols, each a number, so that two patterns compare quickly.
///
/// It is a class because lists of them are gone through many times.
final class GlobSymbols: Sendable {
    /// A scalar's value, or one of the codes below.
    private let symbols: [UInt32]
    /// The lists that symbols from ``firstList`` on stand for.
    private let lists: [Glob.Token]
    /// The same pattern without lists, as several; nil for one without lists, or with too many values.
    private let expansions: [GlobSymbols]?
    private let isDead: Bool

    private static let one: UInt32 = 0x11_0000
    private static let any: UInt32 = 0x11_0001
    private static let firstClass: UInt32 = 0x12_0000
    private static let firstList: UInt32 = 0x20_0000
    /// How many combinations of list values are looked at.
    private static let maximumExpansions = 64

    /// The classes in a fixed order, with and without case.
    private static let classes: [CharacterClass] = CharacterClass.predefined.keys.sorted().flatMap { name in
        CharacterClass.predefined[name].map { [$0, $0.folded] } ?? []
    }

    init(_ glob: Glob) {
        var symbols: [UInt32] = []
        var lists: [Glob.Token] = []
        var isDead = false
        for token in glob.tokens {
            switch token {
            case .literal(let bytes):
                symbols += String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
            case .one: symbols.append(Self.one)
            case .any: symbols.append(Self.any)
            case .oneOf(let set): symbols.append(Self.firstClass + UInt32(Self.classes.firstIndex(of: set) ?? 0))
            case .list:
                symbols.append(Self.firstList + UInt32(lists.count))
                lists.append(token)
            case .never: isDead = true
            }
        }
        self.symbols = symbols
        self.lists = lists
        self.isDead = isDead
        expansions =
            lists.isEmpty ? nil : glob.expandedLists(limit: Self.maximumExpansions)?.map(GlobSymbols.init)
    }

    /// The symbol at the end when it stands for one character only, or nil.
    var lastScalar: UInt32? { expansions == nil ? symbols.last.flatMap { $0 < Self.one ? $0 : nil } : nil }

    /// Whether this pattern surely matches every text that another one matches.
    ///
    /// The other pattern is read as a text of symbols, and this one is matched against it; a wildcard of the other can
    /// only be taken by a wildcard here. The answer is sound: true is always right, false may be a missed case (lists
    /// with many values are compared as a whole).
    ///
    /// - Complexity: O(pattern × pattern), times the combinations of the other's list values, at most 64.
    func covers(_ other: GlobSymbols) -> Bool {
        if other.isDead { return true }
        if isDead { return false }
        if let expansions = other.expansions { return expansions.allSatisfy(covers) }
        return symbols.withUnsafeBufferPointer { own in
            other.symbols.withUnsafeBufferPointer { text in covers(own, text, other) }
        }
    }

    private func covers(
        _ own: UnsafeBufferPointer<UInt32>, _ text: UnsafeBufferPointer<UInt32>, _ other: GlobSymbols
    ) -> Bool {
        // Ends differ more often than beginnings, so they are looked at first.
        var ownEnd = own.count
        var textEnd = text.count
        while ownEnd > 0, own[ownEnd - 1] != Self.any {
            guard textEnd > 0, takes(own[ownEnd - 1], text[textEnd - 1], other) else { return false }
            ownEnd -= 1
            textEnd -= 1
        }
        if ownEnd == 0 { return textEnd == 0 }
        var index = 0
        var position = 0
        var retryIndex = -1
        var retryPosition = 0
        while true {
            if index == ownEnd {
                if position == textEnd { return true }
            } else if own[index] == Self.any {
                index += 1
                if index == ownEnd { return true }
                retryIndex = index
                retryPosition = position
                continue
            } else if position < textEnd, takes(own[index], text[position], other) {
                index += 1
                position += 1
                continue
            }
            guard retryIndex >= 0, retryPosition < textEnd else { return false }
            retryPosition += 1
            position = retryPosition
            index = retryIndex
        }
    }

    /// Whether a symbol that is not `any` takes one of the other pattern's.
    @inline(__always)
    private func takes(_ own: UInt32, _ text: UInt32, _ other: GlobSymbols) -> Bool {
        if own < Self.one { return own == text }
        if own == Self.one { return text <= Self.one || (text >= Self.firstClass && text < Self.firstList) }
        return takesSlowly(own, text, other)
    }

    private func takesSlowly(_ own: UInt32, _ text: UInt32, _ other: GlobSymbols) -> Bool {
        if own >= Self.firstList {
            return text >= Self.firstList && lists[Int(own - Self.firstList)] == other.lists[Int(text - Self.firstList)]
        }
        let set = Self.classes[Int(own - Self.firstClass)]
        if text < 0x80 { return set.contains(UInt8(text)) }
        guard text >= Self.firstClass, text < Self.firstList else { return false }
        return Self.classes[Int(text - Self.firstClass)].isSubset(of: set)
    }
}

extension Glob {
    /// Whether this pattern surely matches every text that another one matches; see ``GlobSymbols/covers(_:)``.
    func covers(_ other: Glob) -> Bool { GlobSymbols(self).covers(GlobSymbols(other)) }

    /// The patterns without lists that together match the same, or nil when there would be too many.
    func expandedLists(limit: Int) -> [Glob]? {
        var output: [[Token]] = [[]]
        for token in tokens {
            guard case .list(_, let values) = token else {
                for index in output.indices { output[index].append(token) }
                continue
            }
            guard output.count * values.count <= limit else { return nil }
            output = output.flatMap { start in values.map { start + $0 } }
        }
        return output.map { Glob($0, isFolded: isFolded) }
    }
}
