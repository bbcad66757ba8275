/// Navigations in the order in which they came, some of which may have left since.
///
/// One that leaves is not taken out but passed over when it comes to the front, so that leaving costs nothing, and the
/// whole line as much time as there were navigations in it.
struct NavigationLine: Sendable {
    typealias Requests = [NavigationID: NavigationOrder.Request]

    private var ids: [NavigationID] = []
    private var front = 0
    /// The length from which on those that left are taken out, so that the line does not grow with them.
    private var sweepingLength = minimalSweepingLength

    private static let minimalSweepingLength = 32

    /// Puts a navigation at the end.
    ///
    /// - Complexity: O(1) amortized.
    mutating func append(_ id: NavigationID, in requests: Requests, where isInLine: (NavigationOrder.Phase) -> Bool) {
        if ids.count >= sweepingLength {
            ids = members(in: requests, where: isInLine)
            front = 0
            sweepingLength = max(Self.minimalSweepingLength, 2 * ids.count)
        }
        ids.append(id)
    }

    /// The navigation that has been in line for the longest time; those before it are forgotten.
    ///
    /// - Complexity: O(1) amortized.
    mutating func first(in requests: Requests, where isInLine: (NavigationOrder.Phase) -> Bool) -> NavigationID? {
        while front < ids.count {
            if let request = requests[ids[front]], isInLine(request.phase) { return ids[front] }
            front += 1
        }
        removeAll()
        return nil
    }

    /// Those in line.
    ///
    /// - Complexity: O(*n*) in their number and that of those that left.
    func members(in requests: Requests, where isInLine: (NavigationOrder.Phase) -> Bool) -> [NavigationID] {
        ids[front...].filter { id in requests[id].map { isInLine($0.phase) } ?? false }
    }

    /// Forgets all.
    mutating func removeAll() {
        ids.removeAll(keepingCapacity: ids.count <= Self.minimalSweepingLength)
        front = 0
        sweepingLength = Self.minimalSweepingLength
    }
}
