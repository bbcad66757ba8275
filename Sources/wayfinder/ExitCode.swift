/// What the tool's exit says.
enum ExitCode: Int32 {
    /// All is handled, or in order.
    case success = 0
    /// Something is not handled, or a check found something.
    case problemFound = 1
    case badInput = 2
}
