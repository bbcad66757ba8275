import Foundation
import Pathways
import Testing

@Suite("Scalars")
struct ScalarCodingTests {
    private func roundTrips<Value: Codable & Equatable>(
        _ value: Value, as text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let path = try encode(Query(value: value))
        #expect(path == "/q?value=\(text)", sourceLocation: sourceLocation)
        #expect(try decode(Query<Value>.self, path).value == value, sourceLocation: sourceLocation)
        #expect(try decode(Single<Value>.self, "/v/\(text)").value == value, sourceLocation: sourceLocation)
        #expect(try decode(Query<Value?>.self, path).value == value, sourceLocation: sourceLocation)
        #expect(try decode(Query<[Value]>.self, path).value == [value], sourceLocation: sourceLocation)
    }

    @Test("Every integer width prints and reads its extremes")
    func integers() throws {
        try roundTrips(Int.min, as: "-9223372036854775808")
        try roundTrips(Int8.min, as: "-128")
        try roundTrips(Int16.max, as: "32767")
        try roundTrips(Int32.min, as: "-2147483648")
        try roundTrips(Int64.max, as: "9223372036854775807")
        try roundTrips(UInt.max, as: "18446744073709551615")
        try roundTrips(UInt8.max, as: "255")
        try roundTrips(UInt16.max, as: "65535")
        try roundTrips(UInt32.max, as: "4294967295")
        try roundTrips(UInt64.max, as: "18446744073709551615")
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
            try roundTrips(Int128.min, as: "-170141183460469231731687303715884105728")
            try roundTrips(UInt128.max, as: "340282366920938463463374607431768211455")
        }
    }

    @Test(
        "A number that does not fit, or is not plain decimal, is refused",
        arguments: ["128", "-129", "+5", "1.0", "1e2", "٣", ""])
    func badIntegers(text: String) {
        #expect(throws: PathwayError.notDecodable(key: "value", value: text)) {
            try decode(Query<Int8>.self, "/q?value=\(text)")
        }
    }

    @Test("An unsigned number has no sign")
    func unsigned() {
        #expect(throws: PathwayError.notDecodable(key: "value", value: "-1")) {
            try decode(Query<UInt>.self, "/q?value=-1")
        }
    }

    @Test("Floating-point numbers print shortest and read back the same")
    func floatingPoint() throws {
        try roundTrips(0.1, as: "0.1")
        try roundTrips(-2.5 as Float, as: "-2.5")
        try roundTrips(Double.leastNonzeroMagnitude, as: "5e-324")
        try roundTrips(Float.greatestFiniteMagnitude, as: "3.4028235e%2B38")
        try roundTrips(-0.0, as: "-0.0")
    }

    @Test(
        "Numbers are strict",
        arguments: ["nan", "inf", "-inf", "infinity", "0x1p3", "1e999", ".5", "5.", "1,5", " 1", "1_000"])
    func strictNumbers(text: String) {
        let url = "/q?value=" + text.replacingOccurrences(of: " ", with: "%20")
        let error = PathwayError.notDecodable(key: "value", value: text)
        #expect(throws: error) { try decode(Query<Double>.self, url) }
        #expect(throws: error) { try decode(Query<Float>.self, url) }
        if text != "1e999" { #expect(throws: error) { try decode(Query<Decimal>.self, url) } }
    }

    @Test("A number that is not finite is refused", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(value: Double) {
        #expect(throws: PathwayError.notEncodable(key: "value", value: "\(value)")) { try encode(Query(value: value)) }
        #expect(throws: PathwayError.notEncodable(key: "value", value: "\(value)")) {
            try encode(Query(value: [value]))
        }
        #expect(throws: PathwayError.notEncodable(key: "value", value: "\(Float(value))")) {
            try encode(Single(value: Float(value)))
        }
    }

    @Test("Decimals keep every digit")
    func decimals() throws {
        try roundTrips(Decimal(string: "0.1234567890123456789") ?? 0, as: "0.1234567890123456789")
        try roundTrips(Decimal(-42), as: "-42")
        #expect(throws: PathwayError.notEncodable(key: "value", value: "NaN")) { try encode(Query(value: Decimal.nan)) }
    }

    @Test(
        "Booleans read in any case and print in lower case",
        arguments: [("TRUE", true), ("False", false), ("true", true)])
    func booleans(text: String, value: Bool) throws {
        #expect(try decode(Query<Bool>.self, "/q?value=\(text)").value == value)
        try roundTrips(value, as: value ? "true" : "false")
    }

    @Test("Booleans are words, not numbers", arguments: ["1", "0", "yes", "", "tru", "ｔｒｕｅ"])
    func badBooleans(text: String) {
        #expect(throws: PathwayError.notDecodable(key: "value", value: text)) {
            try decode(Query<Bool>.self, "/q?value=\(text)")
        }
    }

    @Test("UUIDs read in either case and print as Foundation prints them")
    func uuids() throws {
        let text = "0FA0B1C2-D3E4-F506-1728-394A5B6C7D8E"
        let value = try #require(UUID(uuidString: text))
        try roundTrips(value, as: text)
        #expect(try decode(Query<UUID>.self, "/q?value=\(text.lowercased())").value == value)
        for bad in [String(text.dropLast()), text + "0", text.replacingOccurrences(of: "-", with: "0"), "{\(text)}"] {
            #expect(throws: PathwayError.notDecodable(key: "value", value: bad)) {
                try decode(Single<UUID>.self, "/v/\(bad)")
            }
        }
    }

    @Test("URLs keep their text")
    func urls() throws {
        let text = "https://b.com/a%20b?q=1&z=2#f"
        let value = try #require(URL(string: text))
        #expect(try encode(Query(value: value)) == "/q?value=https://b.com/a%2520b?q%3D1%26z%3D2%23f")
        #expect(try decode(Query<URL>.self, encode(Query(value: value))).value.absoluteString == text)
        #expect(try decode(Single<URL>.self, encode(Single(value: value))).value.absoluteString == text)
        #expect(throws: PathwayError.notDecodable(key: "value", value: "")) { try decode(Query<URL>.self, "/q?value=") }
    }
}
