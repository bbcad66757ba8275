import RouteMatching

/// The pattern language that rules are written in.
enum RuleDialect {
    case apple
    case android

    /// A predefined name for the spellings of a boolean.
    static let boolVariable = "bool"

    /// Every spelling of `true` and `false`, which are read in any case.
    static let boolSpellings: [String] = ["true", "false"].flatMap { word in
        word.reduce([""]) { spellings, letter in
            spellings.map { $0 + String(letter) } + spellings.map { $0 + letter.uppercased() }
        }
    }

    /// Whether patterns match exactly what a type of placeholder takes.
    func isExact(_ type: RoutePattern.PlaceholderType) -> Bool {
        switch type {
        case .string: true
        case .bool, .uuid: self == .apple
        case .int, .double: false
        }
    }

    /// How a placeholder is written, when it has no values of its own.
    func text(for type: RoutePattern.PlaceholderType) -> String {
        switch (type, self) {
        case (.bool, .apple): return "$(" + Self.boolVariable + ")"
        case (.uuid, .apple): return Self.uuid(digit: "$(xdigit)")
        case (.uuid, .android): return Self.uuid(digit: "?")
        default: return "?*"
        }
    }

    private static func uuid(digit: String) -> String {
        [8, 4, 4, 4, 12].map { String(repeating: digit, count: $0) }.joined(separator: "-")
    }

    /// How a text is written: encoded for Apple and decoded for Android; a character that would be a wildcard there
    /// is written as `?`, since the languages have no escape.
    func literal(_ text: String) -> String {
        let spelled = self == .apple ? PercentCoding.segment(text) : text
        var output = ""
        var previous: Character?
        for character in spelled {
            if self == .apple, previous == "$", character == "(" {
                output.removeLast()
                output += "?("
            } else {
                output.append("*?".contains(character) ? "?" : character)
            }
            previous = character
        }
        return output
    }
}
