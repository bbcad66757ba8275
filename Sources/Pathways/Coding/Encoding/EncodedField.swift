/// What a field's value turned out to be, as plain text.
enum EncodedField {
    case null
    case scalar(String)
    case list([String])

    /// How an error names a value that leaves no text behind, or `nil` for one that does.
    ///
    /// An optional field reads no text as `nil`, so only its own `nil` may leave none.
    var absence: String? {
        switch self {
        case .null: "nil"
        case .list(let texts) where texts.isEmpty: "[]"
        case .scalar, .list: nil
        }
    }
}
