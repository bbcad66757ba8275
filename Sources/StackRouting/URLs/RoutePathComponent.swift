/// A piece of a path that is being printed.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public enum RoutePathComponent: Sendable, Hashable {
    /// Part of a path, unencoded: a slash in it separates segments, everything else is escaped where it has to be.
    case text(String)
    /// One segment that reads like this and nothing else, slashes included.
    case value(String)
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension RoutePathComponent: ExpressibleByStringInterpolation {
    /// Makes part of a path from a literal.
    ///
    /// - Parameter value: The text, in which a slash separates segments.
    public init(stringLiteral value: String) {
        self = .text(value)
    }
}
