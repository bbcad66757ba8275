import RouteMatching

/// Follows the calls that a type makes while it declares its screens, and keeps what those that matter lead to.
///
/// Matching comes first: with a table compiled for an earlier path the candidates are known before the type is asked
/// again, so a call only has to be compared with the declaration of the same place, and the closures of all others are
/// dropped at once. If a call differs, the reading is void and the type is asked again while everything is kept.
///
/// Nothing here is generic, for generic types cost a lookup wherever they are used, and this is used for every screen.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
final class ScreenDeclarations {
    private let expected: [ScreenDeclaration]?
    private let candidates: [Int]
    private var kept: [KeptAction] = []
    private var next = 0
    private var differs = false

    /// What was declared, if everything is kept.
    private(set) var recorded: [ScreenDeclaration] = []

    private struct KeptAction {
        let index: Int
        let action: ScreenAction
    }

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

    /// Takes the pattern of the next call.
    ///
    /// - Returns: The index of the declaration if its action is to be kept.
    func index(of pattern: String, _ policy: MatchPolicy) -> Int? {
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

    /// Keeps the action of a declaration.
    func keep(_ action: ScreenAction, at index: Int) {
        kept.append(KeptAction(index: index, action: action))
    }

    /// The action of a declaration, if it was kept.
    func action(at index: Int) -> ScreenAction? {
        kept.first { $0.index == index }?.action
    }

    /// Lets go of the actions.
    ///
    /// They hold the closures of screens, which may well hold what the screens were declared with, and that is this.
    func finish() {
        kept.removeAll()
    }

    /// Whether the calls were those expected.
    var isValid: Bool { !differs && next == (expected?.count ?? next) }
}

/// What a `screen` or `tab` call leads to.
///
/// The routes themselves go where the call has them from.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
enum ScreenAction {
    /// Runs the winner's closure, and says whether there is anything to show.
    case run((RouteURLInput) -> Bool)
    /// Asks another route type about the rest.
    case join(Join)

    /// The joined route, how to read the rest with it, and whether it may be left out.
    struct Join {
        let child: ScreenSource
        let standsAlone: StandingAlone
        let resolve: (RouteURLInput, RouteResolver) -> Outcome
    }
}

/// When a screen takes a path of which the joined route takes nothing.
enum StandingAlone {
    case never
    /// When nothing is left of the path.
    case atItsEnd
    case always

    /// Whether it does so for what is left of a path.
    func takes(_ rest: URLReference) -> Bool {
        switch self {
        case .never: false
        case .atItsEnd: rest.segmentCount == 0
        case .always: true
        }
    }
}

/// What a path comes to for one type.
enum Outcome {
    /// A screen won.
    case matched
    /// A screen won and gave no route: the navigation fails.
    case failed
    /// No screen takes the path.
    case unmatched
}
