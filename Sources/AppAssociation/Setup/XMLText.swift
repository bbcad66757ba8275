/// Text made safe for XML and HTML.
package enum XMLText {
    /// The text with everything escaped that would end an attribute or an element.
    ///
    /// Looks at scalars, since a mark with an accent on it is another character but the same mark to a parser.
    package static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
