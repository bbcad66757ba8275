import Foundation
import RouteMatching

/// The command-line tool: reads the arguments, runs a command, and turns what comes out into an exit code.
@main
enum Wayfinder {
    static let version = "0.1.0"

    static func main() {
        let console = Console.standard
        exit(run(Array(CommandLine.arguments.dropFirst()), on: console).rawValue)
    }

    /// The one place where results and errors become exit codes.
    static func run(_ arguments: [String], on console: Console) -> ExitCode {
        do {
            let invocation = try Invocation(parsing: arguments)
            return try invocation.command.run(invocation, console)
        } catch let failure as Failure {
            console.printError("error: \(failure)")
            if failure.isAboutUsage { console.printError(hint(for: arguments)) }
        } catch {
            console.printError("error: \(QuotedText.printable("\(error)"))")
        }
        return .badInput
    }

    /// Where to read about the command that the arguments begin with.
    private static func hint(for arguments: [String]) -> String {
        var words = arguments[...]
        let command = try? Command.named(&words).name
        let topic = command.map { $0 == Command.help.name ? "" : " " + $0 } ?? ""
        return "Run 'wayfinder help\(topic)' to see what there is."
    }
}
