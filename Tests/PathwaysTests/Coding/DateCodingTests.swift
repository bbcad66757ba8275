import Foundation
import Pathways
import Testing

@Suite("Dates")
struct DateCodingTests {
    @Test(
        "Any ISO 8601 date-time with an offset is read",
        arguments: [
            ("2026-09-04T12:00:00.000Z", 1_788_523_200), ("2026-09-04T12:00:00Z", 1_788_523_200),
            ("2026-09-04T14:00:00+02:00", 1_788_523_200), ("2026-09-04T14:00:00+0200", 1_788_523_200),
            ("2026-09-04T14:00:00+02", 1_788_523_200), ("2026-09-04T06:30:00-05:30", 1_788_523_200),
            ("2026-09-04T12:00:00.5Z", 1_788_523_200.5), ("2026-09-04T12:00:00,25Z", 1_788_523_200.25),
            ("2026-09-04T12:00:00.123456789Z", 1_788_523_200.123456789), ("2026-09-04T12:00Z", 1_788_523_200),
            ("20260904T120000Z", 1_788_523_200), ("20260904T140000.250+0200", 1_788_523_200.25),
            ("2026-09-04t12:00:00z", 1_788_523_200), ("2026-09-03T24:00:00Z", 1_788_480_000),
            ("2016-12-31T23:59:60Z", 1_483_228_800), ("2024-02-29T00:00:00Z", 1_709_164_800),
            ("1969-12-31T23:59:59.999Z", -0.001), ("0001-01-01T00:00:00Z", -62_135_596_800),
            ("9999-12-31T23:59:59Z", 253_402_300_799),
        ])
    func reads(text: String, seconds: Double) throws {
        let escaped = text.replacingOccurrences(of: "+", with: "%2B")
        let date = try decode(Query<Date>.self, "/q?value=\(escaped)").value
        #expect(abs(date.timeIntervalSince1970 - seconds) < 1e-6)
        #expect(try decode(Single<Date>.self, "/v/\(text)").value == date)
    }

    @Test(
        "What names no instant is refused",
        arguments: [
            "2026-09-04", "2026-09-04T12:00:00", "12:00:00Z", "2026-13-04T12:00:00Z", "2026-02-29T12:00:00Z",
            "2026-00-04T12:00:00Z", "2026-09-31T12:00:00Z", "2026-09-04T24:00:01Z", "2026-09-04T12:60:00Z",
            "2026-09-04T12:00:61Z", "2026-09-04T12:00:00.Z", "2026-09-04T12:00:00+24:00", "2026-09-04T12:00:00+2",
            "2026-0904T12:00:00Z", "2026-09-04T12:00:00ZZ", "2026-09-04_12:00:00Z", "1788523200", "",
            "26-09-04T12:00:00Z", "+2026-09-04T12:00:00Z",
        ])
    func refuses(text: String) {
        #expect(throws: PathwayError.notDecodable(key: "value", value: text)) {
            try decode(Query<Date>.self, "/q?value=\(text.replacingOccurrences(of: "+", with: "%2B"))")
        }
    }

    @Test(
        "Dates print in UTC with milliseconds",
        arguments: [
            (1_788_523_200, "2026-09-04T12:00:00.000Z"), (1_788_523_200.0996, "2026-09-04T12:00:00.100Z"),
            (-0.001, "1969-12-31T23:59:59.999Z"), (951_782_400, "2000-02-29T00:00:00.000Z"),
            (-62_135_596_800, "0001-01-01T00:00:00.000Z"),
        ])
    func prints(seconds: Double, text: String) throws {
        #expect(try encode(Query(value: Date(timeIntervalSince1970: seconds))) == "/q?value=\(text)")
    }

    @Test("The calendar agrees with Foundation's formatter on every month of a thousand years")
    func calendar() throws {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        for month in 0..<12_000 {
            // Some more than a month, so that the day and the time of day move too.
            let date = Date(timeIntervalSince1970: -6_000_000_000 + Double(month) * 2_653_207.25)
            let text = formatter.string(from: date)
            #expect(try encode(Query(value: date)) == "/q?value=\(text)")
            #expect(try decode(Query<Date>.self, "/q?value=\(text)").value == date)
        }
    }

    @Test(
        "A date ISO 8601 has no four-digit year for is refused",
        arguments: [1e15, -1e15, .infinity, .nan, 253_402_300_800, -62_167_219_200.001])
    func farDates(seconds: Double) {
        #expect(throws: PathwayError.notEncodable(key: "value", value: "\(seconds) s since 1970")) {
            try encode(Query(value: Date(timeIntervalSince1970: seconds)))
        }
    }

    @Test(
        "A date outside the years that can be printed is refused when it is read, however it gets there",
        arguments: [
            "0000-01-01T00:00:00+01:00", "0000-01-01T00:00:00+00:01", "00000101T0000+2359", "0000-01-01T23:58:59+23:59",
            "9999-12-31T23:59:60Z", "9999-12-31T24:00:00Z", "9999-12-31T24:00Z", "9999-12-31T23:59:59.9996Z",
            "9999-12-31T23:59:00-00:01", "99991231T000100-2359",
        ])
    func unprintable(text: String) {
        let escaped = text.replacingOccurrences(of: "+", with: "%2B")
        let error = PathwayError.notDecodable(key: "value", value: text)
        #expect(throws: error) { try decode(Query<Date>.self, "/q?value=\(escaped)") }
        #expect(throws: error) { try decode(Query<Date?>.self, "/q?value=\(escaped)") }
        #expect(throws: error) { try decode(Single<Date>.self, "/v/\(text)") }
        #expect(throws: error) { try decode(Query<[Date]>.self, "/q?value=\(escaped)") }
        #expect(error.description == "The value '\(text)' of 'value' is not one its field can hold.")
    }

    @Test(
        "The first and the last instant of those years are read and printed",
        arguments: [
            ("0000-01-01T00:00:00Z", "0000-01-01T00:00:00.000Z"),
            ("0000-01-01T01:00:00+01:00", "0000-01-01T00:00:00.000Z"),
            ("0000-01-01T00:59:59.9996+01:00", "0000-01-01T00:00:00.000Z"),
            ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"),
            ("9999-12-31T23:59:59.9994Z", "9999-12-31T23:59:59.999Z"),
            ("9999-12-31T24:00:00+00:01", "9999-12-31T23:59:00.000Z"),
        ])
    func outermost(text: String, printed: String) throws {
        let date = try decode(Single<Date>.self, "/v/\(text)").value
        #expect(try encode(Query(value: date)) == "/q?value=\(printed)")
    }
}
