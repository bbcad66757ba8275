import RouteMatching

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Why a path or URL leads nowhere before any screen is asked.
public enum RouteReadingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text breaks a rule of URLs.
    case malformed(URLReference.Error)
    /// The text given as a path names a scheme or a host.
    case notAPath(String)

    /// What is wrong and what to do; what cannot be printed stands in it escaped.
    public var description: String {
        switch self {
        case .malformed(let error): "\(error)"
        case .notAPath(let text):
            "'\(QuotedText.printable(text))' names a scheme or a host; "
                + "open it as a URL, or begin a path with one slash"
        }
    }
}

extension RouteReadingError: LocalizedError {
    /// The description, for code that shows `localizedDescription`.
    public var errorDescription: String? { description }
}
