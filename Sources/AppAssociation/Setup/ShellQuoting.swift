/// Writes texts as words of a POSIX shell.
enum ShellQuoting {
    /// The text in single quotes, whatever it holds.
    static func quoted(_ text: String) -> String {
        var output = "'"
        for character in text {
            output += character == "'" ? "'\\''" : String(character)
        }
        return output + "'"
    }
}
