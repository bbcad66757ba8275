import RouteMatching

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The one place where text and URLs from outside become the path that screens are matched with.
enum URLEntry {
    /// Reads a path.
    ///
    /// Text with a scheme or a host is not one: `//evil.example/x` must not pass for a path of the app.
    static func reference(path: String) -> Result<URLReference, RouteReadingError> {
        Result { () throws(URLReference.Error) in try URLReference(path) }
            .mapError(RouteReadingError.malformed)
            .flatMap { reference in
                reference.scheme == nil && reference.host == nil ? .success(reference) : .failure(.notAPath(path))
            }
    }

    /// Reads a URL.
    ///
    /// A web host says which site it is and is dropped; the host of any other scheme is the first segment.
    static func reference(url: URL) -> Result<URLReference, RouteReadingError> {
        Result { () throws(URLReference.Error) in try URLReference(url) }
            .mapError(RouteReadingError.malformed)
            .flatMap { reference in
                if reference.isWeb { return .success(reference.droppingHost()) }
                let isNetworkPath = reference.scheme == nil && reference.host != nil
                return isNetworkPath ? .failure(.notAPath(reference.text)) : .success(reference.hostMovedIntoPath())
            }
    }
}
