import RouteMatching

/// Follows the calls that a type makes while it declares its screens, and says which of them are worth keeping.
///
/// Matching comes first: with a compiled table from an earlier path the candidates are known before the type is asked
/// again, so a call only has to be compared with the declaration of the same place, and the closures of all others are
/// dropped at once. If a call differs, the reading is void and the type is read again by a reader that keeps everything.
struct ScreenReader {
    private let expected: [ScreenDeclaration]?
    private let candidates: [Int]
    private var recorded: [ScreenDeclaration] = []
    private var next = 0
    private var differs = false

    /// Keeps everything and records the declarations.
    init() {
        expected = nil
        candidates = []
    }

    /// Keeps the candidates, as long as the calls are the expected ones.
    init(expecting declarations: [ScreenDeclaration], candidates: [Int]) {
        expected = declarations
        self.candidates = candidates
    }

    /// Takes the next call.
    ///
    /// - Returns: The index of the declaration if what it leads to has to be kept.
    mutating func index(of pattern: String, _ policy: MatchPolicy) -> Int? {
        let index = next
        next += 1
        guard let expected else {
            recorded.append(ScreenDeclaration(pattern: pattern, policy: policy))
            return index
        }
        guard index < expected.count, expected[index].policy == policy, expected[index].pattern == pattern else {
            differs = true
            return nil
        }
        return candidates.contains(index) ? index : nil
    }

    /// Whether the calls were those expected.
    var isValid: Bool { !differs && next == (expected?.count ?? next) }

    /// The declarations read, of a reader that keeps everything.
    var declarations: [ScreenDeclaration] { recorded }
}
