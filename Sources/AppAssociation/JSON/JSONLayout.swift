/// How JSON text is laid out.
public enum JSONLayout: Sendable, Hashable {
    /// One line without spaces: what to publish when size matters.
    case compact
    /// Two spaces a level and a newline at the end: what to read and to keep in a repository.
    case pretty
}
