/// What the association files need to know beside the routes: hosts, apps, and which routes are for the web.
///
/// ```swift
/// var site = SiteDescription(hosts: ["shop.example"], appIDs: ["ABCDE12345.com.example.shop"])
/// site.routes["/admin/<path:rest>"] = RouteOptions(exposure: .webOnly)
/// ```
///
/// It is made for JSON; every key but `hosts` may be missing.
public struct SiteDescription: Sendable, Hashable, Codable {
    /// The hosts whose links the app may open.
    ///
    /// Each serves its own files.
    public var hosts: [String]
    /// The app identifiers for Apple's file.
    public var appIDs: [String]
    /// The apps for Android's file.
    public var androidApps: [AndroidApp]
    /// Whether paths deeper than any route are kept on the web.
    ///
    /// A wildcard goes over slashes, so that `/products/:id` lets `/products/1/2/3` in otherwise.
    public var strictDepth: Bool
    /// What becomes of routes that ``routes`` does not name.
    public var exposure: RouteOptions.Exposure
    /// What is special about some routes, by name or by pattern.
    public var routes: [String: RouteOptions]

    /// Creates a description; only the hosts have to be given.
    public init(
        hosts: [String], appIDs: [String] = [], androidApps: [AndroidApp] = [], strictDepth: Bool = false,
        exposure: RouteOptions.Exposure = .universal, routes: [String: RouteOptions] = [:]
    ) {
        self.hosts = hosts
        self.appIDs = appIDs
        self.androidApps = androidApps
        self.strictDepth = strictDepth
        self.exposure = exposure
        self.routes = routes
    }

    /// Reads a description.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            hosts: try container.decode([String].self, forKey: .hosts),
            appIDs: try container.decodeIfPresent([String].self, forKey: .appIDs) ?? [],
            androidApps: try container.decodeIfPresent([AndroidApp].self, forKey: .androidApps) ?? [],
            strictDepth: try container.decodeIfPresent(Bool.self, forKey: .strictDepth) ?? false,
            exposure: try container.decodeIfPresent(RouteOptions.Exposure.self, forKey: .exposure) ?? .universal,
            routes: try container.decodeIfPresent([String: RouteOptions].self, forKey: .routes) ?? [:])
    }

    /// An Android app and the certificates that sign it.
    public struct AndroidApp: Sendable, Hashable, Codable {
        /// The application ID.
        public var package: String
        /// SHA-256 fingerprints, 32 upper-case pairs joined by colons.
        public var fingerprints: [String]

        /// Creates an app.
        public init(package: String, fingerprints: [String]) {
            self.package = package
            self.fingerprints = fingerprints
        }
    }
}
