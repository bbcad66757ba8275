import RouteMatching

/// Command lines that open a route's link on a device, to see with one's own eyes where it goes.
public struct SmokeTest: Sendable, Hashable {
    /// The name or pattern of the route.
    public var route: String
    /// The link.
    public var link: String
    /// Opens the link on the booted iOS simulator.
    public var simulatorLine: String
    /// Opens the link on the connected Android device.
    public var androidLine: String
}

extension AssociationGenerator {
    /// A command line pair for each route that opens the app on a host, in the order of the manifest.
    ///
    /// - Throws: ``GenerationError`` when the host is none of the site's.
    public func smokeTests(for host: String) throws(GenerationError) -> [SmokeTest] {
        let host = try checkedHost(host)
        let package = packages.first
        return try webRoutes(for: host).filter { !$0.isExcluded }.flatMap { route in
            route.sampleLinks(host: host).prefix(1).map { link in
                let intent =
                    "am start -W -a android.intent.action.VIEW -c android.intent.category.BROWSABLE -d "
                    + ShellQuoting.quoted(link) + (package.map { " " + ShellQuoting.quoted($0) } ?? "")
                return SmokeTest(
                    route: route.label, link: link,
                    simulatorLine: "xcrun simctl openurl booted " + ShellQuoting.quoted(link),
                    // The device has a shell of its own that reads the line again.
                    androidLine: "adb shell " + ShellQuoting.quoted(intent))
            }
        }
    }
}
