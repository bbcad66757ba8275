extension URLReference {
    /// Why a text is not a URL reference that can be routed, and where.
    ///
    /// Offsets count UTF-8 bytes from the start of the trimmed text.
    public enum Error: Swift.Error, Equatable, Sendable, CustomStringConvertible {
        /// There is no text. The root is `/`, not nothing.
        case empty
        /// A control character, such as a tab or a line break, stands inside the text.
        case controlCharacter(offset: Int)
        /// A raw `\`, which some parsers take for a slash, stands in the text.
        case backslash(offset: Int)
        /// What stands before `://` is not a scheme by RFC 3986 §3.1.
        case invalidScheme(String)
        /// The host is not one: a bad IP literal, a percent sign in a web host, or a name that IDNA refuses.
        case invalidHost(String)
        /// The port is not a number up to 65535.
        case invalidPort(String)
        /// A web link names a user before its host, which disguises where it leads.
        case userInfoNotAllowed(scheme: String)
        /// The text has more UTF-8 bytes than the limit.
        case tooLong(limit: Int)
        /// Path or fragment have more segments than the limit.
        case tooManySegments(limit: Int)
        /// Query or fragment have more items than the limit.
        case tooManyQueryItems(limit: Int)

        /// What is wrong, in a sentence for people; what cannot be printed stands in it escaped.
        public var description: String {
            switch self {
            case .empty: "the URL is empty"
            case .controlCharacter(let offset): "control character at offset \(offset)"
            case .backslash(let offset): "raw backslash at offset \(offset)"
            case .invalidScheme(let text): "'\(QuotedText.printable(text))' is not a scheme"
            case .invalidHost(let text): "'\(QuotedText.printable(text))' is not a host"
            case .invalidPort(let text): "'\(QuotedText.printable(text))' is not a port"
            case .userInfoNotAllowed(let scheme): "user information before the host of the \(scheme) URL"
            case .tooLong(let limit): "longer than \(limit) bytes"
            case .tooManySegments(let limit): "more than \(limit) segments"
            case .tooManyQueryItems(let limit): "more than \(limit) query items"
            }
        }
    }

    /// How much of a URL is read before it is refused.
    public struct Limits: Sendable, Hashable {
        /// UTF-8 bytes of text.
        public var maximumLength: Int
        /// Segments in the path and in the fragment, each.
        public var maximumSegments: Int
        /// Items in the query and in the fragment, each.
        public var maximumQueryItems: Int

        /// 16 KiB of text, 256 segments and 1,024 query items.
        public static let standard = Limits()

        /// Creates limits; each defaults to the standard one.
        public init(maximumLength: Int = 16 * 1024, maximumSegments: Int = 256, maximumQueryItems: Int = 1024) {
            self.maximumLength = maximumLength
            self.maximumSegments = maximumSegments
            self.maximumQueryItems = maximumQueryItems
        }
    }
}
