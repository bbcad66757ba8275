import RouteMatching

/// Why the tool could not do what it was asked to.
enum Failure: Error, Equatable, CustomStringConvertible {
    case noCommand
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, command: String, suggestion: String?)
    case incompleteCommand(String, members: [String])
    case missingValue(option: String)
    case unwantedValue(option: String)
    case optionsTogether(Option, Option)
    case missingOperand(String, command: String)
    case tooManyOperands(String, command: String)
    case unreadableFile(String, kind: String, reason: String)
    case standardInputTwice
    case unknownValue(String, option: String, suggestion: String?, choices: [String])
    case malformedURL(String, reason: String)
    case noSite
    case noRoutes(host: String, title: String)
    case noApps(option: String)
    case fingerprintWithoutPackage

    /// Whether a look at the help would help.
    var isAboutUsage: Bool {
        switch self {
        case .unreadableFile, .malformedURL, .noRoutes: false
        default: true
        }
    }

    var description: String {
        switch self {
        case .noCommand: "no command given"
        case .unknownCommand(let name, let suggestion):
            "unknown command \(QuotedText.quote(name))" + Self.hint(suggestion)
        case .unknownOption(let name, let command, let suggestion):
            "unknown option \(QuotedText.quote(name)) for '\(command)'" + Self.hint(suggestion)
        case .incompleteCommand(let name, let members):
            "'\(name)' needs one of these behind it: " + members.joined(separator: ", ")
        case .missingValue(let option): "the option '\(option)' needs a value"
        case .unwantedValue(let option): "the option '\(option)' takes no value"
        case .optionsTogether(let first, let second): "'\(first.name)' and '\(second.name)' exclude each other"
        case .missingOperand(let operand, let command): "'\(command)' needs a \(operand)"
        case .tooManyOperands(let operand, let command):
            "\(QuotedText.quote(operand)) is one argument too many for '\(command)'"
        case .unreadableFile(let file, let kind, let reason): "\(kind) \(QuotedText.quote(file)): \(reason)"
        case .standardInputTwice: "only one file can be '-', standard input"
        case .unknownValue(let value, let option, let suggestion, let choices):
            "\(option) cannot be \(QuotedText.quote(value))"
                + (suggestion == nil ? "; choose one of \(choices.joined(separator: ", "))" : Self.hint(suggestion))
        case .noSite: "no site given: name its hosts with --host, or give a description with --site"
        case .noRoutes(let host, let title): "no route of \(title) is on \(host)"
        case .noApps(let option): "the site names no app for this file; give one with \(option)"
        case .fingerprintWithoutPackage: "--fingerprint needs exactly one --package"
        case .malformedURL(let text, let reason): "malformed URL \(QuotedText.quote(text)): \(reason)"
        }
    }

    private static func hint(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean '\($0)'?" } ?? ""
    }
}
