import AppAssociation
import RouteMatching
import Testing

/// What changes when one file replaces another, and when a table and a published file drift apart.
@Suite struct DifferenceTests {
    private static let app = GenerationTests.app

    private static func file(_ paths: String...) -> AppleAppSiteAssociation {
        let rules = paths.map { path in
            path.hasPrefix("-")
                ? AppleAppSiteAssociation.Rule(path: String(path.dropFirst()), exclude: true) : .init(path: path)
        }
        return AppleAppSiteAssociation(appLinks: .init(details: [.init(appIDs: [app], components: rules)]))
    }

    private static func links(_ paths: String...) -> AssetLinks {
        AssetLinks(statements: [
            .init(
                relations: [AssetLinks.handleAllURLs], target: .app(package: "com.example.shop", fingerprints: ["00"]),
                rules: paths.map { .init(path: $0) })
        ])
    }

    @Test("A rule that is added shows as a link that opens now")
    func added() {
        let difference = Self.file("/a", "/b/*").difference(from: Self.file("/a"))
        #expect(
            difference.links.map(\.description) == [
                #"+ ABCDE12345.com.example.shop https://example.com/b: web before, open now by {"/":"/b/*"}"#
            ])
        #expect(difference.apps.isEmpty)
    }

    @Test("A rule that is removed or excluded shows as a link that no longer opens")
    func removed() {
        let removed = Self.file("/a").difference(from: Self.file("/a", "/b"))
        #expect(removed.links.map(\.link) == ["https://example.com/b"])
        #expect(removed.links.allSatisfy { !$0.after.opensApp })
        let excluded = Self.file("-/a/x", "/a/*").difference(from: Self.file("/a/*"), host: "shop.example")
        #expect(excluded.links.map(\.link) == ["https://shop.example/a/x"])
        #expect(excluded.links.map(\.after.outcome) == [.excluded])
    }

    @Test("Files that say the same in other words do not differ")
    func equal() {
        #expect(Self.file("/a", "/b").difference(from: Self.file("/b", "/a/")).isEmpty)
        #expect(Self.links("/a").difference(from: Self.links("/a", "/a")).isEmpty)
    }

    @Test("Apps that come and go are named with their section")
    func apps() {
        var new = Self.file("/a")
        new.webCredentials = .init(apps: ["ABCDE12345.com.example.other"])
        let difference = new.difference(from: AppleAppSiteAssociation())
        #expect(
            difference.apps.map(\.description) == [
                "+ applinks: ABCDE12345.com.example.shop", "+ webcredentials: ABCDE12345.com.example.other",
            ])
        #expect(AppleAppSiteAssociation().difference(from: new).apps.map(\.isAdded) == [false, false])
    }

    @Test("Android's files differ in the same terms")
    func android() {
        let difference = Self.links("/a", "/c?").difference(from: Self.links("/a", "/b"))
        #expect(difference.links.map(\.link) == ["https://example.com/b", "https://example.com/cx"])
        var everything = Self.links()
        everything.statements[0].rules = nil
        #expect(!everything.difference(from: Self.links("/a")).isEmpty)
        #expect(Self.links("/a").difference(from: AssetLinks(statements: [])).apps.map(\.isAdded) == [true])
    }

    @Test("A published file that agrees with the table has no drift")
    func noDrift() throws {
        let site = GenerationTests.site(routes: ["/admin": .init(exposure: .webOnly)])
        let generator = try GenerationTests.generator(["/", "/p/:id", "/f/<path:rest>", "/admin"], site)
        let apple = try generator.appleAppSiteAssociation(for: "shop.example")
        let android = try generator.assetLinks(for: "shop.example")
        #expect(try generator.drift(of: apple, host: "shop.example") == [])
        #expect(try generator.drift(of: android, host: "shop.example") == [])
    }

    @Test("Each kind of drift is found and shown")
    func drift() throws {
        let site = GenerationTests.site(routes: ["/admin": .init(exposure: .webOnly)])
        let generator = try GenerationTests.generator(["/p/:id", "/new", "/admin"], site)
        let drift = try generator.drift(of: Self.file("/p/*", "/admin", "/old"), host: "shop.example")
        #expect(
            drift.map(\.description) == [
                "missing: ABCDE12345.com.example.shop does not open https://shop.example/new, which is for `/new`",
                #"exposed: ABCDE12345.com.example.shop opens https://shop.example/admin by {"/":"/admin"}, "#
                    + "but `/admin` is for the web or the app alone",
                #"unrouted: ABCDE12345.com.example.shop opens https://shop.example/p by {"/":"/p/*"}, and no route takes it"#,
                #"unrouted: ABCDE12345.com.example.shop opens https://shop.example/old by {"/":"/old"}, and no route takes it"#,
            ])
        let android = try generator.drift(of: Self.links("/p/?*", "/new"), host: "shop.example")
        #expect(android == [])
        let wide = try generator.drift(of: Self.links("/p/?*", "/new", "/old"), host: "shop.example")
        #expect(wide.map(\.kind) == [.unrouted])
        #expect(throws: GenerationError.unknownHost("other.example")) {
            try generator.drift(of: Self.file("/a"), host: "other.example")
        }
    }
}
