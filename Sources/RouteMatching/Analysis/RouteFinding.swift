/// Something about a table's registrations that its author will want to know.
public struct RouteFinding: Sendable, Hashable, CustomStringConvertible {
    /// What kind of finding it is.
    ///
    /// A code never changes its meaning.
    public enum Code: String, Sendable, Hashable, CaseIterable, Codable {
        /// Two registrations take the same URLs, and only the order in which they were made tells them apart.
        case indistinguishableRegistrations = "indistinguishable-registrations"
        /// A registration can never win, because another takes all its URLs and comes before it.
        case unreachableRegistration = "unreachable-registration"
        /// Two placeholders of one pattern have the same name, and only the first value is kept under it.
        case duplicatePlaceholderName = "duplicate-placeholder-name"
        /// Two registrations have the same name.
        case duplicateName = "duplicate-name"
        /// The pattern did not parse, and matches nothing.
        case invalidPattern = "invalid-pattern"
        /// A scheme filter is no scheme, so that no URL has it.
        case invalidScheme = "invalid-scheme"
        /// A literal holds a percent escape, which is plain text in a pattern.
        case encodedLiteral = "encoded-literal"
    }

    /// How bad it is.
    public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable, Codable {
        /// Something works in a way that was hardly meant.
        case warning
        /// Something does not work at all.
        case error

        /// Whether the left one is the less bad.
        public static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
    }

    /// What kind of finding it is.
    public let code: Code
    /// The registration the finding is about.
    public let registration: RegistrationSummary
    /// The other registration of a pair: the one that wins, or that had the name first.
    public let other: RegistrationSummary?
    /// A URL that shows the problem, where there can be one.
    public let witness: String?
    /// What is wrong.
    public let problem: String
    /// What to do about it.
    public let fix: String

    /// How bad it is; it follows from the code.
    public var severity: Severity {
        switch code {
        case .unreachableRegistration, .invalidPattern, .invalidScheme: .error
        case .indistinguishableRegistrations, .duplicatePlaceholderName, .duplicateName, .encodedLiteral: .warning
        }
    }

    /// The whole finding as text.
    public var description: String {
        var lines = ["\(severity.rawValue): \(problem) [\(code.rawValue)]", "  \(registration)"]
        if let other { lines.append("  \(other)") }
        if let witness { lines.append("  for example: \(witness)") }
        lines.append("  fix: \(fix)")
        return lines.joined(separator: "\n")
    }
}
