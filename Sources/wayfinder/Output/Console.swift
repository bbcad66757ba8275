import Foundation

/// Where the tool writes: results to standard output, errors to standard error.
struct Console: Sendable {
    /// Whether results are colored.
    let isColored: Bool

    static let standard = Console(
        isColored: wantsColor(isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment))

    /// Color is for terminals that can show it, and for nobody who sets `NO_COLOR`.
    static func wantsColor(isTerminal: Bool, environment: [String: String]) -> Bool {
        let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return isTerminal && !isRefused && environment["TERM"] != "dumb"
    }

    /// How a piece of text is shown.
    enum Style: String {
        case bold = "1"
        case dim = "2"
        case green = "32"
        case red = "31"
    }

    /// The text in that style where there are colors, else as it is.
    func styled(_ text: String, _ style: Style) -> String {
        isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Writes a result.
    func print(_ text: String) {
        Self.write(text, to: .standardOutput)
    }

    /// Writes an error.
    func printError(_ text: String) {
        Self.write(text, to: .standardError)
    }

    private static func write(_ text: String, to handle: FileHandle) {
        do {
            try handle.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            // A reader that has gone away has what it wanted. Anything else leaves a result that is not whole, which
            // must not pass for a good one.
            guard errno != EPIPE else { return }
            FileHandle.standardError.write(Data("error: the output could not be written\n".utf8))
            exit(ExitCode.badInput.rawValue)
        }
    }
}
