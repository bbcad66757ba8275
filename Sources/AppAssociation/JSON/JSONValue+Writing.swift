extension JSONValue {
    /// This value as JSON text.
    ///
    /// Equal values give equal text, byte by byte.
    func text(_ layout: JSONLayout) -> String {
        var output = ""
        write(to: &output, layout == .compact ? .compact : .lines(indent: 0))
        if layout == .pretty { output += "\n" }
        return output
    }

    /// How one array or object is laid out.
    private enum Style {
        case compact
        /// On one line, with spaces.
        case line
        /// One element a line, at this level.
        case lines(indent: Int)

        var isCompact: Bool {
            if case .compact = self { true } else { false }
        }

        /// The style for what is inside.
        var inner: Style {
            if case .lines(let indent) = self { .lines(indent: indent + 1) } else { self }
        }

        /// This style, or one line for what is short.
        func shortened(_ isShort: Bool) -> Style {
            if case .lines = self, isShort { .line } else { self }
        }
    }

    private func write(to output: inout String, _ style: Style) {
        switch self {
        case .null: output += "null"
        case .bool(let value): output += value ? "true" : "false"
        case .number(let text): output += text
        case .string(let text): Self.write(text, to: &output)
        case .array(let elements):
            let isShort = elements.count < 2 && elements.allSatisfy(\.isScalar)
            Self.write(elements, between: "[", "]", to: &output, style.shortened(isShort)) { $0.write(to: &$1, $2) }
        case .object(let members):
            let isShort = members.count < 4 && members.allSatisfy(\.value.isScalar)
            Self.write(members, between: "{", "}", to: &output, style.shortened(isShort)) {
                Self.write($0.key, to: &$1)
                $1 += $2.isCompact ? ":" : ": "
                $0.value.write(to: &$1, $2)
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
        _ elements: [Element], between start: String, _ end: String, to output: inout String, _ style: Style,
        each: (Element, inout String, Style) -> Void
    ) {
        let space =
            switch style {
            case .compact: ""
            case .line: start == "{" && !elements.isEmpty ? " " : ""
            case .lines(let indent): "\n" + String(repeating: "  ", count: indent + 1)
            }
        output += start + space
        for (index, element) in elements.enumerated() {
            if index > 0 {
                output += ","
                if case .line = style { output += " " } else { output += space }
            }
            each(element, &output, style.inner)
        }
        if case .lines = style { output += String(space.dropLast(2)) } else { output += space }
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
