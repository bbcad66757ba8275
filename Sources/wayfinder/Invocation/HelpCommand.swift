extension Command {
    static let help = Command(
        name: "help", summary: "Show this help, or that of a command.", operand: .many("COMMAND"), options: [],
        details: ""
    ) { invocation, console in
        // A name of two words may come as one operand or as two.
        var words = invocation.operands.flatMap { $0.split(separator: " ").map(String.init) }[...]
        if let name = words.first, words.count == 1, case let group = Command.group(name), !group.isEmpty {
            console.print(HelpText.text(forGroup: group))
        } else if !invocation.operands.isEmpty {
            if words.isEmpty { words = [""] }
            let command = try Command.named(&words)
            if let word = words.first { throw Failure.tooManyOperands(word, command: "help") }
            console.print(HelpText.text(for: command))
        } else {
            console.print(HelpText.overview)
        }
        return .success
    }

    /// What `--version` runs; it is no command by name.
    static let version = Command(
        name: "--version", summary: "Show the version.", operand: .none, options: [], details: ""
    ) { _, console in
        console.print("wayfinder \(Wayfinder.version)")
        return .success
    }
}

/// The help, written from the table of commands.
enum HelpText {
    static var overview: String {
        """
        Says where a URL goes, and makes and checks the files that let links open the app.

        Usage: wayfinder COMMAND [OPTIONS]

        Commands:
        \(rows(Command.all.map { ($0.name + $0.operand.usage, $0.summary) }))

        Options of most commands:
        \(rows([Option.manifest, .json, .help, .version].map { ($0.usage, $0.summary) }))

        Without a manifest the commands work on the routes of a sample shop.
        Exit code: 0 handled or in order, 1 not handled or a problem found, 2 bad input.
        'wayfinder help COMMAND' tells the rest.
        """
    }

    static func text(for command: Command) -> String {
        var text = "\(command.summary)\n\nUsage: wayfinder \(command.name)\(command.operand.usage)"
        text += command.options.isEmpty ? "" : " [OPTIONS]"
        if !command.details.isEmpty { text += "\n\n\(command.details)" }
        let options = command.options + [.help]
        return text + "\n\nOptions:\n" + rows(options.map { ($0.usage, $0.summary) })
    }

    /// The commands whose names begin with the same word.
    static func text(forGroup commands: [Command]) -> String {
        "Commands:\n" + rows(commands.map { ($0.name + $0.operand.usage, $0.summary) })
    }

    private static func rows(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, summary in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
        }.joined(separator: "\n")
    }
}
