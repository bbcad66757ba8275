import AppAssociation
import RouteMatching
import Testing

/// The lines that go into an app's project, and those that try a link on a device.
@Suite struct SetupTests {
    private static func generator() throws -> AssociationGenerator {
        let routes = [
            RouteManifest.Route(pattern: "/products/:id", name: "product"), .init(pattern: "/about.html"),
            .init(pattern: "shop://cart"), .init(pattern: "/it's", schemes: ["https", "shop2"]),
            .init(pattern: "/admin", name: "admin"),
        ]
        var site = GenerationTests.site(routes: ["admin": .init(exposure: .webOnly)])
        site.hosts = ["shop.example", "BÜCHER.example"]
        return try AssociationGenerator(manifest: .init(routes: routes), site: site)
    }

    @Test("Each host has a line for each service")
    func associatedDomains() throws {
        let generator = try Self.generator()
        #expect(generator.associatedDomains() == ["applinks:shop.example", "applinks:xn--bcher-kva.example"])
        #expect(
            generator.associatedDomains(services: [.appLinks, .webCredentials], developerMode: true) == [
                "applinks:shop.example?mode=developer", "applinks:xn--bcher-kva.example?mode=developer",
                "webcredentials:shop.example?mode=developer", "webcredentials:xn--bcher-kva.example?mode=developer",
            ])
        #expect(
            generator.associatedDomainsPropertyList() == """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>applinks:shop.example</string>
                    <string>applinks:xn--bcher-kva.example</string>
                </array>

                """)
    }

    @Test("Custom schemes come from patterns and from registrations")
    func schemes() throws {
        let generator = try Self.generator()
        #expect(generator.urlSchemes == ["shop", "shop2"])
        #expect(
            generator.urlTypesPropertyList(name: "com.example.<shop>") == """
                <key>CFBundleURLTypes</key>
                <array>
                    <dict>
                        <key>CFBundleURLName</key>
                        <string>com.example.&lt;shop&gt;</string>
                        <key>CFBundleURLSchemes</key>
                        <array>
                            <string>shop</string>
                            <string>shop2</string>
                        </array>
                    </dict>
                </array>

                """)
        #expect(try GenerationTests.generator(["/a"]).urlTypesPropertyList(name: "x") == nil)
    }

    @Test("A mark of XML is escaped with an accent on it, too")
    func accents() throws {
        let list = try Self.generator().urlTypesPropertyList(name: "a<\u{301}b>\u{301}&\u{301}'")
        #expect(list?.contains("<string>a&lt;\u{301}b&gt;\u{301}&amp;\u{301}&#39;</string>") == true)
    }

    @Test("Intent filters name hosts with the paths of their routes, and schemes")
    func intentFilters() throws {
        let routes = [
            RouteManifest.Route(pattern: "/products/:id"), .init(pattern: "/a.b/:x"), .init(pattern: "app://x"),
        ]
        let generator = try AssociationGenerator(manifest: .init(routes: routes), site: GenerationTests.site())
        #expect(
            try generator.androidIntentFilters() == #"""
                <intent-filter android:autoVerify="true">
                    <action android:name="android.intent.action.VIEW" />
                    <category android:name="android.intent.category.DEFAULT" />
                    <category android:name="android.intent.category.BROWSABLE" />
                    <data android:scheme="https" android:host="shop.example" />
                    <data android:pathPattern="/products/..*" />
                    <data android:pathPattern="/a\\.b/..*" />
                </intent-filter>
                <intent-filter>
                    <action android:name="android.intent.action.VIEW" />
                    <category android:name="android.intent.category.DEFAULT" />
                    <category android:name="android.intent.category.BROWSABLE" />
                    <data android:scheme="app" />
                </intent-filter>

                """#)
    }

    @Test("Each route that opens the app, and each link of a custom scheme, has a line for both devices")
    func smoke() throws {
        let tests = try Self.generator().smokeTests(for: "shop.example")
        #expect(tests.map(\.route) == ["product", "/about.html", "/it's", "shop://cart", "/it's"])
        #expect(
            tests.map(\.link) == [
                "https://shop.example/products/value2", "https://shop.example/about.html", "https://shop.example/it's",
                "shop://cart", "shop2:/it's",
            ])
        #expect(tests[0].simulatorLine == "xcrun simctl openurl booted 'https://shop.example/products/value2'")
        #expect(
            tests[0].androidLine == #"""
                adb shell 'am start -W -a android.intent.action.VIEW -c android.intent.category.BROWSABLE -d \#
                '\''https://shop.example/products/value2'\'' '\''com.example.shop'\'''
                """#)
        #expect(tests[2].simulatorLine == #"xcrun simctl openurl booted 'https://shop.example/it'\''s'"#)
    }
}
