import AppAssociation

extension CompletionScript {
    static var zshText: String {
        """
        #compdef wayfinder
        # Completions of wayfinder for zsh.
        _wayfinder() {
            local -a commands
            if (( CURRENT == 2 )); then
                commands=(
        \(described(firstWords.map { ($0.name, $0.summary) }))
                )
                _describe command commands
                return
            fi
            shift words
            (( CURRENT -= 1 ))
            local command=$words[1] first=$words[1]
            [[ $first == help && $CURRENT -eq 3 ]] && first=$words[2]
            if [[ $CURRENT -eq 2 || $words[1] == help ]]; then
                case $first in
        \(groups.map { "            \($0.name)) commands=(\n\(described($0.members))\n            ) ;;" }
            .joined(separator: "\n"))
                esac
                if (( $#commands )); then
                    _describe command commands
                    return
                fi
            fi
            case $command in
                \(groups.map(\.name).joined(separator: "|")))
                    shift words
                    (( CURRENT -= 1 ))
                    command+=" $words[1]"
                    ;;
            esac
            case $command in
        \(Command.all.map(zshCase).joined(separator: "\n"))
            esac
        }
        if [[ $funcstack[1] == _wayfinder ]]; then
            _wayfinder "$@"
        else
            compdef _wayfinder wayfinder
        fi
        """
    }

    private static func described(_ words: [(name: String, summary: String)]) -> String {
        words.map { "            " + ShellQuoting.quoted("\($0.name):\($0.summary)") }.joined(separator: "\n")
    }

    private static func zshCase(_ command: Command) -> String {
        let options = options(of: command).map { option in
            guard let value = option.value else {
                return ShellQuoting.quoted("\(option.name)[\(bracketed(option.summary))]")
            }
            let action =
                option.choices.isEmpty ? (option.isFile ? "_files" : " ") : "(\(option.choices.joined(separator: " ")))"
            return ShellQuoting.quoted("*\(option.name)=[\(bracketed(option.summary))]:\(value):\(action)")
        }
        let operands = operands(of: command)
        let operand = operands.isEmpty ? [] : [ShellQuoting.quoted("1:word:(\(operands.joined(separator: " ")))")]
        let files = command.operand.isFile ? [ShellQuoting.quoted("*:FILE:_files")] : []
        return "        '\(command.name)') _arguments \((options + operand + files).joined(separator: " ")) ;;"
    }

    /// The text with what ends a description in brackets escaped.
    private static func bracketed(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "[]:\\".contains(character) { result += "\\" }
            result.append(character)
        }
    }
}
