import RouteMatching

/// A route as it applies to the links of one host, ready to be written as rules.
struct WebRoute {
    /// What a segment of a path looks like.
    enum Shape: Hashable {
        case literal(String)
        case placeholder(RoutePattern.PlaceholderType)
        /// A placeholder with the only values it takes, and its name.
        case values(RoutePattern.PlaceholderType, name: String, [String])
        /// One of the segments that a rest takes, or that follow a prefix.
        case rest
        case afterPrefix

        /// The place in the table's order: smaller wins.
        var rank: Int {
            switch self {
            case .literal: 0
            case .placeholder(let type), .values(let type, _, _): 1 + type.order
            case .rest: 6
            case .afterPrefix: 7
            }
        }
    }

    /// What may follow the last written segment.
    enum Tail {
        case none
        case rest
        case prefix

        /// What a segment of the tail looks like.
        var shape: Shape { self == .rest ? .rest : .afterPrefix }
    }

    /// The place in the manifest.
    let position: Int
    /// The name or, without one, the pattern.
    let label: String
    let shapes: [Shape]
    let tail: Tail
    let fragment: [Shape]?
    let fragmentTail: Tail
    let exposure: RouteOptions.Exposure
    let requiredQueryItems: [String]
    /// How many segments the pattern has, a rest included: the longer pattern wins.
    let length: Int
    /// 0 for a named host, 1 for a wildcard, 2 for any; and 0 for a named scheme, 1 for any.
    let filterRank: [Int]

    /// Whether links of the route are kept on the web.
    var isExcluded: Bool { exposure != .universal }
}

extension RoutePattern.PlaceholderType {
    /// The place among placeholders in the table's order.
    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension WebRoute {
    /// The route for links of a host, or nil when the host's links never get to it.
    init?(
        _ registration: RouteTable<RouteManifest.Route>.Registration, position: Int, host: String,
        options: RouteOptions, exposure: RouteOptions.Exposure
    ) {
        let pattern = registration.pattern
        guard let link = try? URLReference("https://" + host + "/"), registration.host?.admits(link) ?? true,
            registration.schemes.isEmpty || registration.schemes.contains("https"),
            pattern.scheme == nil || pattern.scheme == "https"
        else { return nil }
        var segments = pattern.segments
        if pattern.scheme != nil {
            guard let first = segments.first, first.takes(host: host) else { return nil }
            segments.removeFirst()
        }
        self.position = position
        label = registration.name ?? pattern.description
        length = pattern.allSegments.count
        fragment = pattern.fragmentSegments.map { Self.shapes($0, options: options) }
        shapes = Self.shapes(segments, options: options)
        let policyTail: Tail = registration.policy == .prefix ? .prefix : .none
        let pathTail: Tail = segments.last?.isRest ?? false ? .rest : .none
        tail = pathTail == .rest ? .rest : pattern.fragmentSegments == nil ? policyTail : .none
        fragmentTail = pattern.fragmentSegments?.last?.isRest ?? false ? .rest : policyTail
        self.exposure = options.exposure ?? exposure
        requiredQueryItems = options.requiredQueryItems
        filterRank = [
            registration.host.map { $0.isWildcard ? 1 : 0 } ?? 2,
            registration.schemes.isEmpty && pattern.scheme == nil ? 1 : 0,
        ]
    }

    private static func shapes(_ segments: [RoutePattern.Segment], options: RouteOptions) -> [Shape] {
        segments.compactMap { segment in
            switch segment {
            case .literal(let text): return .literal(text)
            case .placeholder(let name, let type):
                return options.values[name].map { .values(type, name: name, $0) } ?? .placeholder(type)
            case .rest: return nil
            }
        }
    }
}

extension RoutePattern.Segment {
    fileprivate var isRest: Bool {
        if case .rest = self { true } else { false }
    }

    fileprivate func takes(host: String) -> Bool {
        switch self {
        case .literal(let text): text.lowercased() == host
        case .placeholder(_, let type): type == .string
        case .rest: false
        }
    }
}
