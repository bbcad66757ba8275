import FuzzSupport
import RouteMatching

/// The first line as a pattern, the other lines as values for its placeholders and as URLs.
@main
struct FuzzPattern {
    static func main() {
        runFuzzer { bytes, count in
            FuzzPattern.test(FuzzInput(bytes, count))
            return 0
        }
    }

    private static func test(_ input: consuming FuzzInput) {
        let text = input.line()
        let lines = input.lines()
        do {
            let pattern = try RoutePattern(parsing: text)
            checkDescription(of: pattern)
            checkPrinting(pattern, lines)
            checkExplaining(pattern, lines)
        } catch {
            require(!error.description.isEmpty, "an error says something")
        }
    }

    private static func checkDescription(of pattern: RoutePattern) {
        require(pattern.error == nil, "a parsed pattern has no error")
        do {
            let again = try RoutePattern(parsing: pattern.description)
            require(again == pattern, "a description parses to the same pattern: \(pattern), \(again)")
            require(again.description == pattern.description, "a description is stable: \(pattern)")
        } catch {
            fail("a description parses: \(pattern): \(error)")
        }
    }

    /// What a pattern prints, it matches, with the same values.
    private static func checkPrinting(_ pattern: RoutePattern, _ lines: [String]) {
        var values: [String: String] = [:]
        var rest: [String: [String]] = [:]
        var left = lines[...]
        for segment in pattern.allSegments {
            switch segment {
            case .literal: break
            case .placeholder(let name, _): values[name] = values[name] ?? left.popFirst() ?? "7"
            case .rest(let name): rest[name] = Array(left)
            }
        }
        let printed: String
        do {
            printed = try pattern.print(values, rest: rest)
        } catch {
            require(!error.description.isEmpty, "an error says something")
            require(!mustPrint(pattern, values, rest), "plain values print in \(pattern): \(values) \(rest): \(error)")
            return
        }
        let limits = URLReference.Limits(maximumLength: .max, maximumSegments: .max, maximumQueryItems: .max)
        do {
            let url = try URLReference(printed, limits: limits)
            checkMatch(of: pattern, url, values, rest)
        } catch {
            fail("what \(pattern) prints is a URL: \(printed): \(error)")
        }
    }

    /// Values nothing can be said against: text in placeholders without a type, away from the host.
    private static func mustPrint(_ pattern: RoutePattern, _ values: [String: String], _ rest: [String: [String]])
        -> Bool
    {
        guard pattern.scheme == nil else { return false }
        for case .placeholder(_, let type) in pattern.allSegments where type != .string { return false }
        return values.values.allSatisfy(isPlain)
            && rest.values.joined().allSatisfy {
                isPlain($0) && !$0.contains { "/\\".contains($0) }
            }
    }

    private static func isPlain(_ value: String) -> Bool {
        value != "" && value != "." && value != ".." && !value.utf8.contains(0)
    }

    private static func checkMatch(
        of pattern: RoutePattern, _ url: URLReference, _ values: [String: String], _ rest: [String: [String]]
    ) {
        var table = RouteTable<Int>()
        table.insert(1, for: pattern)
        guard let match = table.firstMatch(for: url) else { fail("\(pattern) matches what it printed: \(url)") }
        // A web host has one canonical spelling, so a value printed there may come back in another one.
        let isWeb = pattern.scheme == "http" || pattern.scheme == "https"
        let host = isWeb ? pattern.segments.first : nil
        for (name, value) in values {
            if case .placeholder(name, _) = host { continue }
            require(isSame(match[name], value), "\(pattern) reads \(name) back from \(url)")
        }
        for (name, pieces) in rest {
            let read = match.rest(name) ?? []
            require(read.count == pieces.count, "\(pattern) reads as many pieces back from \(url)")
            for (left, right) in zip(read, pieces) {
                require(isSame(left, right), "\(pattern) reads \(name) back from \(url)")
            }
        }
    }

    /// Scalar by scalar: captured values keep their scalars.
    private static func isSame(_ left: String?, _ right: String) -> Bool {
        left.map { Array($0.unicodeScalars) == Array(right.unicodeScalars) } ?? false
    }

    private static func checkExplaining(_ pattern: RoutePattern, _ lines: [String]) {
        var table = RouteTable<Int>()
        table.insert(1, for: pattern)
        table.insert(2, for: pattern, matching: .prefix)
        for line in lines.prefix(4) {
            if let other = try? RoutePattern(parsing: line) { table.insert(3, for: other) }
        }
        for line in lines.prefix(4) {
            require(!String(describing: table.explain(line)).isEmpty, "an explanation says something")
        }
        _ = table.lint()
    }
}
