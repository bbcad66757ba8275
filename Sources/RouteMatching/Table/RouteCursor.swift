/// A place in the walk over the candidates for one URL, best first.
///
/// The tree is walked depth-first in rank order. Each node knows its parent and by which step it was reached, so
/// backing up needs no stack, the whole state is a few numbers, and captures of an abandoned branch cannot be left
/// behind: captures are read from the URL by the winner's own pattern.
@usableFromInline
struct RouteCursor: Sendable {
    private enum Phase: UInt8 {
        case literals
        /// The same literal once more, in lower case: only for a custom scheme's host.
        case lowercasedLiterals
        /// The child in ``child``, and then its siblings.
        case children
        /// What ends at the rest child in ``child``.
        case restEnds
        case ends
        case done
    }

    /// Whether the URL's host is read as the first segment.
    let readsHost: Bool
    private var node: Int32
    private var position = 0
    private var isInFragment = false
    private var phase: Phase
    private var child: Int32 = -1
    private var ends = RouteEnds()

    @usableFromInline
    init(root: Int32, readsHost: Bool) {
        self.readsHost = readsHost
        node = root
        phase = .literals
    }

    /// The position of the next best registration, or -1.
    ///
    /// - Complexity: O(segments) to the first candidate in a table without competing placeholders.
    @usableFromInline
    mutating func next(in index: RouteIndex, for url: URLReference) -> Int32 {
        let view = SegmentView(url, readsHost: readsHost)
        while true {
            switch phase {
            case .literals: matchLiteral(in: index, url, view)
            case .lowercasedLiterals: matchLowercasedLiteral(in: index, url, view)
            case .children: matchChild(in: index, url, view)
            case .restEnds, .ends:
                let owner = phase == .ends ? node : child
                let isWhole = phase == .restEnds || position == view.end(isInFragment)
                let found = ends.next(at: owner, includingExact: isWhole, in: index, for: url)
                if found >= 0 { return found }
                leaveEnds(in: index, url, view)
            case .done: return -1
            }
        }
    }

    // MARK: Steps

    private mutating func matchLiteral(
        in index: RouteIndex, _ url: URLReference, _ view: SegmentView
    ) {
        let here = index.nodes[Int(node)]
        if here.hasLiterals, position < view.end(isInFragment) {
            let found = index.literalChild(of: node, for: view.piece(at: position, in: url), in: url)
            if found >= 0 { return descend(to: found) }
            if view.isMixedCaseHost(at: position, in: url) {
                phase = .lowercasedLiterals
                return
            }
        }
        child = here.firstChild
        phase = .children
    }

    private mutating func matchLowercasedLiteral(
        in index: RouteIndex, _ url: URLReference, _ view: SegmentView
    ) {
        let piece = view.piece(at: position, in: url)
        let found = index.lowercasedLiteralChild(of: node, for: piece, in: url)
        // The literal as it is written has been tried: going there again would never end.
        if found >= 0, found != index.literalChild(of: node, for: piece, in: url) { return descend(to: found) }
        child = index.nodes[Int(node)].firstChild
        phase = .children
    }

    private mutating func matchChild(
        in index: RouteIndex, _ url: URLReference, _ view: SegmentView
    ) {
        guard child >= 0 else {
            phase = .ends
            return
        }
        let candidate = index.nodes[Int(child)]
        let end = view.end(isInFragment)
        switch candidate.step {
        case .fragment where !isInFragment && position == end && view.hasFragment:
            isInFragment = true
            node = child
            phase = .literals
        case .rest where position >= view.restStart(isInFragment):
            phase = .restEnds
        case .bool, .int, .uuid, .double, .string:
            if position < end, candidate.step.accepts(view.piece(at: position, in: url), in: url) {
                descend(to: child)
            } else {
                child = candidate.nextSibling
            }
        default:
            child = candidate.nextSibling
        }
    }

    private mutating func descend(to next: Int32) {
        node = next
        position += 1
        phase = .literals
    }

    /// Goes on behind the ends that are used up: after a rest with its siblings, after a node's own with what follows
    /// the step that led to it.
    private mutating func leaveEnds(
        in index: RouteIndex, _ url: URLReference, _ view: SegmentView
    ) {
        ends = RouteEnds()
        if phase == .restEnds {
            child = index.nodes[Int(child)].nextSibling
            phase = .children
            return
        }
        let left = index.nodes[Int(node)]
        guard left.parent >= 0 else {
            phase = .done
            return
        }
        let leftNode = node
        node = left.parent
        child = left.nextSibling
        phase = .children
        switch left.step {
        case .fragment:
            isInFragment = false
        case .literal:
            position -= 1
            child = index.nodes[Int(node)].firstChild
            if view.isMixedCaseHost(at: position, in: url),
                index.literalChild(of: node, for: view.piece(at: position, in: url), in: url) == leftNode
            {
                phase = .lowercasedLiterals
            }
        default:
            position -= 1
        }
    }
}
