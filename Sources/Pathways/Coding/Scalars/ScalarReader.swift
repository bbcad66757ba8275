import Foundation
import RouteMatching

/// Reads each scalar a field may hold, strictly: what is not wholly a value of the type is `nil`.
enum ScalarReader {
    @inline(__always)
    static func integer<Value: FixedWidthInteger>(_ bytes: UnsafeBufferPointer<UInt8>, as type: Value.Type) -> Value? {
        if Value.bitWidth > 64 { return ScalarText.integer(bytes, as: Value.self) }
        // Two concrete readers serve every width: an engine function that is generic would be called unspecialized.
        if Value.isSigned { return ScalarText.int64(bytes).flatMap(Value.init(exactly:)) }
        return ScalarText.uint64(bytes).flatMap(Value.init(exactly:))
    }

    /// Read as the type itself: going through `Double` would round a `Float` twice.
    static func float(_ bytes: UnsafeBufferPointer<UInt8>) -> Float? {
        guard ScalarText.isDecimal(bytes), let value = Float(String(decoding: bytes, as: UTF8.self)), value.isFinite,
            value != 0 || ScalarText.isZero(bytes)
        else { return nil }
        return value
    }

    /// Only a text all of whose digits the value keeps: `Decimal` itself rounds what is too long for it.
    static func decimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Decimal? {
        guard ScalarText.isDecimal(bytes), let value = Decimal(string: String(decoding: bytes, as: UTF8.self)),
            value.isFinite, DecimalDigits(bytes) == DecimalDigits(value.description.utf8)
        else { return nil }
        return value
    }

    static func url(_ bytes: UnsafeBufferPointer<UInt8>) -> URL? {
        URL(string: String(decoding: bytes, as: UTF8.self))
    }
}
