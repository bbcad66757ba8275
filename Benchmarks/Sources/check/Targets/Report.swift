import Foundation

/// Renders what was measured.
enum Report {
    /// A Markdown table: a line for each operation and hit, a column for each size of table, in microseconds.
    static func table(_ rows: [RowKey: Sample], order: [RowKey]) -> String {
        var lines = [["operation", "hit"] + Shapes.sizes.map { number($0) } + ["allocations", "bytes"]]
        var seen: Set<RowKey> = []
        for key in order {
            let line = RowKey(operation: key.operation, hit: key.hit)
            guard seen.insert(line).inserted else { continue }
            let samples = Shapes.sizes.map { rows[RowKey(operation: key.operation, registrations: $0, hit: key.hit)] }
            let times: [String]
            if let alone = rows[line] {
                times = [microseconds(alone)] + samples.dropFirst().map { _ in "" }
            } else {
                times = samples.map { $0.map(microseconds) ?? "" }
            }
            let last = rows[line] ?? samples.last ?? nil
            lines.append(
                [key.operation, key.hit] + times
                    + [last?.allocations.map(short) ?? "", last?.bytes.map { String(Int($0)) } ?? ""])
        }
        return aligned(lines)
    }

    /// A Markdown table of the bounds with what was measured.
    static func verdicts(_ verdicts: [Verdict]) -> String {
        let lines = verdicts.map { verdict in
            [
                verdict.bound.description, short(verdict.bound.atMost),
                verdict.worst.map { short($0.value) } ?? "not measured",
                verdict.worst?.key.hit ?? "", verdict.isBroken ? "BROKEN" : "holds",
            ]
        }
        return aligned([["bound", "at most", "measured", "worst on", ""]] + lines)
    }

    /// One sentence for a bound that does not hold.
    static func failure(_ verdict: Verdict) -> String {
        guard let worst = verdict.worst else {
            return "broken: \(verdict.bound): no such measurement; see the names in the table"
        }
        let row = worst.key.hit.isEmpty ? "" : " (hit: \(worst.key.hit), \(worst.key.registrations) registrations)"
        return "broken: \(verdict.bound)\(row): \(short(worst.value)), at most \(short(verdict.bound.atMost))"
    }

    private static func microseconds(_ sample: Sample) -> String {
        String(format: "%.3f", sample.nanoseconds / 1_000)
    }

    private static func short(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(format: "%.2f", value)
    }

    private static func number(_ value: Int) -> String {
        value < 1_000 ? "\(value)" : "\(value / 1_000)," + String(format: "%03d", value % 1_000)
    }

    private static func aligned(_ lines: [[String]]) -> String {
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        var rendered = lines.map { line in
            "| "
                + zip(line, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
                .joined(separator: " | ") + " |"
        }
        rendered.insert("|" + widths.map { String(repeating: "-", count: $0 + 2) + "|" }.joined(), at: 1)
        return rendered.joined(separator: "\n")
    }
}
