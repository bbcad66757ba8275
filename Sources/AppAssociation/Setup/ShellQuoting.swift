/// Text made one word of a command line.
package enum ShellQuoting {
    /// The text in single quotation marks, whatever it holds, for `sh` and every shell like it.
    package static func quoted(_ text: String) -> String { quoted(text, mark: #"'\''"#) }

    /// The text in single quotation marks, in which fish reads a backslash.
    package static func quotedForFish(_ text: String) -> String {
        quoted(text.unicodeScalars.reduce(into: "") { $0 += $1 == "\\" ? "\\\\" : String($1) }, mark: #"\'"#)
    }

    /// Looks at scalars, since a mark with an accent on it is another character but the same mark to a shell.
    private static func quoted(_ text: String, mark: String) -> String {
        "'" + text.unicodeScalars.reduce(into: "") { $0 += $1 == "'" ? mark : String($1) } + "'"
    }
}
