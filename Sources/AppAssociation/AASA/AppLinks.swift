extension AppleAppSiteAssociation {
    /// The section about universal links.
    public struct AppLinks: Sendable, Hashable {
        /// Keys that every rule of the file inherits.
        public var defaults: Rule?
        /// The file's own variables, in the order of the file.
        public var substitutionVariables: [Variable]
        /// Apps and their rules, in order.
        public var details: [Detail]
        /// The form in which ``details`` was written.
        public var detailsForm: DetailsForm
        /// The `apps` list of old files, which had to be there and empty.
        public var legacyApps: [String]?
        /// Members that are unknown or have the wrong type, in the order of the file.
        public var otherMembers: [JSONValue.Member]

        /// Creates the section.
        public init(
            defaults: Rule? = nil, substitutionVariables: [Variable] = [], details: [Detail],
            detailsForm: DetailsForm = .list, legacyApps: [String]? = nil, otherMembers: [JSONValue.Member] = []
        ) {
            self.defaults = defaults
            self.substitutionVariables = substitutionVariables
            self.details = details
            self.detailsForm = detailsForm
            self.legacyApps = legacyApps
            self.otherMembers = otherMembers
        }
    }

    /// How the apps of a file were listed.
    public enum DetailsForm: Sendable, Hashable {
        /// A list, whose order counts.
        case list
        /// An object from app identifier to rules, the oldest form. It has no order; its apps are read by ascending
        /// identifier.
        case object
    }

    /// A named list of texts that a pattern picks from with `$(name)`.
    public struct Variable: Sendable, Hashable {
        /// The name: any characters but `$`, `(` and `)`.
        public var name: String
        /// The texts; they may hold `*` and `?`.
        public var values: [String]

        /// Creates a variable.
        public init(_ name: String, values: [String]) {
            self.name = name
            self.values = values
        }
    }

    /// One entry of `details`: apps and their rules.
    public struct Detail: Sendable, Hashable {
        /// The apps, in the current form.
        public var appIDs: [String]
        /// The app, in the form of old files.
        public var appID: String?
        /// Keys that every rule of this entry inherits; they replace the file's.
        public var defaults: Rule?
        /// The rules, the first matching one decides; nil when the entry has none.
        public var components: [Rule]?
        /// The rules in the form of old files, such as `NOT /admin/*`; they come after ``components``.
        public var paths: [String]?
        /// Members that are unknown or have the wrong type, in the order of the file.
        public var otherMembers: [JSONValue.Member]

        /// Creates an entry.
        public init(
            appIDs: [String], appID: String? = nil, defaults: Rule? = nil, components: [Rule]? = nil,
            paths: [String]? = nil, otherMembers: [JSONValue.Member] = []
        ) {
            self.appIDs = appIDs
            self.appID = appID
            self.defaults = defaults
            self.components = components
            self.paths = paths
            self.otherMembers = otherMembers
        }

        /// The apps of both forms, each once.
        public var allAppIDs: [String] {
            guard let appID, !appIDs.contains(appID) else { return appIDs }
            return appIDs + [appID]
        }
    }
}
