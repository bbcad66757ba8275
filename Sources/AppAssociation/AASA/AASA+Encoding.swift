extension AppleAppSiteAssociation {
    /// The file as JSON text.
    ///
    /// Keys stand in a fixed order, keys that were kept aside come last in theirs; equal files give equal text.
    ///
    /// - Parameter layout: Whether people or systems are to read it.
    /// - Returns: The text; it ends with a line feed where people are to read it.
    /// - Complexity: O(n) for n bytes of text.
    public func text(_ layout: JSONLayout = .pretty) -> String {
        var writer = MemberWriter()
        writer.put(Key.appLinks, appLinks?.json)
        writer.put(Key.webCredentials, webCredentials?.json)
        writer.put(Key.appClips, appClips?.json)
        writer.put(Key.activityContinuation, activityContinuation?.json)
        writer.put(aside: otherMembers)
        return writer.object.text(layout)
    }
}

extension AppleAppSiteAssociation.AppList {
    fileprivate var json: JSONValue {
        var writer = MemberWriter()
        let isAside = otherMembers.contains { $0.key == "apps" } && apps.isEmpty
        writer.put("apps", isAside ? nil : .strings(apps))
        writer.put(aside: otherMembers)
        return writer.object
    }
}

extension AppleAppSiteAssociation.AppLinks {
    fileprivate var json: JSONValue {
        var writer = MemberWriter()
        writer.put("apps", legacyApps.map(JSONValue.strings))
        writer.put("defaults", defaults?.json)
        let variables = substitutionVariables.map { JSONValue.Member($0.name, .strings($0.values)) }
        writer.put("substitutionVariables", variables.isEmpty ? nil : .object(variables))
        let isAside = otherMembers.contains { $0.key == "details" } && details.isEmpty
        writer.put("details", isAside ? nil : detailsJSON)
        writer.put(aside: otherMembers)
        return writer.object
    }

    private var detailsJSON: JSONValue {
        switch detailsForm {
        case .list: .array(details.map { $0.json(includesAppID: true) })
        case .object: .object(details.map { .init($0.appID ?? "", $0.json(includesAppID: false)) })
        }
    }
}

extension AppleAppSiteAssociation.Detail {
    fileprivate func json(includesAppID: Bool) -> JSONValue {
        var writer = MemberWriter()
        writer.put("appID", includesAppID ? appID.map(JSONValue.string) : nil)
        writer.put("appIDs", appIDs.isEmpty ? nil : .strings(appIDs))
        writer.put("defaults", defaults?.json)
        writer.put("components", components.map { .array($0.map(\.json)) })
        writer.put("paths", paths.map(JSONValue.strings))
        writer.put(aside: otherMembers)
        return writer.object
    }
}

extension AppleAppSiteAssociation.Rule {
    /// The rule as it stands in a file.
    var json: JSONValue {
        var writer = MemberWriter()
        writer.put(Key.path, path.map(JSONValue.string))
        writer.put(Key.query, query?.json)
        writer.put(Key.fragment, fragment.map(JSONValue.string))
        writer.put(Key.exclude, exclude.map(JSONValue.bool))
        writer.put(Key.caseSensitive, caseSensitive.map(JSONValue.bool))
        writer.put(Key.percentEncoded, percentEncoded.map(JSONValue.bool))
        writer.put(Key.comment, comment.map(JSONValue.string))
        writer.put(aside: otherMembers)
        return writer.object
    }
}

extension AppleAppSiteAssociation.Query {
    fileprivate var json: JSONValue {
        switch self {
        case .whole(let pattern): .string(pattern)
        case .items(let items):
            .object(
                items.map { item in
                    switch item.pattern {
                    case .text(let pattern): .init(item.name, .string(pattern))
                    case .invalid(let value): .init(item.name, value)
                    }
                })
        }
    }
}
