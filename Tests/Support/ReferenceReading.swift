import Foundation
import RouteMatching

/// Reads URL segments with pattern segments, one after the other, and keeps what it captures.
struct ReferenceReading {
    var firstIgnoresCase: Bool
    private(set) var captures: [CaptureText] = []

    init(firstIgnoresCase: Bool) {
        self.firstIgnoresCase = firstIgnoresCase
    }

    /// Takes the wanted segments from the given ones.
    ///
    /// - Returns: What is left over, or nil when they do not fit, or `toEnd` is set and something is left.
    mutating func take(
        _ wanted: [RoutePattern.Segment], from given: [URLReference.Segment], toEnd: Bool
    ) -> [URLReference.Segment]? {
        var left = given[...]
        for (index, segment) in wanted.enumerated() {
            if case .rest(let name) = segment {
                let values = left.compactMap(\.value).filter(Self.isSafe)
                guard values.count == left.count else { return nil }
                captures.append(CaptureText(name: name, values: values, isRest: true))
                return []
            }
            guard let value = left.popFirst()?.value else { return nil }
            switch segment {
            case .literal(let text):
                guard matches(value, text, ignoringCase: firstIgnoresCase && index == 0) else { return nil }
            case .placeholder(let name, let type):
                guard value != ".", value != "..", !value.isEmpty, Self.converts(value, to: type) else { return nil }
                captures.append(CaptureText(name: name, values: [value], isRest: false))
            case .rest:
                return nil
            }
        }
        return toEnd && !left.isEmpty ? nil : Array(left)
    }

    private func matches(_ value: String, _ text: String, ignoringCase: Bool) -> Bool {
        ignoringCase ? Self.lowercasedASCII(value) == Self.lowercasedASCII(text) : value == text
    }

    private static func lowercasedASCII(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { ("A"..."Z").contains($0) ? Unicode.Scalar(UInt8($0.value) + 32) : $0 }))
    }

    /// Whether no piece of the value is empty or a dot segment, whatever slash separates them.
    private static func isSafe(_ value: String) -> Bool {
        value.replacingOccurrences(of: "\\", with: "/").components(separatedBy: "/")
            .allSatisfy { $0 != "" && $0 != "." && $0 != ".." }
    }

    private static func converts(_ value: String, to type: RoutePattern.PlaceholderType) -> Bool {
        switch type {
        case .string: true
        case .bool: ["true", "false"].contains(lowercasedASCII(value))
        case .int: !value.hasPrefix("+") && Int(value) != nil
        case .uuid: value.utf8.count == 36 && UUID(uuidString: value) != nil
        case .double:
            value.allSatisfy { "0123456789.eE+-".contains($0) } && !value.hasPrefix("+")
                && Double(value).map { $0.isFinite && ($0 != 0 || meansZero(value)) } == true
                && hasDigitsAroundPoint(value)
        }
    }

    /// Whether a number is zero, rather than too small to be told from it.
    private static func meansZero(_ value: String) -> Bool {
        value.prefix { $0 != "e" && $0 != "E" }.allSatisfy { "0.-".contains($0) }
    }

    /// Whether a decimal point stands between digits: neither `.5` nor `5.` is a number here.
    private static func hasDigitsAroundPoint(_ value: String) -> Bool {
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        return parts.dropFirst().allSatisfy { $0.first?.isNumber == true }
            && parts.dropLast().allSatisfy { $0.last?.isNumber == true }
    }
}
