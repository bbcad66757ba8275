extension AssetLinks {
    /// Reads a file from its text.
    ///
    /// - Parameter text: The whole file.
    /// - Throws: ``AssociationFileError`` when the text is not a JSON array. All else is kept, for ``validate()`` to
    ///   report.
    /// - Complexity: O(n) for n bytes.
    public init(parsing text: String) throws(AssociationFileError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Reads a file from its bytes, as a `[UInt8]` or as Foundation's `Data`.
    ///
    /// - Parameter bytes: The whole file.
    /// - Throws: ``AssociationFileError`` when the bytes are not a JSON array in UTF-8. All else is kept, for
    ///   ``validate()`` to report.
    /// - Complexity: O(n) for n bytes.
    public init(parsing bytes: some Sequence<UInt8>) throws(AssociationFileError) {
        let root = try JSONValue(associationFile: Array(bytes))
        guard let array = root.array else { throw .wrongRoot(expected: "an array", found: root.kind) }
        statements = array.map { value in
            // A statement that is no object is skipped by Android; it is kept under the empty key.
            value.members.map(Statement.init) ?? Statement(otherMembers: [.init("", value)])
        }
    }

    enum Key {
        static let extensions = "relation_extensions"
        static let components = "dynamic_app_link_components"
    }
}

extension AssetLinks.Statement {
    fileprivate init(_ members: [JSONValue.Member]) {
        var reader = MemberReader(members)
        relations = reader.take("relation", \.strings)
        target = reader.take("target") { $0.members.map(AssetLinks.Target.init) }
        include = reader.take("include", \.string)
        rules = reader.take(AssetLinks.Key.extensions, Self.rules)
        otherMembers = reader.rest
    }

    /// The rules of an extension that holds nothing but them; any other is kept aside as it is.
    private static func rules(_ value: JSONValue) -> [AssetLinks.Rule]? {
        guard let extensions = value.members, extensions.count == 1, extensions[0].key == AssetLinks.handleAllURLs,
            let members = extensions[0].value.members, members.count == 1, members[0].key == AssetLinks.Key.components
        else { return nil }
        return members[0].value.elements { $0.members.map(AssetLinks.Rule.init) }
    }
}

extension AssetLinks.Target {
    fileprivate init(_ members: [JSONValue.Member]) {
        var reader = MemberReader(members)
        namespace = reader.take("namespace", \.string)
        packageName = reader.take("package_name", \.string)
        fingerprints = reader.take("sha256_cert_fingerprints", \.strings)
        site = reader.take("site", \.string)
        otherMembers = reader.rest
    }
}

extension AssetLinks.Rule {
    fileprivate init(_ members: [JSONValue.Member]) {
        var reader = MemberReader(members)
        path = reader.take("/", \.string)
        query = reader.take("?") { value in
            guard let members = value.members else { return nil }
            let items = members.compactMap { member in member.value.string.map { AssetLinks.Item(member.key, $0) } }
            return items.count == members.count ? items : nil
        }
        fragment = reader.take("#", \.string)
        exclude = reader.take("exclude", \.bool)
        comments = reader.take("comments", \.string)
        otherMembers = reader.rest
    }
}
