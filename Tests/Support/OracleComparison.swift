import RouteMatching

/// Holds a table against the slow reference matcher.
package struct OracleComparison<Value> {
    private let table: RouteTable<Value>
    private let reference: ReferenceMatcher<Value>

    package init(_ table: RouteTable<Value>) {
        self.table = table
        reference = ReferenceMatcher(table.registrations)
    }

    /// What the table says otherwise than the reference, or nil when they agree on order, captures and remainders.
    package func difference(for url: URLReference) -> String? {
        let expected = reference.matches(for: url)
        let actual = Array(table.matches(for: url))
        let numbers = Dictionary(
            uniqueKeysWithValues: table.registrations.enumerated().map { ($1.id, "#\($0 + 1) \($1.pattern)") })
        func text(_ id: RegistrationID) -> String { numbers[id] ?? "a registration that is not there" }
        guard expected.map(\.registration.id) == actual.map(\.id) else {
            return "\(url): expected \(expected.map { text($0.registration.id) }), got \(actual.map { text($0.id) })"
        }
        guard table.firstMatch(for: url)?.id == actual.first?.id else {
            return "\(url): firstMatch differs from the first of matches"
        }
        for (expected, actual) in zip(expected, actual) {
            let captures = actual.captures.map(CaptureText.init)
            if expected.captures != captures {
                return "\(url) on \(text(actual.id)): expected \(expected.captures), got \(captures)"
            }
            if expected.remainder != actual.remainder {
                return "\(url) on \(text(actual.id)): left over \(actual.remainder), not \(expected.remainder)"
            }
        }
        return nil
    }
}

extension CaptureText {
    /// A capture of the table.
    package init(_ capture: PathCapture) {
        self.init(name: capture.name, values: capture.values, isRest: capture.type == nil)
    }
}
