import RouteMatching

/// A pattern prepared for coding: which placeholder reads and writes which segment.
///
/// Prepared once for a model type and shared from ``PathwayPlanCache``.
final class PathwayPlan: Sendable {
    /// A placeholder as the codec sees it.
    struct Slot: Sendable {
        let name: String
        /// Where its segment is: counted over the path's segments and then the fragment's.
        let position: Int
        let isRest: Bool
        let isInFragment: Bool
    }

    let pattern: RoutePattern
    /// The placeholders, each name once: a name used twice keeps its first place.
    let slots: [Slot]
    /// For each segment of the pattern the index of its slot, or `nil` for a literal.
    let slotIndices: [Int?]

    init(_ pattern: RoutePattern) {
        self.pattern = pattern
        let pathCount = pattern.segments.count
        var slots: [Slot] = []
        slotIndices = pattern.allSegments.enumerated().map { position, segment in
            guard let name = segment.name else { return nil }
            if let index = slots.firstIndex(where: { $0.name == name }) { return index }
            var isRest = false
            if case .rest = segment { isRest = true }
            slots.append(Slot(name: name, position: position, isRest: isRest, isInFragment: position >= pathCount))
            return slots.count - 1
        }
        self.slots = slots
    }

    /// The index of the placeholder a field fills, or `nil` for a query field.
    @inline(__always)
    func slotIndex(named name: String) -> Int? {
        for index in slots.indices where slots[index].name == name { return index }
        return nil
    }

    /// The URL with its segments where the slots look for them, or `nil` when the pattern does not match it.
    func match(_ url: URLReference, matching policy: PathwayMatchPolicy) -> URLReference? {
        pattern.matches(url, policy: policy) ? readable(url) : nil
    }

    /// A matched URL with its segments where the slots look for them: a pattern with a scheme has the host first.
    @inline(__always)
    func readable(_ url: URLReference) -> URLReference {
        pattern.scheme == nil ? url : url.hostMovedIntoPath()
    }
}
