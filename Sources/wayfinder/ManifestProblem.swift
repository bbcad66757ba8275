import RouteMatching

/// Says in words what is wrong with a manifest, and where.
enum ManifestProblem {
    /// How the description of an error begins that is about a key nothing reads.
    static let unknownKey = "unknown key"

    static func text(for error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing"
        case .typeMismatch(_, let context): "\(place(context.codingPath)) is of the wrong type"
        case .valueNotFound(_, let context): "\(place(context.codingPath)) is null"
        case .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "the file is not JSON"
                : context.debugDescription.hasPrefix(unknownKey)
                    ? "\(place(context.codingPath)) is an \(context.debugDescription)"
                    : "\(place(context.codingPath)) has a value that is not allowed"
        @unknown default: "the file is not a manifest"
        }
    }

    /// For example `routes[2].pattern`.
    private static func place(_ path: [any CodingKey]) -> String {
        if path.isEmpty { return "the whole" }
        var text = ""
        for key in path {
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += (text.isEmpty ? "" : ".") + QuotedText.printable(key.stringValue)
            }
        }
        return text
    }
}
