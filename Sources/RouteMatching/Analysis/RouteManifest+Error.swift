extension RouteManifest {
    /// Why a manifest cannot be read or made into a table.
    public enum Error: Swift.Error, Equatable, Sendable, CustomStringConvertible {
        /// A version this code does not know.
        case unsupportedVersion(Int)
        /// The pattern in this row, counted from 1, does not parse.
        case invalidPattern(row: Int, pattern: String, reason: RoutePattern.Error)
        /// The host filter in this row, counted from 1, does not parse.
        case invalidHost(row: Int, host: String, reason: HostFilter.Error)
        /// A scheme in this row, counted from 1, is none.
        case invalidScheme(row: Int, scheme: String)

        /// The error in words.
        public var description: String {
            switch self {
            case .unsupportedVersion(let version):
                "manifest version \(version) is not supported, only version \(RouteManifest.currentVersion) is"
            case .invalidPattern(let row, let pattern, let reason):
                "route \(row): the pattern \(QuotedText.quote(pattern)) does not parse: "
                    + QuotedText.printable("\(reason)")
            case .invalidHost(let row, let host, let reason):
                "route \(row): the host filter \(QuotedText.quote(host)) does not parse: "
                    + QuotedText.printable("\(reason)")
            case .invalidScheme(let row, let scheme):
                "route \(row): \(QuotedText.quote(scheme)) is no scheme: \(SchemeName.rule(brokenBy: scheme))"
            }
        }
    }
}
