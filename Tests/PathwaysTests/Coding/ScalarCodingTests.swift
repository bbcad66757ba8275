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

    @Test("A decimal of as many digits as fit comes back")
    func fullDecimals() throws {
        try roundTrips(Decimal.leastNonzeroMagnitude, as: "0." + String(repeating: "0", count: 126) + "1")
        let most = "340282366920938463463374607431768211455"
        try roundTrips(Decimal.greatestFiniteMagnitude, as: most + String(repeating: "0", count: 127))
        try roundTrips(-Decimal.greatestFiniteMagnitude, as: "-" + most + String(repeating: "0", count: 127))
        try roundTrips(try #require(Decimal(string: most)), as: most)
    }

    @Test(
        "However a decimal is spelled, it is read if no digit is lost",
        arguments: [
            ("-0", "0"), ("007", "7"), ("-1.50", "-1.5"), ("1e3", "1000"), ("15E-1", "1.5"), ("0.00e+5", "0"),
            ("12345678901234567890123456789012345678.000000000000000000000", "12345678901234567890123456789012345678"),
            ("1000000000000000000000000000000000000000000.0", "1000000000000000000000000000000000000000000"),
            ("0.000000000000000000000000000000000000000000000010", "0.00000000000000000000000000000000000000000000001"),
        ])
    func spelledDecimals(text: String, printed: String) throws {
        let path = try encode(Query(value: text))
        #expect(try encode(decode(Query<Decimal>.self, path)) == "/q?value=\(printed)")
    }

    @Test(
        "A number with more digits than its type has, or too small or large for it, is an error and not another number",
        arguments: [
            ("Decimal", "123456789012345678901234567890123456789012345"),
            ("Decimal", "0.12345678901234567890123456789012345678901234"),
            ("Decimal", "-340282366920938463463374607431768211456"),
            ("Decimal", "1.00000000000000000000000000000000000000001"),
            ("Decimal", "1e-400"), ("Decimal", "1e400"), ("Decimal", "1e99999999999999999999"),
            ("Decimal", "1e-99999999999999999999"), ("Double", "1e400"), ("Double", "-1e400"), ("Double", "1e-400"),
            ("Double", "-0.1E-400"), ("Double", "1e-99999999999999999999"), ("Float", "1e-46"), ("Float", "1e39"),
            ("Float", "-1e-400"), ("Double", "0.\(String(repeating: "0", count: 330))1"),
        ])
    func unrepresentable(type: String, text: String) throws {
        func refuses<Value: Codable & Equatable>(_ type: Value.Type) {
            let error = PathwayError.notDecodable(key: "value", value: text)
            #expect(throws: error) { try decode(Query<Value>.self, "/q?value=\(text)") }
            #expect(throws: error) { try decode(Query<Value?>.self, "/q?value=\(text)") }
            #expect(throws: error) { try decode(Single<Value>.self, "/v/\(text)") }
            #expect(throws: error) { try decode(Query<[Value]>.self, "/q?value=1&value=\(text)") }
            #expect(throws: error) { try decode(Rest<[Value]>.self, "/files/1/\(text)") }
        }
        switch type {
        case "Decimal": refuses(Decimal.self)
        case "Double": refuses(Double.self)
        default: refuses(Float.self)
        }
    }

    @Test("Zero in any spelling is zero", arguments: ["0", "-0", "0.000", "0e5", "-0.0E-999"])
    func zeros(text: String) throws {
        #expect(try decode(Query<Double>.self, "/q?value=\(text)").value == 0)
        #expect(try decode(Query<Float>.self, "/q?value=\(text)").value == 0)
    }

    struct Typed: Pathway {
        static let pattern = "/t/<double:x>"
        let x: Double
    }

    @Test("A typed placeholder refuses such a number itself", arguments: ["1e-400", "1e400", "-1e-99999"])
    func typedPlaceholder(text: String) {
        #expect(throws: PathwayError.notDecodable(key: "x", value: text)) { try decode(Typed.self, "/t/\(text)") }
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
