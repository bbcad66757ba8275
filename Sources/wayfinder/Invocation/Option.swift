import AppAssociation

/// An option of a command.
struct Option: Sendable, Equatable {
    let name: String
    /// The name of the value in help, or nil for a switch.
    let value: String?
    let summary: String
    /// The only values there are, or nothing when any text or file will do.
    var choices: [String] = []

    /// Whether the value is the name of a file.
    var isFile: Bool { value == "FILE" }

    static let manifest = Option(
        name: "--manifest", value: "FILE", summary: "Read the routes from a manifest; '-' is standard input.")
    static let json = Option(name: "--json", value: nil, summary: "Print JSON.")
    static let all = Option(name: "--all", value: nil, summary: "Print every route that lost, however many.")
    static let urls = Option(
        name: "--urls", value: "FILE", summary: "Check the URLs in a file, one a line; '-' is standard input.")
    static let format = Option(
        name: "--format", value: "FORMAT", summary: "How to draw: text, markdown, mermaid, svg or html.",
        choices: MapFormat.words)
    static let site = Option(
        name: "--site", value: "FILE", summary: "Read the description of the site; '-' is standard input.")
    static let host = Option(
        name: "--host", value: "HOST", summary: "The host; with --site one of its hosts. Can be repeated.")
    static let servingHost = Option(
        name: "--host", value: "HOST", summary: "The host that serves the file.")
    static let appID = Option(
        name: "--app-id", value: "ID", summary: "An app for Apple's file: TEAM.BUNDLE. Can be repeated.")
    static let package = Option(
        name: "--package", value: "NAME", summary: "An app for Android's file. Can be repeated.")
    static let fingerprint = Option(
        name: "--fingerprint", value: "SHA256", summary: "A certificate of the one --package. Can be repeated.")
    static let strictDepth = Option(
        name: "--strict-depth", value: nil, summary: "Keep paths on the web that are deeper than any route.")
    static let compact = Option(name: "--compact", value: nil, summary: "Print the file on one line.")
    static let contentType = Option(
        name: "--content-type", value: "TYPE", summary: "Check the Content-Type that the server sends, too.")
    static let errorsOnly = Option(
        name: "--errors-only", value: nil, summary: "Leave out warnings and remarks.")
    static let strict = Option(name: "--strict", value: nil, summary: "End with 1 for warnings, too.")
    static let app = Option(
        name: "--app", value: "ID", summary: "Ask for this app, not for all of the file. Can be repeated.")
    static let service = Option(
        name: "--service", value: "NAME",
        summary: "A service for the domains, applinks if none is given. Can be repeated.",
        choices: AssociatedDomainService.words)
    static let developerMode = Option(
        name: "--developer-mode", value: nil, summary: "Let devices in developer mode ask the site itself.")
    static let help = Option(name: "--help", value: nil, summary: "Show this help.")
    static let version = Option(name: "--version", value: nil, summary: "Show the version.")

    var usage: String { name + (value.map { " \($0)" } ?? "") }
}
