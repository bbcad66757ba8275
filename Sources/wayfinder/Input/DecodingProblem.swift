import AppAssociation
import RouteMatching

/// Says in words why JSON is not what it should describe, and where.
struct DecodingProblem {
    /// How the description of an error begins that is about a key nothing reads.
    static let unknownKey = "unknown key"

    let error: DecodingError
    /// The JSON that could not be decoded.
    let json: JSONValue

    var text: String {
        switch error {
        case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing"
        case .typeMismatch(_, let context): "\(place(context.codingPath)) cannot be \(value(at: context.codingPath))"
        case .valueNotFound(_, let context): "\(place(context.codingPath)) is null"
        case .dataCorrupted(let context): corruption(context)
        @unknown default: "it is of another form"
        }
    }

    private func corruption(_ context: DecodingError.Context) -> String {
        if context.debugDescription.hasPrefix(Self.unknownKey) {
            return "\(place(context.codingPath)) is an \(context.debugDescription)"
        }
        // Foundation does not say which number it is that does not fit.
        if context.codingPath.isEmpty, let number = json.firstNumber(where: { Int($0) == nil }) {
            return "\(number) cannot be \(text(of: json[number]))"
        }
        return "\(place(context.codingPath)) cannot be \(value(at: context.codingPath))"
    }

    /// For example `routes[2].pattern`.
    private func place(_ path: [any CodingKey]) -> String {
        path.isEmpty ? "the whole" : QuotedText.printable(Self.path(path).description)
    }

    private func value(at path: [any CodingKey]) -> String { text(of: json[Self.path(path)]) }

    private func text(of value: JSONValue?) -> String {
        switch value {
        case nil: "what it is"
        case .string(let text): QuotedText.quote(String(text.prefix(80))) + (text.count > 80 ? "…" : "")
        case .number(let spelling): spelling
        case .bool(let flag): "\(flag)"
        case .some(let value): value.kind
        }
    }

    private static func path(_ path: [any CodingKey]) -> JSONPath {
        JSONPath(path.map { key in key.intValue.map(JSONPath.Step.index) ?? .key(key.stringValue) })
    }
}
