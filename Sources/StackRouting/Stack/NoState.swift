/// Stands for the state of a router whose route has none, so that `state: .init()` may be written for every router.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct NoState: Sendable, Hashable {
    /// Makes the value, which holds nothing.
    public init() {}
}
