import Foundation
import RouteMatching

/// One group of `matching.txt`: registrations, and what some URLs must give on them.
package struct MatchingFixture: Sendable, CustomStringConvertible {
    /// A registration as the file writes it.
    package struct Route: Sendable {
        package let label: String
        package let pattern: RoutePattern
        package let host: HostFilter?
        package let schemes: Set<String>
        package let policy: MatchPolicy
    }

    /// What a row expects of its URL.
    package enum Expectation: Sendable {
        case refused(reason: String)
        case nothing
        case order([String])
        case winner(Winner)
    }

    /// The winner of a row, with everything the row says about it.
    package struct Winner: Sendable {
        package var label: String
        package var captures: [CaptureText] = []
        package var remainder: [String] = []
        package var query: [Item]?
        package var fragmentItems: [Item]?
    }

    /// A query or fragment item as the file writes it.
    package struct Item: Sendable, Equatable, CustomStringConvertible {
        package let name: String
        package let value: String?
        package let isDecodable: Bool

        package init(_ item: URLReference.QueryItem) {
            (name, value, isDecodable) = (item.name, item.value, item.isDecodable)
        }

        init(name: String, value: String?, isDecodable: Bool = true) {
            (self.name, self.value, self.isDecodable) = (name, value, isDecodable)
        }

        package var description: String { isDecodable ? "\(name)=\(value ?? "nil")" : "\(name)=(undecodable)" }
    }

    /// One input and what it must give.
    package struct Row: Sendable, CustomStringConvertible {
        package let group: MatchingFixture
        package let line: Int
        package let input: String
        package let expectation: Expectation
        package let text: String
        package var description: String { "\(group.title) [line \(line)]: \(text)" }
    }

    package let title: String
    /// False in the few groups where the order of registration is what the rule is about.
    package let answersInAnyOrder: Bool
    package let routes: [Route]
    package var description: String { title }

    /// All rows of `matching.txt`, in order.
    package static func rows() throws -> [Row] {
        try FixtureText.groups(in: "matching.txt").flatMap { group -> [Row] in
            var routes: [Route] = []
            for row in group.rows where row.sides == nil { routes.append(try MatchingFixture.route(row)) }
            let fixture = MatchingFixture(
                title: group.title, answersInAnyOrder: !group.title.hasSuffix("(in order)"), routes: routes)
            return try group.rows.compactMap { row in
                guard let (left, right) = row.sides else { return nil }
                var scanner = FixtureScanner(left)
                let input = left.hasPrefix("\"") ? try scanner.quoted() : left
                return Row(
                    group: fixture, line: row.line, input: input, expectation: try expectation(right), text: row.text)
            }
        }
    }

    /// The table of this group, its values the labels, its registrations in the given order of indexes.
    package func table(order: [Int]? = nil) -> RouteTable<String> {
        var table = RouteTable<String>()
        for index in order ?? Array(routes.indices) {
            let route = routes[index]
            table.insert(
                route.label, for: route.pattern, host: route.host, schemes: route.schemes, matching: route.policy)
        }
        return table
    }
}

extension MatchingFixture {
    private static func route(_ row: FixtureText.Row) throws -> Route {
        var scanner = FixtureScanner(row.text)
        let label = scanner.word(upTo: [":"])
        guard scanner.take(":") else { throw scanner.unreadable("a label expected") }
        var parts = scanner.remainder().components(separatedBy: " | ")
        var pattern = parts.removeFirst().trimmed
        if pattern.hasPrefix("\"") {
            var quoted = FixtureScanner(pattern)
            pattern = try quoted.quoted()
        }
        var host: HostFilter?
        var schemes: Set<String> = []
        var policy = MatchPolicy.exact
        for part in parts.map(\.trimmed) {
            if part == "prefix" {
                policy = .prefix
            } else if part.hasPrefix("host=") {
                host = try HostFilter(parsing: String(part.dropFirst(5)))
            } else if part.hasPrefix("scheme=") {
                schemes.insert(String(part.dropFirst(7)))
            } else {
                throw FixtureText.Unreadable(description: "line \(row.line): unknown option \(part)")
            }
        }
        return Route(
            label: label, pattern: try RoutePattern(parsing: pattern), host: host, schemes: schemes, policy: policy)
    }

    private static func expectation(_ text: String) throws -> Expectation {
        if text == "-" { return .nothing }
        if text.hasPrefix("!") { return .refused(reason: String(text.dropFirst())) }
        if text.contains(" > ") { return .order(text.components(separatedBy: " > ")) }
        var scanner = FixtureScanner(text)
        var winner = Winner(label: scanner.word())
        scanner.skipSpaces()
        while !scanner.isAtEnd {
            try read(&scanner, into: &winner)
            scanner.skipSpaces()
        }
        return .winner(winner)
    }

    private static func read(_ scanner: inout FixtureScanner, into winner: inout Winner) throws {
        if scanner.take("+") {
            winner.remainder = try scanner.list()
        } else if scanner.take("?") {
            winner.query = (winner.query ?? []) + [try item(&scanner)]
        } else if scanner.take("#") {
            winner.fragmentItems = (winner.fragmentItems ?? []) + [try item(&scanner)]
        } else {
            winner.captures.append(try scanner.capture())
        }
    }

    private static func item(_ scanner: inout FixtureScanner) throws -> Item {
        let name = scanner.word(upTo: ["=", " "])
        guard scanner.take("=") else { return Item(name: name, value: nil) }
        if scanner.take("(undecodable)") { return Item(name: name, value: nil, isDecodable: false) }
        return Item(name: name, value: try scanner.quoted())
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
