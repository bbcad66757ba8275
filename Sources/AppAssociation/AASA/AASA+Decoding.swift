extension AppleAppSiteAssociation {
    /// Reads a file from its text.
    ///
    /// - Parameter text: The whole file.
    /// - Throws: ``AssociationFileError`` when the text is not a JSON object. All else is kept, for ``validate()`` to
    ///   report.
    /// - Complexity: O(n) for n bytes.
    public init(parsing text: String) throws(AssociationFileError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Reads a file from its bytes, as a `[UInt8]` or as Foundation's `Data`.
    ///
    /// - Parameter bytes: The whole file.
    /// - Throws: ``AssociationFileError`` when the bytes are not a JSON object in UTF-8. All else is kept, for
    ///   ``validate()`` to report.
    /// - Complexity: O(n) for n bytes.
    public init(parsing bytes: some Sequence<UInt8>) throws(AssociationFileError) {
        let root = try JSONValue(associationFile: Array(bytes))
        guard let members = root.members else { throw .wrongRoot(expected: "an object", found: root.kind) }
        var reader = MemberReader(members)
        appLinks = reader.take(Key.appLinks) { $0.members.map(AppLinks.init) }
        webCredentials = reader.take(Key.webCredentials, AppList.init)
        appClips = reader.take(Key.appClips, AppList.init)
        activityContinuation = reader.take(Key.activityContinuation, AppList.init)
        otherMembers = reader.rest
    }

    /// The keys of the file.
    enum Key {
        static let appLinks = "applinks"
        static let webCredentials = "webcredentials"
        static let appClips = "appclips"
        static let activityContinuation = "activitycontinuation"
    }
}

extension AppleAppSiteAssociation.AppList {
    fileprivate init?(_ value: JSONValue) {
        guard let members = value.members else { return nil }
        var reader = MemberReader(members)
        apps = reader.take("apps", \.strings) ?? []
        otherMembers = reader.rest
    }
}

extension AppleAppSiteAssociation.AppLinks {
    fileprivate init(_ members: [JSONValue.Member]) {
        typealias Detail = AppleAppSiteAssociation.Detail
        var reader = MemberReader(members)
        defaults = reader.take("defaults", AppleAppSiteAssociation.Rule.init)
        substitutionVariables = reader.take("substitutionVariables", Self.variables) ?? []
        let list = reader.take("details") { $0.elements { $0.members.map { Detail($0) } } }
        let object = list == nil ? reader.take("details", Self.detailsObject) : nil
        details = list ?? object ?? []
        detailsForm = object == nil ? .list : .object
        legacyApps = reader.take("apps", \.strings)
        otherMembers = reader.rest
    }

    private static func variables(_ value: JSONValue) -> [AppleAppSiteAssociation.Variable]? {
        guard let members = value.members else { return nil }
        let variables = members.compactMap { member in
            member.value.strings.map { AppleAppSiteAssociation.Variable(member.key, values: $0) }
        }
        return variables.count == members.count ? variables : nil
    }

    private static func detailsObject(_ value: JSONValue) -> [AppleAppSiteAssociation.Detail]? {
        guard let members = value.members else { return nil }
        let details = members.sorted { $0.key < $1.key }.compactMap { member in
            member.value.members.map { AppleAppSiteAssociation.Detail($0, app: member.key) }
        }
        return details.count == members.count ? details : nil
    }
}

extension AppleAppSiteAssociation.Detail {
    fileprivate init(_ members: [JSONValue.Member], app: String? = nil) {
        var reader = MemberReader(members)
        appIDs = reader.take("appIDs", \.strings) ?? []
        appID = app ?? reader.take("appID", \.string)
        defaults = reader.take("defaults", AppleAppSiteAssociation.Rule.init)
        components = reader.take("components") { $0.elements(AppleAppSiteAssociation.Rule.init) }
        paths = reader.take("paths", \.strings)
        otherMembers = reader.rest
    }
}

extension AppleAppSiteAssociation.Rule {
    /// The keys of a rule.
    enum Key {
        static let path = "/"
        static let query = "?"
        static let fragment = "#"
        static let exclude = "exclude"
        static let caseSensitive = "caseSensitive"
        static let percentEncoded = "percentEncoded"
        static let comment = "comment"

        static let all = [path, query, fragment, exclude, caseSensitive, percentEncoded, comment]
    }

    fileprivate init?(_ value: JSONValue) {
        guard let members = value.members else { return nil }
        var reader = MemberReader(members)
        path = reader.take(Key.path, \.string)
        query = reader.take(Key.query, AppleAppSiteAssociation.Query.init)
        fragment = reader.take(Key.fragment, \.string)
        exclude = reader.take(Key.exclude, \.bool)
        comment = reader.take(Key.comment, \.string)
        caseSensitive = reader.take(Key.caseSensitive, \.bool)
        percentEncoded = reader.take(Key.percentEncoded, \.bool)
        otherMembers = reader.rest
    }
}

extension AppleAppSiteAssociation.Query {
    fileprivate init?(_ value: JSONValue) {
        switch value {
        case .string(let pattern): self = .whole(pattern)
        case .object(let members):
            self = .items(members.map { Item($0.key, $0.value.string.map(Pattern.text) ?? .invalid($0.value)) })
        case .null, .bool, .number, .array: return nil
        }
    }
}
