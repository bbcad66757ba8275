/// One call of the tool, as its arguments say it.
struct Invocation: Sendable {
    let command: Command
    private(set) var operand: String?
    private var values: [String: String] = [:]

    /// Whether the option was given.
    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The option's value, or nil when it was not given.
    func value(of option: Option) -> String? { values[option.name] }

    init(command: Command, operand: String? = nil) {
        self.command = command
        self.operand = operand
    }

    /// Parses what stands behind the tool's name.
    ///
    /// Options may stand anywhere; everything behind `--` is an operand.
    init(parsing arguments: [String]) throws(Failure) {
        var left = arguments[...]
        guard let first = left.popFirst() else { throw .noCommand }
        switch first {
        case "--help", "-h":
            self.init(command: .help)
            return
        case "--version":
            self.init(command: .version)
            return
        default: break
        }
        if first.hasPrefix("-") {
            let known = [Option.help, Option.version].map(\.name) + Command.all.flatMap { $0.options.map(\.name) }
            throw .unknownOption(
                first, command: "wayfinder", suggestion: EditDistance.closest(to: first, in: known))
        }
        self.init(command: try Command.named(first))
        var optionsHaveEnded = false
        while let argument = left.popFirst() {
            if argument == "--", !optionsHaveEnded {
                optionsHaveEnded = true
            } else if argument.hasPrefix("-"), argument != "-", !optionsHaveEnded {
                if argument == "--help" || argument == "-h" {
                    self = Invocation(command: .help, operand: command.name)
                    return
                }
                try readOption(argument, &left)
            } else {
                try readOperand(argument)
            }
        }
        if case .required(let name) = command.operand, operand == nil {
            throw .missingOperand(name, command: command.name)
        }
    }

    private mutating func readOption(_ argument: String, _ left: inout ArraySlice<String>) throws(Failure) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.options.first(where: { $0.name == parts[0] }) else {
            let known = command.options.map(\.name) + [Option.help.name]
            throw .unknownOption(
                parts[0], command: command.name, suggestion: EditDistance.closest(to: parts[0], in: known))
        }
        guard option.value != nil else {
            if parts.count > 1 { throw .unwantedValue(option: option.name) }
            values[option.name] = ""
            return
        }
        guard let value = parts.count > 1 ? parts[1] : left.popFirst() else {
            throw .missingValue(option: option.name)
        }
        values[option.name] = value
    }

    private mutating func readOperand(_ argument: String) throws(Failure) {
        if case .none = command.operand { throw .tooManyOperands(argument, command: command.name) }
        if operand != nil { throw .tooManyOperands(argument, command: command.name) }
        operand = argument
    }
}
