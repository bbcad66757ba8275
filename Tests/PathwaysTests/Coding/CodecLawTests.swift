import Foundation
import Pathways
import Testing

@Suite("Laws of the codec")
struct CodecLawTests {
    struct Everything: Pathway, Equatable {
        static let pattern = "/law/:text/<int:number>/x/:id/<path:rest>"

        enum Kind: String, Codable, CaseIterable {
            case a = ""
            case b = "b/b"
            case c
        }

        let text: String
        let number: Int
        let id: UUID
        let rest: [String]
        let flag: Bool
        let small: UInt8?
        let real: Double
        let half: Float?
        let kind: Kind
        let optionalKind: Kind?
        let day: Date
        let link: URL?
        let price: Decimal
        let word: String
        let words: [String]
        let numbers: [Int16]?
    }

    @Test("decode(encode(x)) == x, and encode(decode(u)) is canonical and idempotent", arguments: 0..<20)
    func roundTrip(round: UInt64) throws {
        let seed = 0x5EED_0000 + round
        var random = Generator(seed: seed)
        for _ in 0..<100 {
            let model = random.model()
            let path = try encode(model)
            let decoded = try decode(Everything.self, path)
            #expect(decoded == model, "seed \(seed), \(path)")
            #expect(try encode(decoded) == path, "seed \(seed), \(path)")

            // The same URL spelled in another way reads the same and prints canonically.
            let spelled = random.respelled(path)
            #expect(try encode(decode(Everything.self, spelled)) == path, "seed \(seed), \(spelled)")
        }
    }

    @Test("What is encoded is decodable, or refused: no text is lost on the way", arguments: 0..<20)
    func neverLost(round: UInt64) throws {
        let seed = 0xA11_0000 + round
        var random = Generator(seed: seed)
        for _ in 0..<200 {
            let rest = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.anyText() }
            guard let path = try? encode(Rest(value: rest)) else { continue }
            #expect(try decode(Rest<[String]>.self, path).value == rest, "seed \(seed), \(path)")
        }
    }

    @Test("What is read can be written, and then reads as the same text", arguments: 0..<20)
    func neverUnwritable(round: UInt64) throws {
        let seed = 0xDA7E_0000 + round
        var random = Generator(seed: seed)
        var readCount = 0

        func rewrites<Value: Codable & Equatable>(_ type: Value.Type, _ text: String) throws {
            guard let model = try? decode(Query<Value>.self, encode(Query(value: text))) else { return }
            readCount += 1
            let path = try encode(model)
            #expect(try encode(decode(Query<Value>.self, path)) == path, "seed \(seed), \(type) \(text)")
        }

        for _ in 0..<100 {
            let number = random.numberText()
            try rewrites(Int16.self, number)
            try rewrites(Float.self, number)
            try rewrites(Double.self, number)
            try rewrites(Decimal.self, number)
            try rewrites(Date.self, random.dateText())
            try rewrites(URL.self, random.anyText())
        }
        #expect(readCount > 100, "seed \(seed)")
    }
}

/// SplitMix64: small, and the same on every platform.
private struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    private static let pieces = [
        "a", "Z", "0", "-", ".", "..", "/", "?", "#", "%", "%2F", "+", "&", "=", ";", ":", " ", "é", "e\u{301}", "👋🏽",
        "\\", "\u{1}", "\u{7F}", "\u{9F}", "\n", "\"", "<", "|", "{", "~", "@", "日",
    ]

    mutating func anyText() -> String {
        (0..<Int.random(in: 0...5, using: &self)).map { _ in Self.pieces.randomElement(using: &self) ?? "" }.joined()
    }

    /// A number at the edges of the types more often than not.
    mutating func numberText() -> String {
        let digits = (0..<Int.random(in: 1...45, using: &self)).map { _ in
            Bool.random(using: &self) ? "0" : "\(Int.random(in: 0...9, using: &self))"
        }
        let exponent = Bool.random(using: &self) ? "e\(Int.random(in: -400...400, using: &self))" : ""
        let split = Int.random(in: 1...digits.count, using: &self)
        let fraction = digits[split...].joined()
        return (Bool.random(using: &self) ? "-" : "") + digits[..<split].joined()
            + (fraction.isEmpty ? "" : "." + fraction) + exponent
    }

    /// A date in the first or last days of those with four-digit years.
    mutating func dateText() -> String {
        func two(_ range: ClosedRange<Int>) -> String { String("0\(Int.random(in: range, using: &self))".suffix(2)) }
        let day = Bool.random(using: &self) ? "0000-01-01T" : "9999-12-31T"
        let time = two(0...24) + ":" + two(58...59) + ":" + two(58...60)
        let fraction = Bool.random(using: &self) ? ".999\(Int.random(in: 0...9, using: &self))" : ""
        let offset = (Bool.random(using: &self) ? "+" : "-") + two(0...23) + two(0...59)
        return day + time + fraction + (Bool.random(using: &self) ? "Z" : offset)
    }

    /// A text a placeholder can hold.
    private mutating func segment() -> String {
        let text = anyText()
        return ["", ".", ".."].contains(text) ? "x" : text
    }

    /// A text a rest can hold.
    private mutating func restSegment() -> String {
        let text = segment()
        return text.contains { $0 == "/" || $0 == "\\" } ? "y" : text
    }

    private mutating func optional<Value>(_ value: Value) -> Value? { Bool.random(using: &self) ? value : nil }

    private mutating func list<Value>(_ count: ClosedRange<Int>, _ make: (inout Generator) -> Value) -> [Value] {
        (0..<Int.random(in: count, using: &self)).map { _ in make(&self) }
    }

    private mutating func uuid() -> UUID {
        let (high, low) = (next(), next())
        func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> (index * 8)) }
        return UUID(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5), byte(high, 6),
                byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5),
                byte(low, 6), byte(low, 7)
            ))
    }

    mutating func model() -> CodecLawTests.Everything {
        let real = Double(bitPattern: next())
        let half = Float(bitPattern: UInt32(truncatingIfNeeded: next()))
        let milliseconds = Int.random(in: -60_000_000_000_000...250_000_000_000_000, using: &self)
        return CodecLawTests.Everything(
            text: segment(), number: Int(truncatingIfNeeded: next()), id: uuid(),
            rest: list(0...3) { $0.restSegment() },
            flag: .random(using: &self), small: optional(UInt8(truncatingIfNeeded: next())),
            real: real.isFinite ? real : 0.5, half: half.isFinite ? optional(half) : nil,
            kind: .allCases.randomElement(using: &self) ?? .a, optionalKind: .allCases.randomElement(using: &self),
            day: Date(timeIntervalSince1970: Double(milliseconds) / 1000),
            link: optional(URL(string: "https://e.com/a%20b?q=\(next())#f") ?? URL(fileURLWithPath: "/")),
            price: Decimal(sign: .plus, exponent: Int.random(in: -20...20, using: &self), significand: Decimal(next())),
            word: anyText(), words: list(0...3) { $0.anyText() },
            numbers: optional(list(1...3) { Int16(truncatingIfNeeded: $0.next()) }))
    }

    /// The same URL with some unreserved letters escaped, lower-case hex digits, doubled slashes and query noise.
    mutating func respelled(_ path: String) -> String {
        var output = ""
        var isInQuery = false
        var pending = path[...]
        while let character = pending.first {
            if character == "%" {
                output += Bool.random(using: &self) ? pending.prefix(3).lowercased() : String(pending.prefix(3))
                pending = pending.dropFirst(3)
                continue
            }
            pending = pending.dropFirst()
            if character == "?" { isInQuery = true }
            if character.isASCII, character.isLetter, Int.random(in: 0..<5, using: &self) == 0,
                let value = character.asciiValue
            {
                output += "%" + String(value, radix: 16)
            } else if character == "/", !isInQuery, !output.isEmpty, Bool.random(using: &self) {
                output += "//"
            } else if character == "&", isInQuery, Bool.random(using: &self) {
                output += "&&unknown=%FF&"
            } else {
                output.append(character)
            }
        }
        return output
    }
}
