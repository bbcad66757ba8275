extension Command {
    static let completions = Command(
        name: "completions", summary: "Print a script that completes commands in a shell.",
        operand: .required("SHELL"), options: [],
        details: """
            The shells: bash, zsh and fish. A folder that is not there has to be made first.
              bash  wayfinder completions bash > ~/.local/share/bash-completion/completions/wayfinder
              zsh   wayfinder completions zsh > a folder of $fpath, as the file _wayfinder
              fish  wayfinder completions fish > ~/.config/fish/completions/wayfinder.fish
            """
    ) { invocation, console in
        console.print(try CompletionScript(chosen: invocation.operand ?? "", for: "SHELL").text)
        return .success
    }
}

/// The scripts, written from the table of commands.
enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    /// A word that can stand first: a command, or what the names of several commands begin with.
    struct FirstWord {
        let name: String
        let summary: String
        /// The second words of the commands that begin with this one.
        let members: [(name: String, summary: String)]
    }

    /// The first words, each once, in the order of the table.
    static var firstWords: [FirstWord] {
        var words: [FirstWord] = []
        for command in Command.all {
            let parts = command.name.split(separator: " ", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                words.append(FirstWord(name: command.name, summary: command.summary, members: []))
                continue
            }
            if words.last?.name == parts[0] { continue }
            let members = Command.group(parts[0]).map {
                (name: String($0.name.dropFirst(parts[0].count + 1)), summary: $0.summary)
            }
            let list = members.map(\.name).joined(separator: ", ")
            words.append(FirstWord(name: parts[0], summary: "One of: \(list).", members: members))
        }
        return words
    }

    /// The first words that need a second.
    static var groups: [FirstWord] { firstWords.filter { !$0.members.isEmpty } }

    /// What can stand in the place of the operand, where it is one of a few words.
    static func operands(of command: Command) -> [String] {
        switch command.name {
        case "help": firstWords.map(\.name)
        case "completions": words
        default: []
        }
    }

    static func options(of command: Command) -> [Option] { command.options + [.help] }
}
