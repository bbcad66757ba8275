/// An `apple-app-site-association` file: which apps open which links of one host.
///
/// ```swift
/// let file = try AppleAppSiteAssociation(parsing: text)
/// for finding in file.validate() { print(finding) }
///
/// let url = try URLReference("https://shop.example/products/42")
/// file.decision(for: url, app: "ABCDE12345.com.example.shop").outcome   // .open
/// ```
///
/// Reading is tolerant: every key that is unknown, or whose value has the wrong type, is kept aside and written again,
/// and ``validate()`` reports it. Equal files encode to equal bytes.
public struct AppleAppSiteAssociation: Sendable, Hashable {
    /// How large a file may be, in bytes.
    public static let maximumSize = 128 * 1024

    /// Universal links, or nil when the file has no such section.
    public var appLinks: AppLinks?
    /// The apps that share saved passwords with the site.
    public var webCredentials: AppList?
    /// The App Clips that the site offers.
    public var appClips: AppList?
    /// The apps that continue activities begun on the site.
    public var activityContinuation: AppList?
    /// Members that are unknown or have the wrong type, in the order of the file.
    public var otherMembers: [JSONValue.Member]

    /// Creates a file from its parts.
    public init(
        appLinks: AppLinks? = nil, webCredentials: AppList? = nil, appClips: AppList? = nil,
        activityContinuation: AppList? = nil, otherMembers: [JSONValue.Member] = []
    ) {
        self.appLinks = appLinks
        self.webCredentials = webCredentials
        self.appClips = appClips
        self.activityContinuation = activityContinuation
        self.otherMembers = otherMembers
    }

    /// A section that lists apps: `{ "apps": ["ABCDE12345.com.example.app"] }`.
    public struct AppList: Sendable, Hashable {
        /// The app identifiers.
        public var apps: [String]
        /// Members that are unknown or have the wrong type, in the order of the file.
        public var otherMembers: [JSONValue.Member]

        /// Creates a section.
        public init(apps: [String], otherMembers: [JSONValue.Member] = []) {
            self.apps = apps
            self.otherMembers = otherMembers
        }
    }

    /// Every app that ``appLinks`` names, in the order of the file, each once.
    public var linkedApps: [String] {
        var seen: Set<String> = []
        return (appLinks?.details ?? []).flatMap(\.allAppIDs).filter { seen.insert($0).inserted }
    }
}
