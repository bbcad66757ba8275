extension SnapshotTests {
    /// The runs about association files and the setup of apps.
    static let associationRuns =
        generateRuns + siteRuns + validateRuns + testRuns + diffRuns + verifyRuns + setupRuns + associationHelpRuns

    private static let generateRuns = [
        Run("aasa-generate", "aasa", "generate"),
        Run("aasa-generate-compact", "aasa", "generate", "--compact", "--host", "help.shop.example"),
        Run("aasa-generate-json", "aasa", "generate", "--json", "--host", "HELP.shop.example"),
        Run("aasa-generate-site", "aasa", "generate", "--manifest", "library.json", "--site", "site.json"),
        Run(
            "aasa-generate-site-host", "aasa", "generate", "--manifest", "library.json", "--site", "site.json",
            "--host", "b.library.example", "--strict-depth"),
        Run(
            "aasa-generate-options", "aasa", "generate", "--manifest", "library.json", "--host", "a.library.example",
            "--app-id", "ABCDE12345.example.one", "--app-id=ABCDE12345.example.two"),
        Run("aasa-generate-errors", "aasa", "generate", "--host", "help.shop.example", "--app-id", "shop", code: 1),
        Run(
            "aasa-generate-errors-json", "aasa", "generate", "--host", "help.shop.example", "--app-id", "shop",
            "--json",
            code: 1),
        Run("assetlinks-generate", "assetlinks", "generate"),
        Run("assetlinks-generate-json", "assetlinks", "generate", "--json", "--host", "help.shop.example"),
        Run(
            "assetlinks-generate-site", "assetlinks", "generate", "--manifest", "library.json", "--site", "site.json",
            "--compact"),
        Run(
            "assetlinks-generate-no-fingerprint", "assetlinks", "generate", "--host", "help.shop.example", "--package",
            "example.shop", code: 1),
        Run("assetlinks-generate-fingerprint", "assetlinks", "generate", "--fingerprint", "0A", code: 2),
    ]

    private static let siteRuns = [
        Run("site-none", "aasa", "generate", "--manifest", "library.json", code: 2),
        Run("site-no-apps", "aasa", "generate", "--manifest", "library.json", "--host", "a.example", code: 2),
        Run("site-bad-host", "aasa", "generate", "--host", "https://shop.example", code: 2),
        Run("site-no-routes", "aasa", "generate", "--host", "my.example", "--app-id", "ABCDE12345.my.app", code: 2),
        Run("verify-no-routes", "verify", "aasa.json", "--host", "my.example", code: 2),
        Run("site-other-host", "aasa", "generate", "--site", "site-shop.json", "--host", "b.example", code: 2),
        Run("site-unknown-route", "aasa", "generate", "--site", "site-unknown-route.json", code: 2),
        Run("site-unknown-key", "aasa", "generate", "--site", "site-unknown-key.json", code: 2),
        Run("site-unknown-route-key", "aasa", "generate", "--site", "site-unknown-route-key.json", code: 2),
        Run("site-wrong-type", "aasa", "generate", "--site", "site-wrong-type.json", code: 2),
        Run("site-bad-exposure", "aasa", "generate", "--site", "site-bad-exposure.json", code: 2),
        Run("site-no-hosts", "aasa", "generate", "--site", "site-no-hosts.json", code: 2),
        Run("site-not-json", "aasa", "generate", "--site", "not-json.json", code: 2),
        Run("site-not-utf8", "aasa", "generate", "--site", "not-utf8.json", code: 2),
        Run("site-missing", "aasa", "generate", "--site", "nowhere.json", code: 2),
        Run("site-and-manifest-on-input", "smoke", "--site", "-", "--manifest", "-", code: 2),
        Run("manifest-not-utf8", "list", "--manifest", "not-utf8.json", code: 2),
    ]

    private static let validateRuns = [
        Run("aasa-validate", "aasa", "validate", "aasa.json"),
        Run("aasa-validate-json", "aasa", "validate", "aasa.json", "--json"),
        Run("aasa-validate-findings", "aasa", "validate", "aasa-findings.json", code: 1),
        Run("aasa-validate-findings-json", "aasa", "validate", "aasa-findings.json", "--json", code: 1),
        Run("aasa-validate-errors-only", "aasa", "validate", "aasa-findings.json", "--errors-only", code: 1),
        Run("aasa-validate-remark", "aasa", "validate", "aasa.json", "--content-type", "text/html"),
        Run("aasa-validate-not-json", "aasa", "validate", "not-json.json", code: 2),
        Run("aasa-validate-not-json-json", "aasa", "validate", "not-json.json", "--json", code: 2),
        Run("aasa-validate-not-utf8", "aasa", "validate", "not-utf8.json", code: 2),
        Run("aasa-validate-wrong-root", "aasa", "validate", "assetlinks.json", code: 2),
        Run("aasa-validate-missing", "aasa", "validate", "nowhere.json", code: 2),
        Run("aasa-validate-nothing", "aasa", "validate", code: 2),
        Run("assetlinks-validate", "assetlinks", "validate", "assetlinks.json"),
        Run("assetlinks-validate-findings", "assetlinks", "validate", "assetlinks-findings.json", code: 1),
        Run("assetlinks-validate-json", "assetlinks", "validate", "assetlinks-findings.json", "--json", code: 1),
        Run("assetlinks-validate-wrong-root", "assetlinks", "validate", "aasa.json", code: 2),
    ]

    private static let testRuns = [
        Run("aasa-test", "aasa", "test", "aasa.json", "https://shop.example/products/42"),
        Run(
            "aasa-test-not-open", "aasa", "test", "aasa.json", "https://shop.example/admin/users",
            "https://shop.example/about", "https://shop.example/orders?id", code: 1),
        Run(
            "aasa-test-notes", "aasa", "test", "aasa.json", "http://shop.example:8080/products/1",
            "https://other.example/products/1", "--host", "shop.example", code: 1),
        Run("aasa-test-app", "aasa", "test", "aasa.json", "https://shop.example/products/42", "--app", "A.b", code: 1),
        Run("aasa-test-urls", "aasa", "test", "aasa.json", "--urls", "links.list"),
        Run("aasa-test-json", "aasa", "test", "aasa.json", "--urls", "links.list", "--json", "/a", code: 1),
        Run("aasa-test-bad-urls", "aasa", "test", "aasa.json", "--urls", "links-bad.list", code: 2),
        Run("aasa-test-malformed-urls", "aasa", "test", "aasa.json", "--urls", "links-malformed.list", code: 2),
        Run("aasa-test-not-utf8-urls", "aasa", "test", "aasa.json", "--urls", "not-utf8.json", code: 2),
        Run("aasa-test-malformed", "aasa", "test", "aasa.json", "https://a@shop.example/", code: 2),
        Run("aasa-test-no-url", "aasa", "test", "aasa.json", code: 2),
        Run("aasa-test-no-app", "aasa", "test", "no-routes.json", "/a", code: 2),
        Run("aasa-test-not-json", "aasa", "test", "not-json.json", "/a", code: 2),
        Run("aasa-test-input-twice", "aasa", "test", "-", "--urls", "-", code: 2),
        Run("assetlinks-test", "assetlinks", "test", "assetlinks.json", "--urls", "links.list"),
        Run("assetlinks-test-json", "assetlinks", "test", "assetlinks.json", "https://a.example/x", "--json", code: 1),
        Run("assetlinks-test-wrong-root", "assetlinks", "test", "aasa.json", "/a", code: 2),
    ]

    private static let diffRuns = [
        Run("aasa-diff-none", "aasa", "diff", "aasa.json", "aasa.json"),
        Run("aasa-diff", "aasa", "diff", "aasa.json", "aasa-new.json", "--host", "shop.example", code: 1),
        Run("aasa-diff-json", "aasa", "diff", "aasa.json", "aasa-new.json", "--json", code: 1),
        Run("aasa-diff-one-file", "aasa", "diff", "aasa.json", code: 2),
        Run("aasa-diff-input-twice", "aasa", "diff", "-", "-", code: 2),
        Run("aasa-diff-not-json", "aasa", "diff", "aasa.json", "not-json.json", code: 2),
        Run("aasa-diff-bad-host", "aasa", "diff", "aasa.json", "aasa.json", "--host", "*.example", code: 2),
        Run("assetlinks-diff", "assetlinks", "diff", "assetlinks.json", "assetlinks-new.json", code: 1),
        Run("assetlinks-diff-json", "assetlinks", "diff", "assetlinks.json", "assetlinks-new.json", "--json", code: 1),
    ]

    private static let verifyRuns = [
        Run("verify", "verify", "aasa.json", "assetlinks.json", "--site", "site-shop.json", code: 1),
        Run("verify-json", "verify", "aasa.json", "--site", "site-shop.json", "--json", code: 1),
        Run("verify-no-app", "verify", "assetlinks.json", "--site", "site-shop-apple.json", code: 2),
        Run("verify-not-json", "verify", "not-json.json", code: 2),
        Run("verify-not-utf8", "verify", "not-utf8.json", code: 2),
        Run("verify-nothing", "verify", code: 2),
    ]

    private static let setupRuns = [
        Run("entitlements", "entitlements"),
        Run("entitlements-json", "entitlements", "--json", "--host", "help.shop.example"),
        Run(
            "entitlements-services", "entitlements", "--host", "help.shop.example", "--service", "applinks",
            "--service",
            "webcredentials", "--developer-mode"),
        Run("entitlements-bad-service", "entitlements", "--service", "aplinks", code: 2),
        Run("entitlements-no-schemes", "entitlements", "--manifest", "no-routes.json", "--host", "a.example"),
        Run("smoke", "smoke"),
        Run("smoke-json", "smoke", "--host", "help.shop.example", "--json"),
        Run("smoke-none", "smoke", "--manifest", "no-routes.json", "--host", "a.example", code: 1),
    ]

    private static let associationHelpRuns = [
        Run("help-aasa", "help", "aasa"),
        Run("help-aasa-option", "aasa", "--help"),
        Run("help-aasa-generate", "help", "aasa", "generate"),
        Run("help-aasa-generate-option", "aasa", "generate", "--help"),
        Run("help-aasa-validate", "help", "aasa", "validate"),
        Run("help-aasa-test", "help", "aasa", "test"),
        Run("help-aasa-diff", "help", "aasa", "diff"),
        Run("help-assetlinks-generate", "help", "assetlinks generate"),
        Run("help-assetlinks-test", "help", "assetlinks", "test"),
        Run("help-assetlinks", "help", "assetlinks"),
        Run("help-assetlinks-validate", "assetlinks", "validate", "-h"),
        Run("help-assetlinks-diff", "help", "assetlinks", "diff"),
        Run("help-verify", "help", "verify"),
        Run("help-entitlements", "help", "entitlements"),
        Run("help-smoke", "help", "smoke"),
        Run("help-too-many", "help", "list", "verify", code: 2),
        Run("group-alone", "aasa", code: 2),
        Run("group-unknown-member", "aasa", "genrate", code: 2),
        Run("group-misspelled", "asetlinks", "test", code: 2),
        Run("group-option-first", "aasa", "--json", "generate", code: 2),
    ]
}
