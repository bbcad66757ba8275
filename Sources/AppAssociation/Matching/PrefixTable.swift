/// The texts that the paths of many rules begin with, so that most rules are passed over by a look at a few bytes.
struct PrefixTable: Sendable {
    private struct Head {
        let start: Int32
        let end: Int32
        let spelling: Int
    }

    /// All texts, one after the other.
    private let bytes: [UInt8]
    private let heads: [Head]

    /// The spellings that some rule compares with.
    let spellings: Set<Int>

    init(_ prefixes: [(text: [UInt8], spelling: Int)]) {
        var bytes: [UInt8] = []
        heads = prefixes.map { prefix in
            let start = Int32(bytes.count)
            bytes += prefix.text
            return Head(start: start, end: Int32(bytes.count), spelling: prefix.spelling)
        }
        self.bytes = bytes
        spellings = Set(prefixes.map(\.spelling))
    }

    /// The next rule whose text a path begins with.
    ///
    /// - Parameters:
    ///   - first: The rule to begin with.
    ///   - paths: The path in each spelling.
    ///   - miss: Takes in the rules that are passed over.
    /// - Complexity: O(rules); a few nanoseconds for each that begins differently.
    func next(from first: Int, in paths: SpelledPaths, miss: inout Miss) -> Int? {
        var best = -1
        var bestLength = -1
        defer {
            if best >= 0 { miss.note(best, .path, common: bestLength) }
        }
        return bytes.withUnsafeBufferPointer { bytes in
            paths.bytes.withUnsafeBufferPointer { path in
                heads.withUnsafeBufferPointer { heads in
                    for index in first..<heads.count {
                        let head = heads[index]
                        let span = paths.span(head.spelling)
                        let wanted = Int(head.end - head.start)
                        let limit = min(wanted, span.count)
                        var length = 0
                        while length < limit, bytes[Int(head.start) + length] == path[span.start + length] {
                            length += 1
                        }
                        if length == wanted { return index }
                        if length > bestLength { (best, bestLength) = (index, length) }
                    }
                    return nil
                }
            }
        }
    }
}

/// A path in up to four spellings, in one buffer.
struct SpelledPaths {
    private(set) var bytes: [UInt8] = []
    private var spans = (Span(), Span(), Span(), Span())

    struct Span {
        var start = 0
        var count = 0
    }

    mutating func add(_ path: [UInt8], spelling: Int) {
        let span = Span(start: bytes.count, count: path.count)
        bytes += path
        switch spelling {
        case 0: spans.0 = span
        case 1: spans.1 = span
        case 2: spans.2 = span
        default: spans.3 = span
        }
    }

    @inline(__always)
    func span(_ spelling: Int) -> Span {
        switch spelling {
        case 0: spans.0
        case 1: spans.1
        case 2: spans.2
        default: spans.3
        }
    }
}

/// The rule that came closest so far: the one whose failing part is the latest, then the one whose literal beginning
/// agrees with the path for longest, then the first.
struct Miss {
    private(set) var index: Int?
    private(set) var part = LinkDecision.Part.path
    private var common = -1

    mutating func note(_ index: Int, _ part: LinkDecision.Part, common: Int) {
        if let own = self.index {
            let isCloser = (part.rank, common, -index) > (self.part.rank, self.common, -own)
            if !isCloser { return }
        }
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
