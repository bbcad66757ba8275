extension URLReference {
    /// How many segments the path has.
    package var segmentCount: Int { parts.pathCount }

    /// What is left of the path behind its first segments, with the query and the fragment: a path of its own to match.
    ///
    /// ``text`` stays that of the whole; ``remainderText`` is that of the rest.
    ///
    /// - Parameter count: how many segments are dropped.
    /// - Complexity: O(number of segments).
    package func droppingFirst(_ count: Int) -> URLReference {
        let dropped = min(count, parts.pathCount)
        var copy = droppingHost()
        copy.parts.scheme = .init()
        copy.parts.pieces.removeFirst(dropped)
        copy.parts.pathCount -= dropped
        copy.parts.pathRestStart = max(0, parts.pathRestStart - dropped)
        return copy
    }

    /// The path with its query and fragment as text, each segment as it is written.
    package var remainderText: String {
        var output = segments.map { "/" + $0.encoded }.joined()
        if output.isEmpty { output = "/" }
        if let query { output += "?" + query }
        if let fragment { output += "#" + fragment }
        return output
    }
}
