import RouteMatching

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Why a path cannot say what its route holds.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public enum RoutePrintingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No segment of a path can be empty, `.` or `..`, for readers drop the first two and go up at the last; and one that
    /// holds NUL is never read.
    case unprintableSegment(String, route: String)

    /// What is wrong and what to do; what cannot be printed stands in it escaped.
    public var description: String {
        switch self {
        case .unprintableSegment(let value, let route):
            "'\(QuotedText.printable(value))' in \(QuotedText.printable(route)) cannot be a path segment; "
                + "put it into the query, or keep it out of the route"
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension RoutePrintingError: LocalizedError {
    /// The description, for code that shows `localizedDescription`.
    public var errorDescription: String? { description }
}
