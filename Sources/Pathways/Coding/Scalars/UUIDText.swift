import Foundation
import RouteMatching

/// Reads and prints UUIDs byte by byte: Foundation's own conversions cost as much as taking a whole URL apart.
enum UUIDText {
    private static let length = 36

    /// The UUID of a text in the 8-4-4-4-12 form, in either case.
    static func uuid(_ bytes: UnsafeBufferPointer<UInt8>) -> UUID? {
        guard let (high, low) = ScalarText.uuid(bytes) else { return nil }
        // Both are 16 bytes in network order, which is how RFC 9562 lays a UUID out.
        return UUID(uuid: unsafeBitCast((high.bigEndian, low.bigEndian), to: uuid_t.self))
    }

    /// The text Foundation gives too: upper-case digits in the 8-4-4-4-12 form.
    static func text(_ uuid: UUID) -> String {
        withUnsafeBytes(of: uuid.uuid) { source in
            String(unsafeUninitializedCapacity: length) { target in
                var position = 0
                for byte in source {
                    if isHyphenPosition(position) {
                        target[position] = UInt8(ascii: "-")
                        position += 1
                    }
                    target[position] = hexDigit(byte >> 4)
                    target[position + 1] = hexDigit(byte & 15)
                    position += 2
                }
                return length
            }
        }
    }

    @inline(__always)
    private static func isHyphenPosition(_ index: Int) -> Bool {
        index == 8 || index == 13 || index == 18 || index == 23
    }

    @inline(__always)
    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
