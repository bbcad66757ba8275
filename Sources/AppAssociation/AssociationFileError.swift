/// Why bytes are not an association file at all.
public enum AssociationFileError: Swift.Error, Equatable, Sendable, CustomStringConvertible {
    /// The bytes are not JSON.
    case notJSON(JSONError)
    /// The JSON is of another kind than the file's; both in words such as `an array`.
    case wrongRoot(expected: String, found: String)
    /// The file is wrapped in a signature (CMS, as iOS 8 had it). It is recognized, not read.
    case signed

    /// The error in words.
    public var description: String {
        switch self {
        case .notJSON(let error): "not JSON: \(error)"
        case .wrongRoot(let expected, let found): "the file has to be \(expected), not \(found)"
        case .signed: "the file is signed (CMS); publish the JSON text inside it instead"
        }
    }
}
