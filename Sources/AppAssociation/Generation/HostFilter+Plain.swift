import RouteMatching

extension HostFilter {
    /// A host in canonical form, without wildcard and port.
    package static func plain(_ text: String) throws(GenerationError) -> String {
        guard let filter = try? HostFilter(parsing: text), !filter.isWildcard, filter.port == nil else {
            throw .invalidHost(text)
        }
        return filter.host
    }

    /// A plain host in canonical form; anything else as it is, which is then no link's host.
    static func canonical(_ text: String) -> String { (try? plain(text)) ?? text }
}
