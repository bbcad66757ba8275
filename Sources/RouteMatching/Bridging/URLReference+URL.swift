import Foundation

extension URLReference {
    /// Reads a URL that Foundation has already parsed.
    ///
    /// It is read from its encoded text; what Foundation repaired before cannot be undone, so hand over the original
    /// text where there is one.
    ///
    /// - Throws: ``URLReference/Error`` when the URL cannot be routed.
    /// - Complexity: O(length of the URL).
    public init(_ url: URL, limits: Limits = .standard) throws(Error) {
        try self.init(url.absoluteString, limits: limits)
    }
}
