/// What the tool's exit says.
enum ExitCode: Int32 {
    case handled = 0
    case notHandled = 1
    case badInput = 2

    /// A check found something.
    static let problemFound = notHandled
}
