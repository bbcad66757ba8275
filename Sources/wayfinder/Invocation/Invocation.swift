/// One call of the tool, as its arguments say it.
struct Invocation: Sendable {
    let command: Command
    private(set) var operands: [String]
    private var values: [String: [String]] = [:]

    /// Whether the option was given.
    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The option's value, the last when it was given several times, or nil when it was not.
    func value(of option: Option) -> String? { values[option.name]?.last }

    /// All values that were given for the option, in that order.
    func values(of option: Option) -> [String] { values[option.name] ?? [] }

    /// The one operand of a command that takes no more, or the first of many.
    var operand: String? { operands.first }

    init(command: Command, operands: [String] = []) {
        self.command = command
        self.operands = operands
    }

    /// Parses what stands behind the tool's name.
    ///
    /// Options may stand anywhere; everything behind `--` is an operand.
    init(parsing arguments: [String]) throws(Failure) {
        var left = arguments[...]
        guard let first = left.first else { throw .noCommand }
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
        if let second = left.dropFirst().first, second == "--help" || second == "-h" {
            self.init(command: .help, operands: [first])
            return
        }
        self.init(command: try Command.named(&left))
        var optionsHaveEnded = false
        while let argument = left.popFirst() {
            if argument == "--", !optionsHaveEnded {
                optionsHaveEnded = true
            } else if argument.hasPrefix("-"), argument != "-", !optionsHaveEnded {
                if argument == "--help" || argument == "-h" {
                    self = Invocation(command: .help, operands: [command.name])
                    return
                }
                try readOption(argument, &left)
            } else {
                try readOperand(argument)
            }
        }
        try checkRequiredOperands()
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
            values[option.name] = []
            return
        }
        guard let value = parts.count > 1 ? parts[1] : left.popFirst() else {
            throw .missingValue(option: option.name)
        }
        values[option.name, default: []].append(value)
    }

    private mutating func readOperand(_ argument: String) throws(Failure) {
        if operands.count >= command.operand.maximum {
            throw .tooManyOperands(argument, command: command.name)
        }
        operands.append(argument)
    }

    private func checkRequiredOperands() throws(Failure) {
        let required = command.operand.required
        if operands.count < required.count {
            throw .missingOperand(required[operands.count], command: command.name)
        }
    }

    /// Refuses to read standard input for two of the files.
    ///
    /// - Parameter files: Operands that are files; options that name files are looked at besides.
    func checkStandardInput(_ files: [String] = []) throws(Failure) {
        let named = files + [Option.manifest, .site, .urls].flatMap { values(of: $0).suffix(1) }
        if named.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    }
}
