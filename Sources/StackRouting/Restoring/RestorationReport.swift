/// How much of a snapshot was restored.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct RestorationReport: Sendable, Equatable {
    /// How many routes were restored, a root route included.
    public let restoredCount: Int
    /// How many were not: the first that could not be read, and everything above it.
    public let lostCount: Int
    /// The paths that were not restored, for a snapshot made of paths.
    public let lostPaths: [String]

    /// Whether everything was restored.
    public var isComplete: Bool { lostCount == 0 }

    init(restoredCount: Int, lostCount: Int) {
        self.restoredCount = restoredCount
        self.lostCount = lostCount
        lostPaths = []
    }

    init(restoredCount: Int, lostPaths: [String]) {
        self.restoredCount = restoredCount
        self.lostPaths = lostPaths
        lostCount = lostPaths.count
    }
}
