/// Something in an association file that is wrong, doubtful or worth knowing.
public struct AssociationFinding: Sendable, Hashable, CustomStringConvertible {
    /// What kind of finding it is.
    ///
    /// A code keeps its meaning for ever.
    public var code: Code
    /// Where in the file.
    public var path: JSONPath
    /// What is the matter, in words.
    public var reason: String
    /// What to do about it.
    public var fix: String
    /// A link that shows it, where one does.
    public var witness: String?

    init(_ code: Code, at path: JSONPath, _ reason: String, fix: String, witness: String? = nil) {
        self.code = code
        self.path = path
        self.reason = reason
        self.fix = fix
        self.witness = witness
    }

    /// How much a finding weighs.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// The file, or a part of it, does not work.
        case error
        /// It probably does not do what its author wants.
        case warning
        /// Good to know.
        case info
    }

    /// How much the finding weighs; it depends on the code alone.
    public var severity: Severity { code.severity }

    /// The finding on one line: severity, code, place, reason, fix.
    public var description: String {
        let shown = witness.map { " (for example \($0))" } ?? ""
        return "\(severity.rawValue): \(code.rawValue) at \(path): \(reason)\(shown); \(fix)"
    }
}
