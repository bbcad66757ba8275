import AppAssociation

/// A command of the tool.
///
/// The table of them drives parsing and help alike.
struct Command: Sendable {
    let name: String
    let summary: String
    /// What stands behind the name, for help.
    let operand: Operand
    let options: [Option]
    let details: String
    let run: @Sendable (Invocation, Console) throws -> ExitCode

    /// What a command takes besides options.
    enum Operand: Sendable {
        case none
        case required(String)
        case optional(String)
        case many(String)
        case pair(String, String)
        /// One, and behind it as many of the other as one likes.
        case oneAndMany(String, String)

        var usage: String {
            switch self {
            case .none: ""
            case .required(let name): " \(name)"
            case .optional(let name): " [\(name)]"
            case .many(let name): " [\(name)…]"
            case .pair(let first, let second): " \(first) \(second)"
            case .oneAndMany(let first, let others): " \(first) [\(others)…]"
            }
        }

        /// The names of those that have to be there.
        var required: [String] {
            switch self {
            case .none, .optional, .many: []
            case .required(let name), .oneAndMany(let name, _): [name]
            case .pair(let first, let second): [first, second]
            }
        }

        /// Whether it is the name of a file.
        var isFile: Bool { required.first == "FILE" }

        /// How many there may be.
        var maximum: Int {
            switch self {
            case .none: 0
            case .required, .optional: 1
            case .pair: 2
            case .many, .oneAndMany: .max
            }
        }
    }

    static let all: [Command] =
        [explain, list, lint, map] + association(AppleAppSiteAssociation.self) + association(AssetLinks.self)
        + [verify, entitlements, smoke, completions, help]

    /// The command that the words begin with, which lose its name: one word, or two such as `aasa test`.
    static func named(_ words: inout ArraySlice<String>) throws(Failure) -> Command {
        guard let first = words.popFirst() else { throw .noCommand }
        if let command = all.first(where: { $0.name == first }) { return command }
        let members = group(first)
        if members.isEmpty {
            let known = all.flatMap { [$0.name] + $0.name.split(separator: " ").prefix(1).map(String.init) }
            throw .unknownCommand(first, suggestion: EditDistance.closest(to: first, in: known))
        }
        guard let second = words.popFirst(), !second.hasPrefix("-") else {
            throw .incompleteCommand(first, members: members.map { String($0.name.dropFirst(first.count + 1)) })
        }
        let name = first + " " + second
        if let command = members.first(where: { $0.name == name }) { return command }
        throw .unknownCommand(name, suggestion: EditDistance.closest(to: name, in: members.map(\.name)))
    }

    /// The commands whose names are of two words, of which this is the first.
    static func group(_ name: String) -> [Command] { all.filter { $0.name.hasPrefix(name + " ") } }
}
