import AppAssociation
import RouteMatching
import Testing

/// The host that serves a file is one host: no port, no wildcard.
@Suite struct ServingHostTests {
    @Test(
        "A link is for the file when its host is that host in any spelling",
        arguments: [
            ("shop.example", "https://shop.example/a", true),
            ("SHOP.example.", "https://shop.example/a", true),
            ("bücher.example", "https://xn--bcher-kva.example/a", true),
            ("shop.example", "https://www.shop.example/a", false),
            ("www.shop.example", "https://shop.example/a", false),
            ("*.shop.example", "https://www.shop.example/a", false),
            ("*.shop.example", "https://shop.example/a", false),
            ("shop.example:443", "https://shop.example/a", false),
            ("https://shop.example", "https://shop.example/a", false),
            ("", "https://shop.example/a", false),
            ("", "/a", false),
        ])
    func host(_ host: String, _ link: String, _ opensApp: Bool) throws {
        let apple = try AppleAppSiteAssociation(
            parsing: #"{"applinks": {"details": [{"appIDs": ["T.a"], "components": [{"/": "*"}]}]}}"#)
        let android = AssetLinks(
            statements: [
                .init(relations: [AssetLinks.handleAllURLs], target: .app(package: "a", fingerprints: []), rules: nil)
            ])
        let url = try URLReference(link)
        let decisions = [
            apple.decision(for: url, app: "T.a", host: host), android.decision(for: url, package: "a", host: host),
        ]
        for decision in decisions {
            #expect(decision.opensApp == opensApp)
            #expect(decision.notes.contains(.otherHost(url.host)) == !opensApp)
        }
    }
}
