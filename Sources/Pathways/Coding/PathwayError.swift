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
    /// The URL's value is not one the field can hold, or not unchanged, as with too many digits. `value` is its
    /// decoded text, or the text as it stands in the URL when its percent-escapes are not UTF-8.
    case notDecodable(key: String, value: String)
    /// The field's value cannot be written so that it reads back the same: for example an empty text or `..` in a
    /// placeholder, a number that is not finite, or a `nil` within an optional that is not `nil`.
    case notEncodable(key: String, value: String)
    /// The URL is malformed, or its path is not one the pattern matches.
    case invalidURL(url: String, reason: String)
    /// The model or its pattern asks for something a URL cannot express, such as nested values. `key` is `nil` when
    /// the trouble is not with one field.
    case unsupported(key: String?, reason: String)
}

extension PathwayError: CustomStringConvertible {
    /// What is wrong, where, and what would be right.
    ///
    /// Long texts are cut; the case itself holds them whole.
    public var description: String {
        switch self {
        case .notFound(let key):
            "There is no value for \(key.quoted). Add it, or make the field optional if it is a query field."
        case .notDecodable(let key, let value):
            "The value \(value.quoted) of \(key.quoted) is not one its field can hold."
        case .notEncodable(let key, let value):
            "The value \(value.quoted) of \(key.quoted) cannot be written in a URL so that it reads back the same."
        case .invalidURL(let url, let reason):
            "The URL \(url.quoted) cannot be used\(reason.asReason)"
        case .unsupported(let key?, let reason):
            "The field \(key.quoted) cannot be coded\(reason.asReason)"
        case .unsupported(nil, let reason):
            "The model cannot be coded\(reason.asReason)"
        }
    }
}

extension PathwayError: LocalizedError {
    /// The description, for code that shows `localizedDescription`.
    public var errorDescription: String? { description }
}

extension String {
    /// More of a text than this is not read in a message.
    private static let readableCount = 256

    /// Up to where the text is readable, or `nil` if the whole of it is.
    private var readableEnd: Index? {
        let end = unicodeScalars.index(startIndex, offsetBy: Self.readableCount, limitedBy: endIndex)
        return end == endIndex ? nil : end
    }

    fileprivate var quoted: String {
        guard let readableEnd else { return "'\(self)'" }
        return "'\(self[..<readableEnd])…' (\(utf8.count) bytes)"
    }

    /// The end of a sentence that the text gives a reason for; texts of other origin may be sentences already.
    fileprivate var asReason: String {
        guard let last else { return "." }
        if let readableEnd { return ": \(self[..<readableEnd])…" }
        return ".!?".contains(last) ? ": \(self)" : ": \(self)."
    }
}
