extension RoutePattern {
    /// Whether a URL's segments match this pattern alone.
    ///
    /// - Complexity: O(length of the path).
    package func matches(_ url: URLReference, policy: MatchPolicy) -> Bool {
        if error != nil { return false }
        if let scheme, scheme != url.scheme { return false }
        let view = view(of: url)
        let isInFragment = pathCount < allSegments.count
        if isInFragment, !url.parts.hasFragment || view.pathEnd != pathCount { return false }
        let end = view.end(isInFragment)
        for (index, segment) in allSegments.enumerated() {
            let position = position(ofSegment: index, in: view)
            if case .rest = segment { return position <= end && position >= view.restStart(isInFragment) }
            guard position < end else { return false }
            let isHost = view.isMixedCaseHost(at: position, in: url)
            guard segment.accepts(view.piece(at: position, in: url), isMixedCaseHost: isHost, in: url) else {
                return false
            }
        }
        return policy == .prefix || end == position(ofSegment: allSegments.count, in: view)
    }
}

extension RoutePattern.Segment {
    /// Whether a literal or a single-segment placeholder takes the piece.
    func accepts(_ piece: URLPiece, isMixedCaseHost: Bool, in url: URLReference) -> Bool {
        guard piece.isMatchable else { return false }
        switch self {
        case .placeholder(_, let type):
            return type == .string || url.withBytes(of: piece, type.accepts)
        case .literal(let text):
            let isSame = url.withBytes(of: piece) { bytes in
                text.utf8.withContiguousStorageIfAvailable { $0.holdsSameBytes(as: bytes) }
                    ?? text.utf8.elementsEqual(bytes)
            }
            if isSame { return true }
            if piece.flags.contains(.isNonASCII) || text.utf8.contains(where: { $0 >= 0x80 }) {
                return url.string(piece) == text
            }
            return isMixedCaseHost && HostName.lowercased(url.string(piece)) == text
        case .rest:
            return false
        }
    }
}
