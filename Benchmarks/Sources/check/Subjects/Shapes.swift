/// The tables that are measured: of ten registrations six are `/section{k}/item{j}/:id`, two are three literals, one is
/// `/area{k}/:x/b/:y` and one has two placeholders.
struct Shapes {
    /// Sizes of the tables, ascending.
    static let sizes = [10, 100, 1_000, 10_000]
    /// The registrations as segments; nil is a placeholder.
    let segments: [[String?]]

    /// The first `count` registrations.
    init(count: Int) {
        segments = (0..<count).map(Self.segments)
    }

    private static func segments(_ index: Int) -> [String?] {
        let group = index / 10
        switch index % 10 {
        case 3, 7: return ["docs\(group / 25)", "page\(group % 25)", index % 10 == 3 ? "view" : "edit"]
        case 5: return ["area\(group)", nil, "b", nil]
        case 8: return ["pair\(group)", nil, nil]
        default: return ["section\(group / 10)", "item\(group % 10 * 10 + index % 10)", nil]
        }
    }

    /// The registrations as pattern text.
    var patterns: [String] {
        segments.map { segments in
            segments.enumerated().map { "/" + ($1 ?? ":p\($0)") }.joined()
        }
    }

    /// The path segments of a URL that the registration at `index` matches.
    func url(at index: Int) -> [String] {
        segments[index].map { $0 ?? "4217" }
    }

    /// Indices of the first, the middle and the last registration with one placeholder.
    var placeholderHits: [(hit: String, index: Int)] {
        hits { $0.count(where: { $0 == nil }) == 1 }
    }

    /// Indices of the first, the middle and the last registration with literals only.
    var literalHits: [(hit: String, index: Int)] {
        hits { $0.allSatisfy { $0 != nil } }
    }

    private func hits(_ isWanted: ([String?]) -> Bool) -> [(hit: String, index: Int)] {
        let wanted = segments.indices.filter { isWanted(segments[$0]) }
        return [("first", wanted[0]), ("middle", wanted[wanted.count / 2]), ("last", wanted[wanted.count - 1])]
    }

    /// A URL nothing matches, known for certain only at its second segment.
    var miss: [String] { ["section0", "nothing", "4217"] }
}
