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
        guard ScalarText.isDecimal(bytes), let value = Float(String(decoding: bytes, as: UTF8.self)), value.isFinite
        else { return nil }
        return value
    }

    static func decimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Decimal? {
        guard ScalarText.isDecimal(bytes), let value = Decimal(string: String(decoding: bytes, as: UTF8.self)),
            value.isFinite
        else { return nil }
        return value
    }

    static func url(_ bytes: UnsafeBufferPointer<UInt8>) -> URL? {
        URL(string: String(decoding: bytes, as: UTF8.self))
    }

    /// A Foundation type whose own Codable form is not one plain scalar.
    enum FoundationType {
        case uuid, date, url, decimal

        /// `nil` for any other type.
        @inline(__always)
        init?<Value>(_ type: Value.Type) {
            if type == UUID.self {
                self = .uuid
            } else if type == Date.self {
                self = .date
            } else if type == URL.self {
                self = .url
            } else if type == Decimal.self {
                self = .decimal
            } else {
                return nil
            }
        }

        @inline(__always)
        func read<Value>(_ bytes: UnsafeBufferPointer<UInt8>, as type: Value.Type) -> Value? {
            switch self {
            case .uuid: return Self.cast(UUIDText.uuid(bytes))
            case .date: return Self.cast(ISODateText.date(bytes))
            case .url: return Self.cast(ScalarReader.url(bytes))
            case .decimal: return Self.cast(ScalarReader.decimal(bytes))
            }
        }

        @inline(__always)
        private static func cast<Source, Target>(_ value: Source?) -> Target? {
            guard let value else { return nil }
            return sameType(value, as: Target.self)
        }
    }
}
