import RouteMatching
import TestSupport
import Testing

@Suite("Matching rules: every row of matching.txt")
struct MatchingFixtureTests {
    @Test("holds", arguments: try MatchingFixture.rows())
    func row(_ row: MatchingFixture.Row) throws {
        if case .refused(let reason) = row.expectation {
            let error = #expect(throws: URLReference.Error.self) { try URLReference(row.input) }
            #expect(error.map(caseName) == reason)
            #expect(row.group.table().explain(row.input).winner == nil)
            return
        }
        let url = try URLReference(row.input)
        for order in orders(row.group) {
            let matches = Array(row.group.table(order: order).matches(for: url))
            switch row.expectation {
            case .refused: break
            case .nothing: #expect(matches.map(\.value) == [], "registered in order \(order)")
            case .order(let labels): #expect(matches.map(\.value) == labels, "registered in order \(order)")
            case .winner(let winner): try check(matches.first, winner, url, order)
            }
        }
    }

    @Test("the slow reference matcher gives the same on every row", arguments: try MatchingFixture.rows())
    func oracle(_ row: MatchingFixture.Row) throws {
        guard let url = try? URLReference(row.input) else { return }
        let table = row.group.table()
        #expect(OracleComparison(table).difference(for: url) == nil)
    }

    private func check(
        _ match: RouteTable<String>.Match?, _ winner: MatchingFixture.Winner, _ url: URLReference, _ order: [Int]
    ) throws {
        let match = try #require(match, "registered in order \(order)")
        #expect(match.value == winner.label, "registered in order \(order)")
        #expect(match.captures.map(CaptureText.init) == winner.captures)
        #expect(match.remainder.map { $0.value ?? $0.encoded } == winner.remainder)
        if let query = winner.query { #expect(url.queryItems.map(MatchingFixture.Item.init) == query) }
        if let items = winner.fragmentItems { #expect(url.fragmentItems.map(MatchingFixture.Item.init) == items) }
    }

    /// All orders for small groups, and for larger ones all rotations, forward and backward.
    private func orders(_ group: MatchingFixture) -> [[Int]] {
        let forward = Array(group.routes.indices)
        guard group.answersInAnyOrder, forward.count > 1 else { return [forward] }
        if forward.count <= 4 { return permutations(of: forward) }
        return forward.flatMap { start in
            let rotated = Array(forward[start...] + forward[..<start])
            return [rotated, rotated.reversed()]
        }
    }

    private func permutations(of numbers: [Int]) -> [[Int]] {
        guard numbers.count > 1 else { return [numbers] }
        return numbers.indices.flatMap { index -> [[Int]] in
            var others = numbers
            let first = others.remove(at: index)
            return permutations(of: others).map { [first] + $0 }
        }
    }
}

/// The name of an error's case, without what it carries.
func caseName(_ error: some Error) -> String {
    if let error = error as? URLReference.Error, error == .empty { return "empty" }
    return Mirror(reflecting: error).children.first?.label ?? String(describing: error)
}
