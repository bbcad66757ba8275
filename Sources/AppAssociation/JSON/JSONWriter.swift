/// How JSON text is laid out.
public enum JSONLayout: Sendable, Hashable {
    /// One line without spaces: what to publish when size matters.
    case compact
    /// Two spaces a level and a newline at the end: what to read and to keep in a repository.
    case pretty
}

extension JSONValue {
    /// This value as JSON text. Equal values give equal text, byte by byte.
    func text(_ layout: JSONLayout) -> String {
        var output = ""
        write(to: &output, layout: layout, indent: 0)
        if layout == .pretty { output += "\n" }
        return output
    }

    private func write(to output: inout String, layout: JSONLayout, indent: Int) {
        switch self {
        case .null: output += "null"
        case .bool(let value): output += value ? "true" : "false"
        case .number(let text): output += text
        case .string(let text): Self.write(text, to: &output)
        case .array(let elements):
            let isShort = elements.count < 2 && elements.allSatisfy(\.isScalar)
            Self.write(elements, between: "[", "]", to: &output, layout: isShort ? .compact : layout, indent: indent) {
                $0.write(to: &$1, layout: layout, indent: indent + 1)
            }
        case .object(let members):
            let isShort = members.count < 4 && members.allSatisfy(\.value.isScalar)
            Self.write(members, between: "{", "}", to: &output, layout: isShort ? .compact : layout, indent: indent) {
                Self.write($0.key, to: &$1)
                $1 += layout == .pretty ? ": " : ":"
                $0.value.write(to: &$1, layout: layout, indent: indent + 1)
            }
        }
    }

    private var isScalar: Bool {
        switch self {
        case .array, .object: false
        case .null, .bool, .number, .string: true
        }
    }

    private static func write<Element>(
        _ elements: [Element], between start: String, _ end: String, to output: inout String, layout: JSONLayout,
        indent: Int, each: (Element, inout String) -> Void
    ) {
        output += start
        for (index, element) in elements.enumerated() {
            if index > 0 { output += "," }
            if layout == .pretty {
                output += "\n" + String(repeating: "  ", count: indent + 1)
            }
            each(element, &output)
        }
        if layout == .pretty, !elements.isEmpty { output += "\n" + String(repeating: "  ", count: indent) }
        output += end
    }

    private static func write(_ text: String, to output: inout String) {
        output += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                output += "\\u00" + HexDigit.pair(UInt8(scalar.value), uppercase: false)
            default: output.unicodeScalars.append(scalar)
            }
        }
        output += "\""
    }
}
