import Foundation

/// The canonical text of each scalar a field may hold.
enum ScalarPrinter {
    /// The shortest text that reads back to the same number.
    static func text<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ value: Number, named name: String
    ) throws -> String {
        guard value.isFinite else { throw PathwayError.notEncodable(key: name, value: String(value)) }
        return String(value)
    }

    /// The text of a Foundation type whose own Codable form is not one plain scalar, or `nil` for any other type.
    static func text<Value>(ofFoundation value: Value, named name: String) throws -> String? {
        if let uuid = sameType(value, as: UUID.self) { return UUIDText.text(uuid) }
        if let date = sameType(value, as: Date.self) {
            guard let text = ISODateText.text(date) else {
                // Foundation's own description of a date that is not finite traps.
                throw PathwayError.notEncodable(key: name, value: "\(date.timeIntervalSince1970) s since 1970")
            }
            return text
        }
        if let url = sameType(value, as: URL.self) { return try text(url, named: name) }
        if let decimal = sameType(value, as: Decimal.self) {
            guard decimal.isFinite else { throw PathwayError.notEncodable(key: name, value: "NaN") }
            return decimal.description
        }
        return nil
    }

    /// A URL's text says nothing of a base, and a URL with one equals none without.
    private static func text(_ url: URL, named name: String) throws -> String {
        if let base = url.baseURL {
            let value = "\(url.relativeString) relative to \(base.absoluteString)"
            throw PathwayError.notEncodable(key: name, value: value)
        }
        return url.absoluteString
    }
}
