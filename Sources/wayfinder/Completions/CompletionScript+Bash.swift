extension CompletionScript {
    /// Written for bash 3.2, which macOS has, and later.
    static var bashText: String {
        """
        # Completions of wayfinder for bash.
        # Adds the files that begin with a word as it was typed, without taking their names for patterns.
        _wayfinder_files() {
            local file start=${1//\\\\/}
            start=${start#[\\\"\\']}
            while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$start")
        }
        _wayfinder() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
            local command=${COMP_WORDS[1]} words='' files='' IFS=$' \\t\\n'
            COMPREPLY=()
            # Bash splits --option=value in three.
            if [[ $current == '=' ]]; then
                current=''
            elif [[ $previous == '=' && $COMP_CWORD -gt 2 ]]; then
                previous=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            if [[ $COMP_CWORD -eq 1 ]]; then
                COMPREPLY=($(compgen -W '\(list(firstWords.map(\.name))) --help --version' -- "$current"))
                return
            fi
            if [[ $COMP_CWORD -eq 2 || $command == help && $COMP_CWORD -eq 3 ]]; then
                case $previous in
        \(lines(groups.map { "            \($0.name)) words='\(list($0.members.map(\.name)))' ;;" }))
                esac
                if [[ -n $words ]]; then
                    COMPREPLY=($(compgen -W "$words" -- "$current"))
                    return
                fi
            fi
            case $command in
                \(groups.map(\.name).joined(separator: "|"))) command="$command ${COMP_WORDS[2]}" ;;
            esac
            case $command in
        \(lines(Command.all.map { bashCase(of: $0) }))
                *) return ;;
            esac
            if [[ " $words " == *" $previous "* ]]; then
                case $previous in
        \(lines(bashValues))
                esac
            fi
            COMPREPLY=($(compgen -W "$words" -- "$current"))
            if [[ -n $files && $current != -* ]]; then
                _wayfinder_files "$current"
            fi
        }
        complete -o filenames -F _wayfinder wayfinder
        """
    }

    private static func bashCase(of command: Command) -> String {
        let operands = operands(of: command)
        let first = operands.isEmpty ? "" : " [[ $COMP_CWORD -gt 2 ]] || words='\(list(operands)) '"
        let options = list(options(of: command).map(\.name))
        return "        '\(command.name)')\(first)\(first.isEmpty ? "" : ";") words+='\(options)'"
            + (command.operand.isFile ? " files=yes ;;" : " ;;")
    }

    /// What follows each option that has a value.
    private static var bashValues: [String] {
        var names: Set<String> = []
        return Command.all.flatMap(\.options).compactMap { option in
            guard option.value != nil, names.insert(option.name).inserted else { return nil }
            let reply =
                if !option.choices.isEmpty {
                    #"COMPREPLY=($(compgen -W '\#(list(option.choices))' -- "$current")); "#
                } else if option.isFile {
                    #"_wayfinder_files "$current"; "#
                } else {
                    ""
                }
            return "            \(option.name)) \(reply)return ;;"
        }
    }

    private static func list(_ words: [String]) -> String { words.joined(separator: " ") }

    private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
