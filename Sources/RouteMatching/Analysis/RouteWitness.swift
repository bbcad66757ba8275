/// Makes URLs that show a finding.
enum RouteWitness {
    /// A URL that the registration takes, and the other one too when their patterns and filters allow it.
    ///
    /// - Parameters:
    ///   - registration: Its pattern gives the path; placeholders get sample values, a rest stays empty.
    ///   - other: Its filters are kept as well.
    ///   - rawLiterals: Whether literals stand as the pattern writes them, not encoded.
    static func url(
        for registration: RegistrationSummary, and other: RegistrationSummary? = nil, rawLiterals: Bool = false
    ) -> String {
        let pattern = registration.pattern
        var samples = Samples()
        var path = pattern.segments.compactMap { samples.text(for: $0, raw: rawLiterals) }
        var text = ""
        if let scheme = pattern.scheme {
            let host = path.isEmpty ? "" : path.removeFirst()
            let filter = narrower(registration.host, other?.host)
            let name = filter?.sample ?? host
            text = scheme + "://" + name + (filter?.port.map { ":\($0)" } ?? "")
        } else {
            text = authority(registration, other)
        }
        text += "/" + path.joined(separator: "/")
        guard let fragment = pattern.fragmentSegments else { return text }
        let route = fragment.compactMap { samples.text(for: $0, raw: rawLiterals) }
        return text + "#" + route.joined(separator: "/")
    }

    private static func authority(_ first: RegistrationSummary, _ second: RegistrationSummary?) -> String {
        let host = narrower(first.host, second?.host)
        var schemes = first.admittedSchemes
        if let others = second?.admittedSchemes { schemes = schemes?.filter(others.contains) ?? others }
        let scheme = schemes?.first
        guard let host else { return scheme.map { $0 + ":" } ?? "" }
        let port = host.port.map { ":\($0)" } ?? ""
        return (scheme ?? "https") + "://" + host.sample + port
    }

    private static func narrower(_ left: HostFilter?, _ right: HostFilter?) -> HostFilter? {
        guard let left, let right else { return left ?? right }
        if left.isWildcard != right.isWildcard { return left.isWildcard ? right : left }
        if left.host != right.host { return left.host.utf8.count > right.host.utf8.count ? left : right }
        return left.port == nil ? right : left
    }
}

extension RouteWitness {
    /// Sample values for placeholders, told apart where the type allows it.
    private struct Samples {
        private var count = 0

        mutating func text(for segment: RoutePattern.Segment, raw: Bool) -> String? {
            switch segment {
            case .literal(let text): return raw ? text : PercentCoding.segment(text)
            case .rest: return nil
            case .placeholder(_, let type):
                count += 1
                return type.sample(count, text: "value\(count)")
            }
        }
    }
}
