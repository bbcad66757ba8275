extension AssetLinks {
    /// The file as JSON text.
    ///
    /// Keys stand in a fixed order, keys that were kept aside come last in theirs; equal files give equal text.
    ///
    /// - Parameter layout: Whether people or systems are to read it.
    /// - Returns: The text; it ends with a line feed where people are to read it.
    /// - Complexity: O(n) for n bytes of text.
    public func text(_ layout: JSONLayout = .pretty) -> String {
        JSONValue.array(statements.map(\.json)).text(layout)
    }
}

extension AssetLinks.Statement {
    fileprivate var json: JSONValue {
        if otherMembers.count == 1, otherMembers[0].key.isEmpty, self == .init(otherMembers: otherMembers) {
            return otherMembers[0].value
        }
        var writer = MemberWriter()
        writer.put("include", include.map(JSONValue.string))
        writer.put("relation", relations.map(JSONValue.strings))
        writer.put("target", target?.json)
        let extensions = rules.map { rules in
            JSONValue.object([
                .init(
                    AssetLinks.handleAllURLs,
                    .object([.init(AssetLinks.Key.components, .array(rules.map(\.json)))]))
            ])
        }
        writer.put(AssetLinks.Key.extensions, extensions)
        writer.put(aside: otherMembers)
        return writer.object
    }
}

extension AssetLinks.Target {
    fileprivate var json: JSONValue {
        var writer = MemberWriter()
        writer.put("namespace", namespace.map(JSONValue.string))
        writer.put("package_name", packageName.map(JSONValue.string))
        writer.put("sha256_cert_fingerprints", fingerprints.map(JSONValue.strings))
        writer.put("site", site.map(JSONValue.string))
        writer.put(aside: otherMembers)
        return writer.object
    }
}

extension AssetLinks.Rule {
    /// The rule as it stands in a file.
    var json: JSONValue {
        var writer = MemberWriter()
        writer.put("/", path.map(JSONValue.string))
        writer.put("?", query.map { .object($0.map { .init($0.name, .string($0.pattern)) }) })
        writer.put("#", fragment.map(JSONValue.string))
        writer.put("exclude", exclude.map(JSONValue.bool))
        writer.put("comments", comments.map(JSONValue.string))
        writer.put(aside: otherMembers)
        return writer.object
    }
}
