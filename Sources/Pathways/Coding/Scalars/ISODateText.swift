import Foundation

/// Reads and prints dates as ISO 8601 date-times, without a formatter and its locale, calendar and cost.
///
/// Printing always gives `2026-09-04T12:00:00.000Z`. Reading takes the extended and the basic form of a calendar date
/// and a time, a fraction of any length after `.` or `,`, and any offset (`Z`, `+02`, `+0200`, `+02:00`); a date-time
/// without an offset names no instant and is refused, and so is one that an offset or a leap second carries out of the
/// years that can be printed.
enum ISODateText {
    /// The date a text names.
    static func date(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
        var reader = Reader(bytes: bytes)
        guard let days = reader.date(), reader.takes("T", or: "t"), let time = reader.time(),
            let offset = reader.offset(), reader.isAtEnd
        else { return nil }
        let seconds = days * 86_400 + time.seconds - offset
        let date = Date(timeIntervalSince1970: Double(seconds) + time.fraction)
        return milliseconds(date) == nil ? nil : date
    }

    /// The text for a date rounded to milliseconds, or `nil` outside the years 0000 to 9999.
    static func text(_ date: Date) -> String? {
        guard let milliseconds = milliseconds(date) else { return nil }
        let (days, rest) = milliseconds.flooredDivision(by: 86_400_000)
        let (year, month, day) = CivilDate.fields(daysSince1970: Int(days))
        var writer = Writer()
        writer.append(year, digits: 4)
        writer.append("-")
        writer.append(month, digits: 2)
        writer.append("-")
        writer.append(day, digits: 2)
        writer.append("T")
        writer.append(Int(rest / 3_600_000), digits: 2)
        writer.append(":")
        writer.append(Int(rest / 60_000 % 60), digits: 2)
        writer.append(":")
        writer.append(Int(rest / 1000 % 60), digits: 2)
        writer.append(".")
        writer.append(Int(rest % 1000), digits: 3)
        writer.append("Z")
        return writer.text
    }

    /// Milliseconds since 1970, or `nil` for a date that has no text.
    private static func milliseconds(_ date: Date) -> Int64? {
        let scaled = (date.timeIntervalSince1970 * 1000).rounded()
        return printable.contains(scaled) ? Int64(scaled) : nil
    }

    /// The years of four digits, in milliseconds since 1970.
    private static let printable = firstMillisecond(ofYear: 0)..<firstMillisecond(ofYear: 10_000)

    private static func firstMillisecond(ofYear year: Int) -> Double {
        Double(CivilDate.daysSince1970(year: year, month: 1, day: 1) * 86_400_000)
    }
}

extension ISODateText {
    /// Walks forward over the bytes; every step either takes what it names or leaves the reader where it was.
    private struct Reader {
        let bytes: UnsafeBufferPointer<UInt8>
        var position = 0

        var isAtEnd: Bool { position == bytes.count }

        /// Days since 1970 of `YYYY-MM-DD` or `YYYYMMDD`.
        mutating func date() -> Int? {
            guard let year = number(digits: 4) else { return nil }
            let isExtended = takes("-")
            guard let month = number(digits: 2), takes("-") == isExtended, let day = number(digits: 2),
                (1...12).contains(month), day >= 1, day <= CivilDate.dayCount(year: year, month: month)
            else { return nil }
            return CivilDate.daysSince1970(year: year, month: month, day: day)
        }

        /// The time of day of `hh:mm`, `hh:mm:ss`, or their basic forms, with a fraction of the last part.
        mutating func time() -> (seconds: Int, fraction: Double)? {
            guard let hour = number(digits: 2) else { return nil }
            let isExtended = takes(":")
            guard let minute = number(digits: 2), minute < 60 else { return nil }
            var second = 0
            var unit = 60.0
            if isExtended ? takes(":") : nextIsDigit {
                guard let value = number(digits: 2), value <= 60 else { return nil }
                second = value
                unit = 1
            }
            guard let fraction = fraction() else { return nil }
            let isMidnight = hour == 24 && minute == 0 && second == 0 && fraction == 0
            guard hour < 24 || isMidnight, second < 60 || minute == 59 else { return nil }
            return (hour * 3600 + minute * 60 + second, fraction * unit)
        }

        /// Seconds east of UTC.
        mutating func offset() -> Int? {
            if takes("Z", or: "z") { return 0 }
            let sign: Int
            if takes("+") { sign = 1 } else if takes("-") { sign = -1 } else { return nil }
            guard let hours = number(digits: 2), hours < 24 else { return nil }
            var minutes = 0
            if takes(":") || nextIsDigit {
                guard let value = number(digits: 2), value < 60 else { return nil }
                minutes = value
            }
            return sign * (hours * 3600 + minutes * 60)
        }

        mutating func takes(_ byte: Unicode.Scalar, or other: Unicode.Scalar? = nil) -> Bool {
            guard position < bytes.count else { return false }
            let next = Unicode.Scalar(bytes[position])
            guard next == byte || next == other else { return false }
            position += 1
            return true
        }

        private var nextIsDigit: Bool {
            position < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
        }

        private mutating func number(digits: Int) -> Int? {
            var value = 0
            for _ in 0..<digits {
                guard nextIsDigit else { return nil }
                value = value * 10 + Int(bytes[position] - UInt8(ascii: "0"))
                position += 1
            }
            return value
        }

        /// Zero without a fraction, `nil` for a sign that no digit follows.
        ///
        /// Digits past the precision of a `Date` are read over.
        private mutating func fraction() -> Double? {
            guard takes(".", or: ",") else { return 0 }
            guard nextIsDigit else { return nil }
            var value = 0.0
            var scale = 1.0
            while nextIsDigit {
                if scale < 1e15 {
                    value = value * 10 + Double(bytes[position] - UInt8(ascii: "0"))
                    scale *= 10
                }
                position += 1
            }
            return value / scale
        }
    }

    private struct Writer {
        var text = ""

        init() { text.reserveCapacity(24) }

        mutating func append(_ character: Unicode.Scalar) { text.unicodeScalars.append(character) }

        mutating func append(_ number: Int, digits: Int) {
            var divisor = 1
            for _ in 1..<digits { divisor *= 10 }
            while divisor > 0 {
                append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(number / divisor % 10)))
                divisor /= 10
            }
        }
    }
}
