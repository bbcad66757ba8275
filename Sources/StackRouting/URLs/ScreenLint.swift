import RouteMatching

/// Looks for screens that cannot do what they seem to be made for, type by type.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ScreenLint {
    private(set) var findings: [RouteFinding] = []

    /// How many types are looked at; no application comes near it.
    private static let typeLimit = 1_000

    init(_ source: ScreenSource) {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(source.owner)]
        var level = [source]
        // As deep as a path is read, and not all of a level that has too many; a generic route may join new types of
        // its kind for ever, and two of them at each step.
        for _ in 0..<RouteResolver.levelLimit where !level.isEmpty {
            var next: [ScreenSource] = []
            for source in level { next += check(source) }
            level = next.filter { seen.count < Self.typeLimit && seen.insert(ObjectIdentifier($0.owner)).inserted }
        }
    }

    /// Checks one type, and gives the types that it joins.
    private mutating func check(_ source: ScreenSource) -> [ScreenSource] {
        let calls = source.calls()
        var table = RouteTable<Int>()
        for (index, call) in calls.enumerated() {
            // The type stands in the place of a name, so that the finding says which one it is about.
            table.insert(
                index, for: RoutePattern(keepingErrorIn: call.declaration.pattern), matching: call.declaration.policy,
                name: "\(source.owner)")
        }
        let joins = calls.map(\.join)
        findings += table.lint().filter { finding in
            finding.code != .duplicateName && !Self.mayBePassedOn(finding, joins: joins)
        }
        return joins.compactMap { $0?.child }
    }

    /// Whether the winner may leave its path to the loser after all: a join does, when the joined route takes nothing.
    private static func mayBePassedOn(_ finding: RouteFinding, joins: [ScreenAction.Join?]) -> Bool {
        guard let winner = finding.other?.number, let join = joins[winner - 1], join.standsAlone != .always
        else { return false }
        guard let loser = joins[finding.registration.number - 1], loser.child.owner == join.child.owner
        else { return true }
        // The type has taken nothing already, so all that is left is to stand alone where the winner does not.
        return loser.standsAlone != .never && loser.standsAlone != join.standsAlone
    }
}
