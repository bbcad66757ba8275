/// One function a kind of finding: this is where the words are.
extension RouteFinding {
    static func indistinguishable(
        _ registration: RegistrationSummary, from other: RegistrationSummary, always: Bool
    ) -> RouteFinding {
        RouteFinding(
            code: .indistinguishableRegistrations, registration: registration, other: other,
            witness: RouteWitness.url(for: registration, and: other),
            problem: always
                ? "\(registration.place) takes the same URLs as \(other.place), which was registered first and wins"
                : "\(registration.place) and \(other.place) take some of the same URLs, "
                    + "and only the order of registration decides between them",
            fix: "remove one of them, or give them different literals, types, hosts or schemes")
    }

    static func unreachable(_ registration: RegistrationSummary, behind other: RegistrationSummary) -> RouteFinding {
        let step = RankStep(winner: other, loser: registration)
        // A prefix looks at nothing behind it; a rest takes only what it could hand on safely.
        let exception =
            registration.effectivePolicy == .prefix && other.effectivePolicy == .exact
            ? " a URL whose other segments are plain text" : ""
        return RouteFinding(
            code: .unreachableRegistration, registration: registration, other: other,
            witness: RouteWitness.url(for: registration, and: other),
            problem: "\(registration.place) never wins\(exception), because \(other.place) takes all its URLs "
                + "and comes before it: \(step)",
            fix: fix(for: step))
    }

    private static func fix(for step: RankStep) -> String {
        switch step {
        case .length: "remove it, or make the rest start one segment later, behind a placeholder"
        default: "remove it, or register it before the other"
        }
    }

    static func contradictory(_ registration: RegistrationSummary, part: String) -> RouteFinding {
        RouteFinding(
            code: .unreachableRegistration, registration: registration, other: nil, witness: nil,
            problem: "\(registration.place) never matches, because its pattern names another \(part) than its filter",
            fix: "name the \(part) once, in the pattern or in the filter")
    }

    static func duplicatePlaceholder(_ name: String, in registration: RegistrationSummary) -> RouteFinding {
        RouteFinding(
            code: .duplicatePlaceholderName, registration: registration, other: nil,
            witness: RouteWitness.url(for: registration),
            problem: "\(registration.place) has more than one placeholder \(QuotedText.quote(name)), "
                + "and only the first value is kept under that name",
            fix: "give each placeholder a name of its own")
    }

    static func duplicateName(
        _ name: String, of registration: RegistrationSummary, after first: RegistrationSummary
    ) -> RouteFinding {
        RouteFinding(
            code: .duplicateName, registration: registration, other: first,
            witness: RouteWitness.url(for: registration),
            problem: "\(registration.place) and \(first.place) have the same name, \(QuotedText.quote(name))",
            fix: "give each registration a name of its own")
    }

    static func invalidPattern(_ registration: RegistrationSummary, reason: RoutePattern.Error) -> RouteFinding {
        RouteFinding(
            code: .invalidPattern, registration: registration, other: nil, witness: nil,
            problem: "\(registration.place) matches nothing, because its pattern does not parse: "
                + QuotedText.printable("\(reason)"),
            fix: "correct the pattern")
    }

    static func invalidScheme(_ scheme: String, of registration: RegistrationSummary) -> RouteFinding {
        RouteFinding(
            code: .invalidScheme, registration: registration, other: nil, witness: nil,
            problem: "\(registration.place) is for the scheme \(QuotedText.quote(scheme)), which no URL has",
            fix: SchemeName.rule(brokenBy: scheme))
    }

    static func encodedLiteral(
        _ text: String, meaning decoded: String, in registration: RegistrationSummary
    ) -> RouteFinding {
        let isLiteral = (try? RoutePattern(parsing: "/" + decoded))?.allSegments == [.literal(decoded)]
        return RouteFinding(
            code: .encodedLiteral, registration: registration, other: nil,
            witness: RouteWitness.url(for: registration, rawLiterals: true),
            problem: "\(registration.place) has the literal \(QuotedText.quote(text)), "
                + "whose percent sign is taken as text and not as an escape",
            fix: isLiteral
                ? "write the literal unencoded: \(QuotedText.quote(decoded))"
                : "use a placeholder: a literal cannot be \(QuotedText.quote(decoded))")
    }
}

extension RegistrationSummary {
    /// The number and the pattern, as findings name a registration.
    fileprivate var place: String { "#\(number) \(patternText)" }
}
