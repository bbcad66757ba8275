import Foundation

/// Why a model could not be read from a URL or written as one.
///
/// Every case about a field names it by its coding key, and every case about a value holds that value, so that the
/// description alone is enough to find the bad link or the bad model.
///
/// Errors of other types come only from your own `init(from:)` and `encode(to:)`; they are passed on as they are.
public enum PathwayError: Error, Equatable, Sendable {
    /// The URL, or when encoding the model, has no value for a field that needs one.
    case notFound(key: String)
    /// The URL's value is not one the field can hold. `value` is its decoded text, or the text as it stands in the
    /// URL when its percent-escapes are not UTF-8.
    case notDecodable(key: String, value: String)
    /// The field's value cannot be written so that it reads back the same: for example an empty text or `..` in a
    /// placeholder, or a number that is not finite.
    case notEncodable(key: String, value: String)
    /// The URL is malformed, or its path is not one the pattern matches.
    case invalidURL(url: String, reason: String)
    /// The model or its pattern asks for something a URL cannot express, such as nested values. `key` is `nil` when
    /// the trouble is not with one field.
    case unsupported(key: String?, reason: String)
}

extension PathwayError: CustomStringConvertible {
    /// What is wrong, where, and what would be right.
    public var description: String {
        switch self {
        case .notFound(let key):
            "There is no value for '\(key)'. Add it, or make the field optional if it is a query field."
        case .notDecodable(let key, let value):
            "The value '\(value)' of '\(key)' is not one its field can hold."
        case .notEncodable(let key, let value):
            "The value '\(value)' of '\(key)' cannot be written in a URL so that it reads back the same."
        case .invalidURL(let url, let reason):
            "The URL '\(url)' cannot be used: \(reason)."
        case .unsupported(let key?, let reason):
            "The field '\(key)' cannot be coded: \(reason)."
        case .unsupported(nil, let reason):
            "The model cannot be coded: \(reason)."
        }
    }
}

extension PathwayError: LocalizedError {
    /// The description, for code that shows `localizedDescription`.
    public var errorDescription: String? { description }
}
