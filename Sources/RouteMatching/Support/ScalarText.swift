/// Strict readers of the scalars a URL may hold, shared by typed placeholders and by codecs.
///
/// They read ASCII text only: no `+5`, no `0x10`, no `nan` or `inf`, no spaces, no grouping.
package enum ScalarText {
    /// `true` or `false` in any case.
    package static func bool(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
        if bytes.equalsIgnoringCase("true") { return true }
        return bytes.equalsIgnoringCase("false") ? false : nil
    }

    /// An optional `-` and decimal digits that fit the type.
    package static func integer<Integer: FixedWidthInteger>(
        _ bytes: UnsafeBufferPointer<UInt8>, as type: Integer.Type = Integer.self
    ) -> Integer? {
        let isNegative = bytes.first == UInt8(ascii: "-")
        let digits = bytes[(isNegative ? 1 : 0)...]
        guard !digits.isEmpty else { return nil }
        var value: Integer = 0
        for byte in digits {
            guard ByteSet.digits.contains(byte), let digit = Integer(exactly: byte - UInt8(ascii: "0")) else {
                return nil
            }
            let product = value.multipliedReportingOverflow(by: 10)
            let sum =
                isNegative
                ? product.partialValue.subtractingReportingOverflow(digit)
                : product.partialValue.addingReportingOverflow(digit)
            if product.overflow || sum.overflow { return nil }
            value = sum.partialValue
        }
        return value
    }

    /// The integer reader for codecs, which would otherwise call it unspecialized.
    package static func int64(_ bytes: UnsafeBufferPointer<UInt8>) -> Int64? { integer(bytes) }

    /// The integer reader for codecs, which would otherwise call it unspecialized.
    package static func uint64(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? { integer(bytes) }

    /// Digits, an optional fraction and an optional exponent, of a value that is neither too large nor too small.
    package static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        guard isDecimal(bytes), let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite,
            value != 0 || isZero(bytes)
        else { return nil }
        return value
    }

    /// Whether a text that ``isDecimal(_:)`` accepts means zero, as opposed to what a type is too coarse for.
    package static func isZero(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in bytes {
            if byte.asciiLowercased == UInt8(ascii: "e") { return true }
            if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte) { return false }
        }
        return true
    }

    /// Whether the text is `-`? digits (`.` digits)? (`e` sign? digits)?.
    package static func isDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = bytes.first == UInt8(ascii: "-") ? 1 : 0
        func skipDigits() -> Bool {
            let start = index
            while index < bytes.count, ByteSet.digits.contains(bytes[index]) { index += 1 }
            return index > start
        }
        guard skipDigits() else { return false }
        if index < bytes.count, bytes[index] == .dot {
            index += 1
            guard skipDigits() else { return false }
        }
        if index < bytes.count, bytes[index].asciiLowercased == UInt8(ascii: "e") {
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
                index += 1
            }
            guard skipDigits() else { return false }
        }
        return index == bytes.count
    }

    /// The 16 bytes of a UUID in the 8-4-4-4-12 form of RFC 9562 §4, in either case.
    package static func uuid(_ bytes: UnsafeBufferPointer<UInt8>) -> (high: UInt64, low: UInt64)? {
        let hyphen = UInt8(ascii: "-")
        guard bytes.count == 36, bytes[8] == hyphen, bytes[13] == hyphen, bytes[18] == hyphen, bytes[23] == hyphen,
            let first = hexadecimal(bytes, 0..<8), let second = hexadecimal(bytes, 9..<13),
            let third = hexadecimal(bytes, 14..<18), let fourth = hexadecimal(bytes, 19..<23),
            let fifth = hexadecimal(bytes, 24..<36)
        else { return nil }
        return (first << 32 | second << 16 | third, fourth << 48 | fifth)
    }

    /// At most 16 hexadecimal digits, read without a branch for each.
    @inline(__always)
    private static func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64? {
        var value: UInt64 = 0
        var isHexadecimal = true
        for index in range {
            let byte = bytes[index]
            let isDigit = byte &- UInt8(ascii: "0") < 10
            let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 6
            isHexadecimal = isHexadecimal && (isDigit || isLetter)
            // The low half of a digit is its value; letters, from 0x41 and 0x61 on, have bit 6 and lack 9.
            value = value << 4 | UInt64((byte & 0x0F) &+ (byte >> 6) &* 9)
        }
        return isHexadecimal ? value : nil
    }
}
