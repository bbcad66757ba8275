/// A command of the tool.
///
/// The table of them drives parsing and help alike.
struct Command: Sendable {
    let name: String
    let summary: String
    /// What stands behind the name, for help: the command takes at most one operand.
    let operand: Operand
    let options: [Option]
    let details: String
    let run: @Sendable (Invocation, Console) throws -> ExitCode

    /// What a command takes besides options.
    enum Operand: Sendable {
        case none
        case required(String)
        case optional(String)

        var usage: String {
            switch self {
            case .none: ""
            case .required(let name): " \(name)"
            case .optional(let name): " [\(name)]"
            }
        }
    }

    static let all = [explain, list, help]

    /// The command of that name.
    static func named(_ name: String) throws(Failure) -> Command {
        if let command = all.first(where: { $0.name == name }) { return command }
        throw .unknownCommand(name, suggestion: EditDistance.closest(to: name, in: all.map(\.name)))
    }
}
