/// Text from outside, made safe to print, so that nothing in a URL or a file can act on a terminal.
package enum QuotedText {
    /// The text in quotation marks, with quotation marks, backslashes and unprintable scalars escaped.
    package static func quote(_ text: String) -> String {
        "\"" + escaped(text, all: true) + "\""
    }

    /// The text with unprintable scalars (control, format, line-breaking) as `\u{…}` and all else as it is.
    package static func printable(_ text: String) -> String {
        escaped(text, all: false)
    }

    private static func escaped(_ text: String, all: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"" where all: result += "\\\""
            case "\\" where all: result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                if isPrintable(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                }
            }
        }
        return result
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        // The joiner holds emoji together and changes nothing else.
        if scalar == "\u{200D}" { return true }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return false
        default: return true
        }
    }
}
