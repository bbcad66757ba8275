/// The hosts and one scheme that a registration admits.
///
/// Regions are nested like boxes: ports in hosts, hosts in wildcards, wildcards in wildcards, and all in "any".
struct FilterRegion: Hashable {
    /// The hosts that a filter admits.
    enum Hosts: Hashable {
        case any
        case wildcard(String, port: Int?)
        case host(String, port: Int?)
    }

    let hosts: Hosts
    /// The scheme, or nil for any.
    let scheme: String?

    /// The regions of a registration, one for each scheme; none when its filters contradict each other.
    static func regions(of registration: RegistrationSummary) -> [FilterRegion] {
        let hosts =
            registration.host.map { filter in
                filter.isWildcard
                    ? Hosts.wildcard(filter.host, port: filter.port) : Hosts.host(filter.host, port: filter.port)
            } ?? .any
        guard let schemes = registration.admittedSchemes else { return [FilterRegion(hosts: hosts, scheme: nil)] }
        return schemes.map { FilterRegion(hosts: hosts, scheme: $0) }
    }

    /// This region and all that it lies in.
    var enclosing: [FilterRegion] {
        let schemes = scheme == nil ? [nil] : [scheme, nil]
        return hosts.enclosing.flatMap { hosts in schemes.map { FilterRegion(hosts: hosts, scheme: $0) } }
    }
}

extension FilterRegion.Hosts {
    fileprivate var enclosing: [FilterRegion.Hosts] {
        switch self {
        case .any: [.any]
        case .wildcard(let host, let port):
            Self.ports(port).map { .wildcard(host, port: $0) } + Self.wildcards(around: host, port) + [.any]
        case .host(let host, let port):
            Self.ports(port).map { .host(host, port: $0) } + Self.wildcards(around: host, port) + [.any]
        }
    }

    private static func ports(_ port: Int?) -> [Int?] { port == nil ? [nil] : [port, nil] }

    private static func wildcards(around host: String, _ port: Int?) -> [FilterRegion.Hosts] {
        var result: [FilterRegion.Hosts] = []
        var rest = host[...]
        // A name has 127 labels at most (RFC 1035); what is longer leads nowhere and must not cost much.
        while result.count < 256, let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            result += ports(port).map { .wildcard(String(rest), port: $0) }
        }
        return result
    }
}

extension RegistrationSummary {
    /// The schemes the registration takes in ascending order, or nil for any.
    var admittedSchemes: [String]? {
        guard let scheme = pattern.scheme else { return schemes.isEmpty ? nil : schemes.sorted() }
        return schemes.isEmpty || schemes.contains(scheme) ? [scheme] : []
    }
}
