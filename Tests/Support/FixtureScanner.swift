/// Reads words, quoted texts and lists from one row of a fixture file.
struct FixtureScanner {
    private var rest: Substring
    private let whole: String

    init(_ text: String) {
        whole = text
        rest = text[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skipSpaces() {
        rest = rest.drop { $0 == " " }
    }

    /// Takes the given text when it comes next.
    mutating func take(_ prefix: String) -> Bool {
        guard rest.hasPrefix(prefix) else { return false }
        rest = rest.dropFirst(prefix.count)
        return true
    }

    /// Takes everything up to one of the given characters.
    mutating func word(upTo stops: Set<Character> = [" "]) -> String {
        let word = rest.prefix { !stops.contains($0) }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    /// Takes all that is left.
    mutating func remainder() -> String {
        defer { rest = "" }
        return String(rest)
    }

    /// Takes a text in quotation marks.
    mutating func quoted() throws -> String {
        guard take("\"") else { throw unreadable("a quotation mark expected") }
        var result = ""
        var scalars = rest.unicodeScalars
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\"":
                rest = Substring(scalars)
                return result
            case "\\":
                result.unicodeScalars.append(try escape(&scalars))
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        throw unreadable("a text without its closing quotation mark")
    }

    /// Takes a list of quoted texts in brackets.
    mutating func list() throws -> [String] {
        guard take("[") else { throw unreadable("a list expected") }
        var result: [String] = []
        while !take("]") {
            if !result.isEmpty, !take(", ") { throw unreadable("a comma expected") }
            result.append(try quoted())
        }
        return result
    }

    /// Takes a name with its value, or the list of values of a rest: `id="7"`, `rest=["a", "b"]`.
    mutating func capture() throws -> CaptureText {
        let name = word(upTo: ["=", " "])
        guard take("=") else { throw unreadable("a value expected") }
        if rest.first == "[" { return CaptureText(name: name, values: try list(), isRest: true) }
        return CaptureText(name: name, values: [try quoted()], isRest: false)
    }

    func unreadable(_ problem: String) -> FixtureText.Unreadable {
        FixtureText.Unreadable(description: "\(problem) at \"\(rest)\" in: \(whole)")
    }

    private func escape(_ scalars: inout Substring.UnicodeScalarView) throws -> Unicode.Scalar {
        switch scalars.popFirst() {
        case "n": return "\n"
        case "t": return "\t"
        case "\"": return "\""
        case "\\": return "\\"
        case "u":
            guard scalars.popFirst() == "{" else { throw unreadable("a brace expected") }
            let digits = String(String.UnicodeScalarView(scalars.prefix { $0 != "}" }))
            scalars = scalars.dropFirst(digits.count + 1)
            guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                throw unreadable("no scalar")
            }
            return scalar
        default: throw unreadable("an unknown escape")
        }
    }
}
