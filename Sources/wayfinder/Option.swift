/// An option of a command.
struct Option: Sendable, Equatable {
    let name: String
    /// The name of the value in help, or nil for a switch.
    let value: String?
    let summary: String

    static let manifest = Option(
        name: "--manifest", value: "FILE", summary: "Read the routes from a manifest; '-' is standard input.")
    static let json = Option(name: "--json", value: nil, summary: "Print JSON.")
    static let all = Option(name: "--all", value: nil, summary: "Print every route that lost, however many.")
    static let help = Option(name: "--help", value: nil, summary: "Show this help.")
    static let version = Option(name: "--version", value: nil, summary: "Show the version.")

    var usage: String { name + (value.map { " \($0)" } ?? "") }
}
