import AppAssociation

extension CompletionScript {
    static var fishText: String {
        var lines = [
            """
            # Completions of wayfinder for fish.
            # Whether the words behind the tool's name begin with these; with --last, whether they are these.
            function __wayfinder_words
                set -l words (commandline -opc)
                set -e words[1]
                if test "$argv[1]" = --last
                    set -e argv[1]
                    test (count $words) -eq (count $argv); or return 1
                end
                test (count $words) -ge (count $argv); or return 1
                test (count $argv) -eq 0; or test "$words[1..$(count $argv)]" = "$argv"
            end
            complete -c wayfinder -f
            """
        ]
        for word in firstWords { lines.append(offered(word.name, word.summary, behind: "")) }
        for group in groups {
            for member in group.members {
                lines.append(offered(member.name, member.summary, behind: " \(group.name)"))
                lines.append(offered(member.name, member.summary, behind: " help \(group.name)"))
            }
        }
        lines.append(
            "complete -c wayfinder -n '__wayfinder_words --last' -l help -d \(ShellQuoting.quotedForFish(Option.help.summary))"
        )
        lines.append(
            "complete -c wayfinder -n '__wayfinder_words --last' -l version -d \(ShellQuoting.quotedForFish(Option.version.summary))"
        )
        lines += Command.all.flatMap(fishLines)
        return lines.joined(separator: "\n")
    }

    private static func offered(_ word: String, _ summary: String, behind words: String) -> String {
        "complete -c wayfinder -n '__wayfinder_words --last\(words)' -a \(word) -d \(ShellQuoting.quotedForFish(summary))"
    }

    private static func fishLines(_ command: Command) -> [String] {
        let start = "complete -c wayfinder -n '__wayfinder_words \(command.name)'"
        var lines = options(of: command).map { option in
            var line = start + " -l \(option.name.dropFirst(2))"
            if option.value != nil {
                line +=
                    !option.choices.isEmpty
                    ? " -x -a '\(option.choices.joined(separator: " "))'" : option.isFile ? " -r -F" : " -x"
            }
            return line + " -d \(ShellQuoting.quotedForFish(option.summary))"
        }
        for word in operands(of: command) where command.name != "help" { lines.append(start + " -a \(word)") }
        if command.name == "help" {
            lines += firstWords.map { offered($0.name, $0.summary, behind: " help") }
        }
        if command.operand.isFile { lines.append(start + " -F") }
        return lines
    }
}
