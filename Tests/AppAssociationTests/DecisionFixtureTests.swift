import AppAssociation
import RouteMatching
import TestSupport
import Testing

/// The two tables of rules, run row by row.
@Suite struct DecisionFixtureTests {
    @Test("Apple's files decide each link as the table says", arguments: try DecisionFixture.rows(in: "aasa.txt"))
    func apple(row: DecisionFixture) throws {
        let file = try AppleAppSiteAssociation(parsing: row.appleFile)
        let url = try URLReference(row.link)
        let decision = file.decision(for: url, app: DecisionFixture.app, host: "example.com")
        #expect(row.problem(with: decision) == nil, "line \(row.line): \(decision)")
    }

    @Test(
        "Android's files decide each link as the table says", arguments: try DecisionFixture.rows(in: "assetlinks.txt"))
    func android(row: DecisionFixture) throws {
        let file = try AssetLinks(parsing: row.androidFile)
        let url = try URLReference(row.link)
        let decision = file.decision(for: url, package: DecisionFixture.package, host: "example.com")
        #expect(row.problem(with: decision) == nil, "line \(row.line): \(decision)")
    }

    @Test("Every file of the tables is written and read again without loss")
    func roundTrip() throws {
        for row in try DecisionFixture.rows(in: "aasa.txt") {
            let file = try AppleAppSiteAssociation(parsing: row.appleFile)
            for layout in [JSONLayout.compact, .pretty] {
                let again = try AppleAppSiteAssociation(parsing: file.text(layout))
                #expect(again == file, "line \(row.line)")
                #expect(again.text(layout) == file.text(layout), "line \(row.line)")
            }
        }
        for row in try DecisionFixture.rows(in: "assetlinks.txt") {
            let file = try AssetLinks(parsing: row.androidFile)
            for layout in [JSONLayout.compact, .pretty] {
                #expect(try AssetLinks(parsing: file.text(layout)) == file, "line \(row.line)")
            }
        }
    }
}
