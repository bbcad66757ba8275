/// What a field's value turned out to be, as plain text.
enum EncodedField {
    case null
    case scalar(String)
    case list([String])
}
