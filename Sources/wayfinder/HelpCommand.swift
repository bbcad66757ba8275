extension Command {
    static let help = Command(
        name: "help", summary: "Show this help, or that of a command.", operand: .optional("COMMAND"), options: [],
        details: ""
    ) { invocation, console in
        if let name = invocation.operand {
            console.print(HelpText.text(for: try Command.named(name)))
        } else {
            console.print(HelpText.overview)
        }
        return .handled
    }

    /// What `--version` runs; it is no command by name.
    static let version = Command(
        name: "--version", summary: "Show the version.", operand: .none, options: [], details: ""
    ) { _, console in
        console.print("wayfinder \(Wayfinder.version)")
        return .handled
    }
}

/// The help, written from the table of commands.
enum HelpText {
    static var overview: String {
        """
        Says where a URL goes.

        Usage: wayfinder COMMAND [OPTIONS]

        Commands:
        \(rows(Command.all.map { ($0.name + $0.operand.usage, $0.summary) }))

        Options:
        \(rows(options.map { ($0.usage, $0.summary) }))

        Without a manifest the commands work on the routes of a sample shop.
        Exit code: 0 handled, 1 not handled, 2 bad input.
        """
    }

    static func text(for command: Command) -> String {
        var text = "\(command.summary)\n\nUsage: wayfinder \(command.name)\(command.operand.usage)"
        text += command.options.isEmpty ? "" : " [OPTIONS]"
        if !command.details.isEmpty { text += "\n\n\(command.details)" }
        let options = command.options + [.help]
        return text + "\n\nOptions:\n" + rows(options.map { ($0.usage, $0.summary) })
    }

    private static var options: [Option] {
        var options: [Option] = []
        for option in Command.all.flatMap(\.options) where !options.contains(option) { options.append(option) }
        return options + [.help, .version]
    }

    private static func rows(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, summary in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
        }.joined(separator: "\n")
    }
}
