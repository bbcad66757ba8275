import FuzzSupport
import RouteMatching
import TestSupport

/// A seed and a list of actions on a table; after each URL the table must say what the slow matcher says.
@main
struct FuzzTable {
    static func main() {
        runFuzzer { bytes, count in
            FuzzTable.test(FuzzInput(bytes, count))
            return 0
        }
    }

    private static func test(_ input: consuming FuzzInput) {
        var session = Session(seed: input.number())
        var actions = 0
        while !input.isEmpty, actions < 24 {
            session.act(&input)
            actions += 1
        }
        session.finish()
    }
}

/// One table and what it should hold.
private struct Session {
    private var table = RouteTable<Int>()
    private var expected: [RouteTable<Int>.Registration] = []
    private var routes: [RouteGenerator.Route] = []
    private var generator: RouteGenerator
    private var nextValue = 0
    private var lastURL: URLReference?

    init(seed: UInt64) {
        generator = RouteGenerator(seed: seed)
    }

    /// Performs the action the next byte stands for; some take the rest of the line as text.
    mutating func act(_ input: inout FuzzInput) {
        switch input.byte() % 8 {
        case 0, 1, 2:
            guard let route = try? generator.route() else { fail("the generator's patterns parse") }
            routes.append(route)
            insert(route.pattern, host: route.host, schemes: route.schemes, policy: route.policy)
        case 3:
            guard let pattern = try? RoutePattern(parsing: input.line()) else { return }
            let policy: MatchPolicy = input.byte() % 2 == 0 ? .exact : .prefix
            insert(pattern, host: nil, schemes: [], policy: policy)
        case 4: remove(Int(input.byte()))
        case 5: check(input.line())
        default: check(generator.urlText(for: routes))
        }
    }

    private mutating func insert(
        _ pattern: RoutePattern, host: HostFilter?, schemes: Set<String>, policy: MatchPolicy
    ) {
        guard expected.count < 12 else { return }
        let copy = table
        let id = table.insert(nextValue, for: pattern, host: host, schemes: schemes, matching: policy)
        guard let registration = table[id] else { fail("an inserted registration is found") }
        require(registration.value == nextValue, "a registration has its value")
        require(copy.count == expected.count && copy[id] == nil, "inserting leaves a copy alone")
        expected.append(registration)
        nextValue += 1
    }

    private mutating func remove(_ number: Int) {
        guard !expected.isEmpty else { return }
        let gone = expected.remove(at: number % expected.count)
        let copy = table
        require(table.remove(gone.id) == gone.value, "removing gives the value back")
        require(table.remove(gone.id) == nil, "removing twice gives nothing")
        require(copy[gone.id]?.value == gone.value, "removing leaves a copy alone")
    }

    private mutating func check(_ text: String) {
        guard let url = try? URLReference(text) else { return }
        let wanted = ReferenceMatcher(expected).matches(for: url)
        let found = Array(table.matches(for: url))
        require(
            found.map(\.value) == wanted.map(\.registration.value),
            """
            the table and the slow matcher agree on \(url): \(found.map(\.value)), not \
            \(wanted.map(\.registration.value)), in
            \(listing)
            """)
        require(table.firstMatch(for: url)?.value == found.first?.value, "the first match is the first of all: \(url)")
        for (match, reference) in zip(found, wanted) {
            let captures = match.captures.map(CaptureText.init)
            require(
                captures == reference.captures,
                "captures of \(match.pattern) on \(url): \(captures), not \(reference.captures)")
            require(
                match.remainder.map(\.encoded) == reference.remainder.map(\.encoded),
                "what \(match.pattern) leaves of \(url): \(match.remainder), not \(reference.remainder)")
        }
        lastURL = url
    }

    private var listing: String {
        expected.map { registration in
            let host = registration.host?.description ?? "-"
            return "\(registration.value): \(registration.pattern) host=\(host) "
                + "schemes=\(registration.schemes.sorted()) \(registration.policy)"
        }.joined(separator: "\n")
    }

    mutating func finish() {
        require(table.registrations.map(\.value) == expected.map(\.value), "registrations are listed in order")
        // These are slow beside matching, so once is enough.
        if let lastURL {
            require(!String(describing: table.explain(lastURL)).isEmpty, "an explanation says something")
        }
        _ = table.lint()
        table.removeAll()
        require(table.isEmpty && table.registrations.isEmpty, "an emptied table is empty")
    }
}
