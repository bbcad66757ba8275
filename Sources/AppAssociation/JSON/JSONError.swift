/// Why bytes are not JSON, and where.
public struct JSONError: Swift.Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, in words.
    public let reason: String
    /// How many bytes come before the place.
    public let offset: Int
    /// The line, counted from 1.
    public let line: Int
    /// The column in bytes, counted from 1.
    public let column: Int

    init(_ reason: String, at offset: Int, in bytes: [UInt8]) {
        let before = bytes.prefix(offset)
        self.reason = reason
        self.offset = offset
        line = before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        column = offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    }

    /// The error with its place: `line 3, column 7: expected a colon`.
    public var description: String { "line \(line), column \(column): \(reason)" }
}
