import RouteMatching

/// One `screen` or `tab` call, as far as matching is concerned.
struct ScreenDeclaration: Equatable {
    let pattern: String
    let policy: MatchPolicy
}

/// The declarations of one type, compiled for matching.
///
/// A match's value is the index of its declaration.
struct ScreenTable {
    let declarations: [ScreenDeclaration]
    let table: RouteTable<Int>

    init(declarations: [ScreenDeclaration]) {
        var table = RouteTable<Int>()
        for (index, declaration) in declarations.enumerated() {
            let pattern = RoutePattern(reportingErrorsIn: declaration.pattern)
            table.insert(index, for: pattern, matching: declaration.policy, name: declaration.pattern)
        }
        self.declarations = declarations
        self.table = table
    }
}

/// The compiled tables of the types that a router has read paths with, so that each is compiled once.
final class ScreenTables {
    private var tables: [ObjectIdentifier: ScreenTable] = [:]

    subscript(type: Any.Type) -> ScreenTable? {
        get { tables[ObjectIdentifier(type)] }
        set { tables[ObjectIdentifier(type)] = newValue }
    }
}
