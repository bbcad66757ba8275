import Foundation
import RouteMatching

/// A row of `encoding.txt`: a pattern, values, and the text printed from them or why it is refused.
package struct EncodingFixture: Sendable, CustomStringConvertible {
    /// What printing gives.
    package enum Expectation: Sendable {
        case text(String)
        case refused(reason: String)
    }

    package let title: String
    package let line: Int
    package let text: String
    package let pattern: RoutePattern
    package let values: [CaptureText]
    package let expectation: Expectation
    package var description: String { "\(title) [line \(line)]: \(pattern) \(text)" }

    /// All rows of `encoding.txt`, in order.
    package static func rows() throws -> [EncodingFixture] {
        var result: [EncodingFixture] = []
        for group in try FixtureText.groups(in: "encoding.txt") {
            var pattern: RoutePattern?
            for row in group.rows {
                if row.text.hasPrefix("pattern ") {
                    pattern = try RoutePattern(parsing: String(row.text.dropFirst("pattern ".count)))
                    continue
                }
                guard let pattern, let (left, right) = row.sides else {
                    throw FixtureText.Unreadable(description: "line \(row.line): no pattern or no ' => '")
                }
                result.append(
                    EncodingFixture(
                        title: group.title, line: row.line, text: row.text, pattern: pattern,
                        values: try values(left),
                        expectation: right.hasPrefix("!")
                            ? .refused(reason: String(right.dropFirst())) : .text(right)))
            }
        }
        return result
    }

    /// Prints the pattern with the values.
    package func print() throws(RoutePattern.PrintingError) -> String {
        var single: [String: String] = [:]
        var rests: [String: [String]] = [:]
        for value in values {
            if value.isRest { rests[value.name] = value.values } else { single[value.name] = value.values.first }
        }
        return try pattern.print(single, rest: rests)
    }

    private static func values(_ text: String) throws -> [CaptureText] {
        if text == "(nothing)" { return [] }
        var scanner = FixtureScanner(text)
        var result: [CaptureText] = []
        while !scanner.isAtEnd {
            result.append(try scanner.capture())
            scanner.skipSpaces()
        }
        return result
    }
}
