/// What a report says about one registration: everything but its value.
public struct RegistrationSummary: Sendable, Hashable, CustomStringConvertible {
    /// The registration's identity in its table.
    public let id: RegistrationID
    /// The place among the table's live registrations, counted from 1 in the order they were made.
    public let number: Int
    /// The pattern.
    public let pattern: RoutePattern
    /// The host filter, or nil when any host will do.
    public let host: HostFilter?
    /// The schemes, empty when any will do, or when there is only the one that the pattern names.
    public let schemes: Set<String>
    /// How the end of the pattern meets the end of the URL.
    public let policy: MatchPolicy
    /// The registration's name, if it has one.
    public let name: String?

    init<Value>(_ registration: RouteTable<Value>.Registration, number: Int) {
        self.number = number
        id = registration.id
        pattern = registration.pattern
        host = registration.host
        schemes = registration.schemesBesidesPattern
        policy = registration.policy
        name = registration.name
    }

    /// For example `#3 /products/<int:id> (host shop.example, scheme https, prefix, name "product")`.
    public var description: String {
        "#\(number) \(patternText)" + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
    }

    /// The pattern as text that is safe to print.
    package var patternText: String { QuotedText.printable(pattern.description) }

    /// What is to be said besides the pattern: filters, policy and name, the usual left out.
    package var details: [String] {
        var parts: [String] = []
        if let host { parts.append("host \(QuotedText.printable(host.description))") }
        if !schemes.isEmpty {
            let names = schemes.sorted().map { QuotedText.printable($0) }
            parts.append((schemes.count == 1 ? "scheme " : "schemes ") + names.joined(separator: "/"))
        }
        if policy == .prefix { parts.append("prefix") }
        if let name { parts.append("name \(QuotedText.quote(name))") }
        return parts
    }
}

extension RouteTable.Registration {
    /// The schemes, without the one that the pattern names if it is alone: the pattern says it already.
    var schemesBesidesPattern: Set<String> {
        schemes.count == 1 && schemes.first == pattern.scheme ? [] : schemes
    }

}

extension RouteTable {
    /// What reports say about each registration, in the order in which they were made.
    package var summaries: [RegistrationSummary] {
        registrations.enumerated().map { RegistrationSummary($1, number: $0 + 1) }
    }

    /// What reports say about each registration, to be looked up for a match.
    package var summariesByID: [RegistrationID: RegistrationSummary] {
        Dictionary(uniqueKeysWithValues: summaries.map { ($0.id, $0) })
    }
}
