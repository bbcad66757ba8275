import RouteMatching

/// Command lines that open a route's link on a device, to see with one's own eyes where it goes.
public struct SmokeTest: Sendable, Hashable {
    /// The name or pattern of the route.
    public let route: String
    /// The link.
    public let link: String
    /// Opens the link on the booted iOS simulator.
    public let simulatorLine: String
    /// Opens the link on the connected Android device.
    public let androidLine: String
}

extension AssociationGenerator {
    /// A command line pair for each route that opens the app on a host, in the order of the manifest, and then for each
    /// link of a custom scheme.
    ///
    /// - Parameter host: The host of the links.
    /// - Returns: The tests; none when no route opens the app on that host and there is no custom scheme.
    /// - Throws: ``GenerationError`` when the host is none of the site's.
    public func smokeTests(for host: String) throws(GenerationError) -> [SmokeTest] {
        let host = try checkedHost(host)
        let web = try webRoutes(for: host).filter { !$0.isExcluded }.flatMap { route in
            route.sampleLinks(host: host).prefix(1).map { smokeTest(of: route.label, link: $0) }
        }
        return web + (try customSchemeTests())
    }

    /// Only the app opens links of its own schemes, so that no exposure keeps them on the web.
    private func customSchemeTests() throws(GenerationError) -> [SmokeTest] {
        try table().registrations.flatMap { registration in
            let samples = SampleLinks(registration)
            let links = samples.urls + samples.schemes.map { $0 + ":" + (samples.path ?? "/") }
            return links.filter { !$0.hasPrefix("https:") && !$0.hasPrefix("http:") }.map { link in
                smokeTest(of: registration.name ?? registration.pattern.description, link: link)
            }
        }
    }

    private func smokeTest(of route: String, link: String) -> SmokeTest {
        let intent =
            "am start -W -a android.intent.action.VIEW -c android.intent.category.BROWSABLE -d "
            + ShellQuoting.quoted(link) + (packages.first.map { " " + ShellQuoting.quoted($0) } ?? "")
        return SmokeTest(
            route: route, link: link, simulatorLine: "xcrun simctl openurl booted " + ShellQuoting.quoted(link),
            // The device has a shell of its own that reads the line again.
            androidLine: "adb shell " + ShellQuoting.quoted(intent))
    }
}
