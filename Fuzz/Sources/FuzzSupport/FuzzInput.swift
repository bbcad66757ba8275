/// The bytes of one input, taken from the front.
public struct FuzzInput {
    private var bytes: UnsafeBufferPointer<UInt8>.SubSequence

    /// Wraps what libFuzzer hands over; valid during that call only.
    public init(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
        self.bytes = UnsafeBufferPointer(start: bytes, count: count)[...]
    }

    /// Whether all bytes are taken.
    public var isEmpty: Bool { bytes.isEmpty }

    /// The next byte; zero behind the end.
    public mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    /// The next eight bytes as a number, as far as there are any.
    public mutating func number() -> UInt64 {
        var number: UInt64 = 0
        for _ in 0..<8 { number = number << 8 | UInt64(byte()) }
        return number
    }

    /// Everything up to the next line feed, which is taken as well.
    public mutating func line() -> String {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        bytes = bytes.dropFirst(line.count + 1)
        return String(decoding: line, as: UTF8.self)
    }

    /// All lines that are left.
    public mutating func lines() -> [String] {
        var lines: [String] = []
        while !isEmpty { lines.append(line()) }
        return lines
    }

    /// All that is left, as text.
    public mutating func text() -> String {
        defer { bytes = bytes.suffix(0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
