import AppAssociation
import Foundation
import TestSupport
import Testing

/// One file for each code, and each code on its file alone.
@Suite struct LintFixtureTests {
    typealias Code = AssociationFinding.Code

    private static func bytes(_ folder: String, _ name: String) -> Data? {
        try? Data(contentsOf: FixtureText.folder.appendingPathComponent("association/\(folder)/\(name).json"))
    }

    private static func codes(_ folder: String) -> [Code] {
        Code.allCases.filter { bytes(folder, $0.rawValue) != nil }
    }

    private static func contentType(_ code: Code) -> String? {
        code == .contentType ? "application/octet-stream" : "application/json; charset=utf-8"
    }

    @Test("Each code of Apple's file fires on its fixture and on no other", arguments: codes("lint"))
    func apple(code: Code) throws {
        let bytes = try #require(Self.bytes("lint", code.rawValue))
        let findings = AppleAppSiteAssociation.validate(bytes, contentType: Self.contentType(code))
        #expect(findings.map(\.code) == [code], "\(findings)")
    }

    @Test("Each code of Android's file fires on its fixture and on no other", arguments: codes("assetlinks-lint"))
    func android(code: Code) throws {
        let bytes = try #require(Self.bytes("assetlinks-lint", code.rawValue))
        let findings = AssetLinks.validate(bytes, contentType: Self.contentType(code))
        #expect(findings.map(\.code) == [code], "\(findings)")
    }

    @Test("Every code has a fixture", arguments: Code.allCases)
    func coverage(code: Code) {
        // A file over the limit is made below instead of being kept.
        let names = Self.codes("lint") + Self.codes("assetlinks-lint") + [.tooLarge]
        #expect(names.contains(code))
    }

    @Test("Good files have no findings")
    func good() throws {
        #expect(AppleAppSiteAssociation.validate(try #require(Self.bytes("lint", "none"))).isEmpty)
        #expect(AssetLinks.validate(try #require(Self.bytes("assetlinks-lint", "none"))).isEmpty)
    }

    @Test("A file over the size limit is an error, one at the limit is not")
    func size() throws {
        let apple = Array(try #require(Self.bytes("lint", "none")))
        let android = Array(try #require(Self.bytes("assetlinks-lint", "none")))
        for (excess, expected) in [(0, [Code]()), (1, [.tooLarge])] {
            let appleSpace = [UInt8](repeating: 0x20, count: 128 * 1024 - apple.count + excess)
            #expect(AppleAppSiteAssociation.validate(apple + appleSpace).map(\.code) == expected)
            let androidSpace = [UInt8](repeating: 0x20, count: 1024 * 1024 - android.count + excess)
            #expect(AssetLinks.validate(android + androidSpace).map(\.code) == expected)
        }
    }

    @Test("Every finding says where, what and what to do, and its witness matches", arguments: codes("lint"))
    func texts(code: Code) throws {
        let bytes = try #require(Self.bytes("lint", code.rawValue))
        let finding = try #require(
            AppleAppSiteAssociation.validate(bytes, contentType: Self.contentType(code)).first)
        #expect(finding.severity == code.severity)
        #expect(finding.problem.count > 10 && finding.fix.count > 5)
        #expect(finding.description.hasPrefix("\(code.severity.rawValue): \(code.rawValue) at \(finding.path): "))
        switch code {
        case .unreachableRule: #expect(finding.witness == "https://example.com/a/b")
        case .lateExclude: #expect(finding.witness == "https://example.com/a/private")
        case .parentIncluded: #expect(finding.witness == "https://example.com/buy")
        case .tailCrossesSegments: #expect(finding.witness == "https://example.com/products/x/x")
        default: #expect(finding.witness == nil)
        }
    }

    @Test("A finding on one line")
    func description() throws {
        let bytes = try #require(Self.bytes("lint", "late-exclude"))
        let finding = try #require(AppleAppSiteAssociation.validate(bytes).first)
        #expect(
            finding.description == """
                warning: late-exclude at applinks.details[0].components[1]: its links are let in by \
                applinks.details[0].components[0] ({"/":"/a/*"}) before (for example \
                https://example.com/a/private); move it before that rule
                """)
    }

    @Test("The place of a JSON error is in the finding")
    func position() throws {
        let bytes = try #require(Self.bytes("lint", "not-json"))
        let finding = try #require(AppleAppSiteAssociation.validate(bytes).first)
        #expect(finding.problem == "line 3, column 17: expected a value")
    }

    @Test("A file made in code is checked as well")
    func model() {
        var file = AppleAppSiteAssociation(
            appLinks: .init(details: [.init(appIDs: ["ABCDE12345.com.example.shop"], components: [.init(path: "/a")])]))
        #expect(file.validate().isEmpty)
        file.appLinks?.details[0].components?.append(.init(path: "/a", exclude: true))
        #expect(file.validate().map(\.code) == [.lateExclude])
    }

    @Test(
        "App identifiers are a ten-character prefix and a bundle identifier",
        arguments: [
            ("ABCDE12345.com.example.shop", true), ("ABCDE12345.shop", true), ("ABCDE12345.com.my-shop", true),
            ("ABCDE1234.com.example", false), ("ABCDE123456.com.example", false), ("ABCDE12345com.example", false),
            ("ABCDE12345.", false), ("ABCDE12345.com..example", false), ("ABCDE12345.com.exämple", false),
            ("ABCDE12345.*", false), ("", false),
        ])
    func appIDs(text: String, isGood: Bool) {
        let file = AppleAppSiteAssociation(webCredentials: .init(apps: [text]))
        #expect(file.validate().map(\.code) == (isGood ? [] : [.malformedAppID]))
    }
}
