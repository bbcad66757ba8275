import Foundation

/// Measures, prints the table, and compares it with `targets.json`.
@main
@MainActor
struct Check {
    private static let help = """
        usage: check [--table] [--brief]

          --table   print the table only; no bounds, always exit 0
          --brief   a quick round that shows everything runs; its figures are rough, so no bounds either
          --help    this text

        Exit 0: every bound holds. 1: at least one is broken. 2: bad arguments.
        """

    /// A broken bound is measured this often again before it counts: a busy machine is not a slow program.
    private static let retries = 4

    static func main() async throws {
        let arguments = Set(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") { return print(help) }
        guard arguments.isSubset(of: ["--table", "--brief"]) else {
            FileHandle.standardError.write(Data((help + "\n").utf8))
            exit(2)
        }
        var suite = try Suite(effort: arguments.contains("--brief") ? .brief : .normal)
        try await suite.measureAll()
        print("Microseconds an operation, fastest round; registration is for one route.")
        print("Allocations are heap blocks an operation, bytes what it leaves on the heap, at the largest table.\n")
        print(Report.table(suite.rows, order: suite.order))
        guard arguments.isEmpty else { return }
        try await judge(&suite)
    }

    private static func judge(_ suite: inout Suite) async throws {
        let bounds = try Targets.load().bounds
        for _ in 0..<retries {
            let broken = bounds.filter { $0.verdict(on: suite.rows).isBroken }
            if broken.isEmpty { break }
            try await suite.measureAgain(broken)
        }
        let verdicts = bounds.map { $0.verdict(on: suite.rows) }
        print("\n" + Report.verdicts(verdicts))
        let broken = verdicts.filter(\.isBroken)
        guard !broken.isEmpty else { return print("\nEvery bound holds.") }
        print()
        for verdict in broken { print(Report.failure(verdict)) }
        exit(1)
    }
}
