/// Where the segments of a URL are as a pattern reads them: with the host in front for a pattern that names a scheme,
/// then the path, then the fragment's route.
package struct SegmentView: Sendable {
    private let readsHost: Bool
    private let host: URLPiece?
    /// How many segments the path has, and path and fragment together.
    package let pathEnd: Int
    package let fragmentEnd: Int
    let hasFragment: Bool
    private let pathRestStart: Int
    private let fragmentRestStart: Int

    @inline(__always)
    package init(_ url: URLReference, readsHost: Bool) {
        self.readsHost = readsHost
        host = readsHost ? url.parts.hostSegment : nil
        let shift = host == nil ? 0 : 1
        pathEnd = url.parts.pathCount + shift
        fragmentEnd = url.parts.pieces.count + shift
        hasFragment = url.parts.hasFragment
        fragmentRestStart = pathEnd + url.parts.fragmentRestStart
        let isHostAllowed = host?.isAllowedInRest ?? true
        pathRestStart = url.parts.pathRestStart == 0 && isHostAllowed ? 0 : url.parts.pathRestStart + shift
    }

    @inline(__always)
    package func end(_ isInFragment: Bool) -> Int { isInFragment ? fragmentEnd : pathEnd }

    /// From which position on a rest may capture.
    @inline(__always)
    package func restStart(_ isInFragment: Bool) -> Int { isInFragment ? fragmentRestStart : pathRestStart }

    @inline(__always)
    package func piece(at position: Int, in url: URLReference) -> URLPiece {
        guard let host else { return url.parts.pieces[position] }
        return position == 0 ? host : url.parts.pieces[position - 1]
    }

    /// Whether the segment stands in a host's place and has a capital, so that a literal is also tried in lower case.
    ///
    /// A pattern that names a scheme has a host in its first place, also where the URL has none and begins its path
    /// there: `myapp:/User/42` is `myapp://User/42`.
    @inline(__always)
    func isMixedCaseHost(at position: Int, in url: URLReference) -> Bool {
        guard position == 0, pathEnd > 0 else { return false }
        let piece = piece(at: 0, in: url)
        return piece.flags.contains(.isMixedCaseHost)
            || readsHost && url.withBytes(of: piece) { $0.contains { $0.asciiLowercased != $0 } }
    }
}

extension RouteNode.Step {
    /// Whether a placeholder of this type takes the piece.
    ///
    /// A piece is never empty.
    @inline(__always)
    func accepts(_ piece: URLPiece, in url: URLReference) -> Bool {
        guard piece.isMatchable else { return false }
        switch self {
        case .string: return true
        case .int: return url.withBytes(of: piece) { ScalarText.integer($0, as: Int.self) != nil }
        case .bool: return url.withBytes(of: piece) { ScalarText.bool($0) != nil }
        case .uuid: return url.withBytes(of: piece) { ScalarText.uuid($0) != nil }
        case .double: return url.withBytes(of: piece) { ScalarText.double($0) != nil }
        case .literal, .fragment, .rest, .root: return false
        }
    }
}

extension RouteIndex {
    /// The literal child of a node for a piece of the URL, or -1.
    @inline(__always)
    func literalChild(of node: Int32, for piece: URLPiece, in url: URLReference) -> Int32 {
        guard piece.isMatchable else { return -1 }
        guard !piece.flags.contains(.isNonASCII) else { return literalChild(of: node, text: url.string(piece)) }
        return url.withBytes(of: piece) { literalChild(of: node, hash: piece.hash, bytes: $0) }
    }

    /// The same for the piece's text in lower case.
    func lowercasedLiteralChild(of node: Int32, for piece: URLPiece, in url: URLReference) -> Int32 {
        literalChild(of: node, text: HostName.lowercased(url.string(piece)))
    }
}
