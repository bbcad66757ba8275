import RouteMatching
import TestSupport
import Testing

@Suite("Printing rules: every row of encoding.txt")
struct EncodingFixtureTests {
    @Test("holds, and the printed text gives the values back", arguments: try EncodingFixture.rows())
    func row(_ row: EncodingFixture) throws {
        switch row.expectation {
        case .refused(let reason):
            let error = #expect(throws: RoutePattern.PrintingError.self) { try row.print() }
            #expect(error.map(caseName) == reason)
        case .text(let text):
            #expect(try row.print() == text)
            var table = RouteTable<Int>()
            table.insert(1, for: row.pattern)
            let match = try #require(table.firstMatch(for: try URLReference(text)))
            #expect(match.captures.map(CaptureText.init) == row.values)
            #expect(try URLReference(text).normalized == text)
        }
    }
}
