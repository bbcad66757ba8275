/// Something in an association file that is wrong, doubtful or worth knowing.
public struct AssociationFinding: Sendable, Hashable, CustomStringConvertible {
    /// What kind of finding it is.
    ///
    /// A code keeps its meaning for ever.
    public let code: Code
    /// Where in the file.
    public let path: JSONPath
    /// What is the matter, in words.
    public let problem: String
    /// What to do about it.
    public let fix: String
    /// A link that shows it, where one does.
    public let witness: String?

    init(_ code: Code, at path: JSONPath, _ problem: String, fix: String, witness: String? = nil) {
        self.code = code
        self.path = path
        self.problem = problem
        self.fix = fix
        self.witness = witness
    }

    /// How much a finding weighs.
    public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable, Codable {
        /// Good to know.
        case info
        /// It probably does not do what its author wants.
        case warning
        /// The file, or a part of it, does not work.
        case error

        /// Whether the left one weighs less.
        public static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }

        private var weight: Int {
            switch self {
            case .info: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    /// How much the finding weighs; it depends on the code alone.
    public var severity: Severity { code.severity }

    /// The finding on one line: severity, code, place, problem, fix.
    public var description: String {
        let shown = witness.map { " (for example \($0))" } ?? ""
        return "\(severity.rawValue): \(code.rawValue) at \(path): \(problem)\(shown); \(fix)"
    }
}
