import AppAssociation
import RouteMatching
import Testing

/// The files that come out of small tables, in full.
@Suite struct GenerationTests {
    static let app = "ABCDE12345.com.example.shop"
    static let package = "com.example.shop"
    static let fingerprint = Array(repeating: "0A", count: 32).joined(separator: ":")

    static func site(
        strictDepth: Bool = false, routes: [String: RouteOptions] = [:]
    ) -> SiteDescription {
        SiteDescription(
            hosts: ["shop.example"], appIDs: [app],
            androidApps: [.init(package: package, fingerprints: [fingerprint])], strictDepth: strictDepth,
            routes: routes)
    }

    static func generator(
        _ patterns: [String], _ site: SiteDescription = site()
    ) throws -> AssociationGenerator {
        let routes = patterns.map { text in
            let parts = text.split(separator: " ").map(String.init)
            return RouteManifest.Route(
                pattern: parts[0], policy: parts.contains("prefix") ? .prefix : .exact,
                name: parts.first { $0.hasPrefix("name=") }.map { String($0.dropFirst(5)) })
        }
        return try AssociationGenerator(manifest: RouteManifest(routes: routes), site: site)
    }

    /// The rules as `+ /path` or `- /path`, with query and fragment.
    static func rules(of file: AppleAppSiteAssociation) -> [String] {
        (file.appLinks?.details.first?.components ?? []).map { rule in
            var text = (rule.exclude == true ? "- " : "+ ") + (rule.path ?? "")
            if case .items(let items)? = rule.query { text += " ?" + items.map(\.name).joined(separator: ",") }
            return text + (rule.fragment.map { " #" + $0 } ?? "")
        }
    }

    static func rules(of file: AssetLinks) -> [String] {
        (file.statements.first?.rules ?? []).map { rule in
            (rule.exclude == true ? "- " : "+ ") + (rule.path ?? "") + (rule.fragment.map { " #" + $0 } ?? "")
        }
    }

    private static let uuid = [8, 4, 4, 4, 12].map { String(repeating: "$(xdigit)", count: $0) }.joined(separator: "-")

    @Test(
        "Each kind of segment has its form",
        arguments: [
            (["/"], ["+ /"], ["+ /"]),
            (["/about"], ["+ /about"], ["+ /about"]),
            (["/café/a%b"], ["+ /caf%C3%A9/a%25b"], ["+ /café/a%b"]),
            (["/$(x)"], ["+ /?(x)"], ["+ /$(x)"]),
            (["/u/:id"], ["+ /u/?*"], ["+ /u/?*"]),
            (["/u/<int:id>"], ["+ /u/?*"], ["+ /u/?*"]),
            (["/u/<double:x>"], ["+ /u/?*"], ["+ /u/?*"]),
            (["/u/<bool:b>"], ["+ /u/$(bool)"], ["+ /u/?*"]),
            (["/u/<uuid:id>"], ["+ /u/" + uuid], ["+ /u/????????-????-????-????-????????????"]),
            (["/f/<path:rest>"], ["+ /f", "+ /f/*"], ["+ /f", "+ /f/*"]),
            (["/<path:rest>"], ["+ /", "+ /*"], ["+ /", "+ /*"]),
            (["/f prefix"], ["+ /f", "+ /f/*"], ["+ /f", "+ /f/*"]),
            (["/f/:id prefix"], ["+ /f/?*"], ["+ /f/?*"]),
            (["/cb/#done"], ["+ /cb #done", "+ /cb #done??*"], ["+ /cb #done", "+ /cb #done??*"]),
            (["/cb/#user/:id"], ["+ /cb #user/?*"], ["+ /cb #user/?*"]),
            (["app://user/:id"], [], []),
            (["https://shop.example/a"], ["+ /a"], ["+ /a"]),
            (["https://other.example/a"], [], []),
        ])
    func forms(patterns: [String], apple: [String], android: [String]) throws {
        let generator = try Self.generator(patterns)
        #expect(Self.rules(of: try generator.appleAppSiteAssociation(for: "shop.example")) == apple)
        #expect(Self.rules(of: try generator.assetLinks(for: "shop.example")) == android)
    }

    @Test("The most specific rule comes first, and equal ones are written once")
    func order() throws {
        let patterns = [
            "/products/:id name=product", "/products/new name=new", "/products/:id/reviews name=reviews",
            "/products/<int:id> name=number", "/:page name=page", "/ name=home",
        ]
        let file = try Self.generator(patterns).appleAppSiteAssociation(for: "shop.example")
        #expect(
            Self.rules(of: file) == [
                "+ /products/?*/reviews", "+ /products/new", "+ /products/?*", "+ /?*", "+ /",
            ])
        #expect(
            file.appLinks?.details[0].components?.map(\.comment) == [
                "reviews", "new", "number, product", "page", "home",
            ])
        #expect(file.validate().allSatisfy { $0.code == .tailCrossesSegments })
    }

    @Test("Strict depth keeps deeper paths on the web")
    func strictDepth() throws {
        let file = try Self.generator(["/products/:id", "/products/:id/reviews"], Self.site(strictDepth: true))
            .appleAppSiteAssociation(for: "shop.example")
        #expect(
            Self.rules(of: file) == [
                "- /products/?*/?*/?*", "+ /products/?*/reviews", "- /products/?*/?*", "+ /products/?*",
            ])
        #expect(file.validate().isEmpty)
        for (path, outcome) in [
            ("/products/1", LinkDecision.Outcome.open), ("/products/1/reviews", .open), ("/products", .web),
            ("/products/1/x", .excluded), ("/products/1/x/reviews", .excluded), ("/other", .web),
        ] {
            let url = try URLReference("https://shop.example" + path)
            #expect(file.decision(for: url, app: Self.app).outcome == outcome, "\(path)")
        }
    }

    @Test("A web-only route is excluded before a wider one lets it in")
    func webOnly() throws {
        let site = Self.site(routes: ["/shop/admin": .init(exposure: .webOnly)])
        let generator = try Self.generator(["/shop/:page", "/shop/admin", "/shop/:page/edit"], site)
        #expect(
            Self.rules(of: try generator.appleAppSiteAssociation(for: "shop.example")) == [
                "+ /shop/?*/edit", "- /shop/admin", "+ /shop/?*",
            ])
        #expect(
            Self.rules(of: try generator.assetLinks(for: "shop.example")) == [
                "+ /shop/?*/edit", "- /shop/admin", "+ /shop/?*",
            ])
    }

    @Test("An exclusion does not hide the deeper links of a rest")
    func restUnderExclusion() throws {
        let site = Self.site(routes: ["/files/:id": .init(exposure: .webOnly)])
        let file = try Self.generator(["/files/<path:rest>", "/files/:id"], site)
            .appleAppSiteAssociation(for: "shop.example")
        for (path, outcome) in [
            ("/files", LinkDecision.Outcome.open), ("/files/a", .excluded), ("/files/a/b/c", .open),
        ] {
            let url = try URLReference("https://shop.example" + path)
            #expect(file.decision(for: url, app: Self.app).outcome == outcome, "\(path) \(Self.rules(of: file))")
        }
    }

    @Test("An app-only route has no rule, unless a wider one would let it in")
    func appOnly() throws {
        let alone = Self.site(routes: ["/debug": .init(exposure: .appOnly)])
        #expect(
            Self.rules(of: try Self.generator(["/debug", "/a"], alone).appleAppSiteAssociation(for: "shop.example"))
                == ["+ /a"])
        #expect(
            Self.rules(of: try Self.generator(["/debug", "/:x"], alone).appleAppSiteAssociation(for: "shop.example"))
                == ["- /debug", "+ /?*"])
    }

    @Test("Listed values become a variable for Apple and rules for Android")
    func values() throws {
        let site = Self.site(routes: ["kind": .init(values: ["lang": ["en", "né"]])])
        let generator = try Self.generator(["/k/:lang name=kind"], site)
        let apple = try generator.appleAppSiteAssociation(for: "shop.example")
        #expect(Self.rules(of: apple) == ["+ /k/$(lang2)"])
        #expect(apple.appLinks?.substitutionVariables == [.init("lang2", values: ["en", "n%C3%A9"])])
        #expect(Self.rules(of: try generator.assetLinks(for: "shop.example")) == ["+ /k/en", "+ /k/né"])
    }

    @Test("Required query items have to be there")
    func query() throws {
        let site = Self.site(routes: ["/search": .init(requiredQueryItems: ["q"])])
        let generator = try Self.generator(["/search"], site)
        let apple = try generator.appleAppSiteAssociation(for: "shop.example")
        #expect(Self.rules(of: apple) == ["+ /search ?q"])
        let android = try generator.assetLinks(for: "shop.example")
        for (link, outcome) in [("/search?q=a", LinkDecision.Outcome.open), ("/search", .web), ("/search?q=", .web)] {
            let url = try URLReference("https://shop.example" + link)
            #expect(apple.decision(for: url, app: Self.app).outcome == outcome)
            #expect(android.decision(for: url, package: Self.package).outcome == outcome)
        }
    }

    @Test("Only the routes that a host's links get to are in its file")
    func hosts() throws {
        let routes = [
            RouteManifest.Route(pattern: "/any"), .init(pattern: "/shop", host: "shop.example"),
            .init(pattern: "/sub", host: "*.shop.example"), .init(pattern: "/app", schemes: ["app"]),
            .init(pattern: "/web", schemes: ["http", "https"]), .init(pattern: "/port", host: "shop.example:8443"),
        ]
        let site = SiteDescription(hosts: ["shop.example", "de.shop.example"], appIDs: [Self.app])
        let generator = try AssociationGenerator(manifest: .init(routes: routes), site: site)
        #expect(
            Self.rules(of: try generator.appleAppSiteAssociation(for: "SHOP.example")).sorted()
                == ["+ /any", "+ /shop", "+ /web"])
        #expect(
            Self.rules(of: try generator.appleAppSiteAssociation(for: "de.shop.example")).sorted()
                == ["+ /any", "+ /sub", "+ /web"])
    }

    @Test("Equal input gives equal bytes")
    func stable() throws {
        let patterns = ["/a/:x", "/b/<bool:y>", "/c/<path:r>", "/d/:k"]
        let site = Self.site(strictDepth: true, routes: ["/d/:k": .init(values: ["k": ["1", "2"]])])
        let texts = try (0..<5).map { _ in
            try Self.generator(patterns, site).appleAppSiteAssociation(for: "shop.example").text()
        }
        #expect(Set(texts).count == 1)
    }

    @Test("What cannot be made is refused with a reason")
    func errors() throws {
        func error(_ patterns: [String], _ site: SiteDescription, android: Bool = false) -> GenerationError? {
            do throws(GenerationError) {
                let routes = patterns.map { RouteManifest.Route(pattern: $0) }
                let generator = try AssociationGenerator(manifest: .init(routes: routes), site: site)
                if android { _ = try generator.assetLinks(for: site.hosts.first ?? "") }
                if !android { _ = try generator.appleAppSiteAssociation(for: site.hosts.first ?? "") }
                return nil
            } catch {
                #expect(error.description.count > 15)
                return error
            }
        }
        #expect(error(["/a"], Self.site()) == nil)
        #expect(error(["/a"], SiteDescription(hosts: [], appIDs: [Self.app])) == .invalidHost(""))
        #expect(
            error(["/a"], SiteDescription(hosts: ["*.a.example"], appIDs: [Self.app])) == .invalidHost("*.a.example"))
        #expect(error(["/a"], SiteDescription(hosts: ["a.example"])) == .noApps)
        #expect(error(["/a"], SiteDescription(hosts: ["a.example"]), android: true) == .noApps)
        #expect(error(["/a"], Self.site(routes: ["/b": .init()])) == .unknownRoute("/b"))
        #expect(
            error(["/:a"], Self.site(routes: ["/:a": .init(values: ["b": ["1"]])]))
                == .invalidValues(route: "/:a", placeholder: "b"))
        #expect(
            error(["/:a"], Self.site(routes: ["/:a": .init(values: ["a": []])]))
                == .invalidValues(route: "/:a", placeholder: "a"))
        let number = Self.site(routes: ["/n/:text": .init(exposure: .webOnly)])
        #expect(
            error(["/n/<int:id>", "/n/:text"], number) == .inseparable(route: "/n/<int:id>", other: "/n/:text"))
        #expect(error(["/n/<uuid:id>", "/n/:text"], number) == nil)
        #expect(
            error(["/n/<uuid:id>", "/n/:text"], number, android: true)
                == .inseparable(route: "/n/<uuid:id>", other: "/n/:text"))
        let many = Self.site(routes: ["/:a": .init(values: ["a": (0...256).map(String.init)])])
        #expect(error(["/:a"], many, android: true) == .tooManyRules(route: "/:a", limit: 256))
        #expect(error(["/:a"], many) == nil)
        if case .invalidManifest = error(["/a?b"], Self.site()) {} else { Issue.record("a bad pattern is refused") }
        if case .tooLarge(_, 131_072) = error((0..<6000).map { "/section/page\($0)" }, Self.site()) {
        } else {
            Issue.record("a large table is refused")
        }
    }

    @Test("A host that is none of the site's is refused")
    func unknownHost() throws {
        let generator = try Self.generator(["/a"])
        #expect(throws: GenerationError.unknownHost("other.example")) {
            try generator.appleAppSiteAssociation(for: "other.example")
        }
    }
}
