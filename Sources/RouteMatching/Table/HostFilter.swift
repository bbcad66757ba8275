/// Which hosts a registration is for.
///
/// | text | admits |
/// |---|---|
/// | `example.com` | that host, at any port |
/// | `example.com:8443` | that host at that port |
/// | `*.example.com` | hosts with one or more labels before it, not `example.com` itself |
/// | `[::1]` or `::1` | that IPv6 address |
/// | `bücher.example` | the same as `xn--bcher-kva.example` |
///
/// Hosts are compared in lower-case ASCII form without a trailing dot.
public struct HostFilter: Sendable, Hashable {
    /// The host in canonical form; for a wildcard, what follows `*.`.
    public let host: String
    /// The port that a URL has to name or imply, or `nil` for any.
    public let port: Int?
    /// Whether the filter is for the subdomains of ``host``.
    public let isWildcard: Bool

    /// Parses a filter.
    ///
    /// - Throws: ``HostFilter/Error`` when the text is not a host.
    public init(parsing text: String) throws(Error) {
        isWildcard = text.hasPrefix("*.")
        var name = isWildcard ? String(text.dropFirst(2)) : text
        if HostName.isIPv6(Array(name.utf8)[...]) { name = "[\(name)]" }
        var port: Int?
        let isLiteral = name.utf8.first == .openBracket
        let afterLiteral = isLiteral ? name.utf8.firstIndex(of: .closeBracket) : nil
        // An address has no subdomains, and a bracket has a partner.
        if isLiteral, isWildcard || afterLiteral == nil { throw .invalidHost(text) }
        if let colon = name.utf8[(afterLiteral ?? name.startIndex)...].firstIndex(of: .colon) {
            let digits = name[colon...].dropFirst()
            guard digits.utf8.allSatisfy(ByteSet.digits.contains), let value = Int(digits), value <= 65535 else {
                throw .invalidPort(text)
            }
            port = value
            name = String(name[..<colon])
        }
        guard !name.isEmpty, let host = HostName.canonical(name, isWeb: true), !host.utf8.contains(UInt8(ascii: "*"))
        else { throw .invalidHost(text) }
        self.host = host
        self.port = port
    }

    /// Why a host filter does not parse.
    public enum Error: Swift.Error, Equatable, Sendable, CustomStringConvertible {
        /// The text is not a host: it holds a scheme, a path, a misplaced `*` or characters no host has.
        case invalidHost(String)
        /// What follows the host is not a port up to 65535.
        case invalidPort(String)

        /// What is wrong, in a sentence for people; what cannot be printed stands in it escaped.
        public var description: String {
            switch self {
            case .invalidHost(let text): "'\(QuotedText.printable(text))' is not a host"
            case .invalidPort(let text): "'\(QuotedText.printable(text))' does not end in a port"
            }
        }
    }

    /// Whether a URL's host and port pass.
    public func admits(_ url: URLReference) -> Bool {
        guard let urlHost = url.host, port == nil || port == url.effectivePort else { return false }
        return isWildcard ? urlHost.hasSuffix("." + host) && urlHost.utf8.count > host.utf8.count + 1 : urlHost == host
    }
}

extension HostFilter: CustomStringConvertible {
    /// The filter as text that parses to an equal one.
    public var description: String {
        (isWildcard ? "*." : "") + host + (port.map { ":\($0)" } ?? "")
    }
}
