import RouteMatching

/// Writes down the paths that the screens of a type take, those of joined routes behind the screens that join them.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ManifestWriter {
    private(set) var routes: [RouteManifest.Route] = []
    private let module: String?
    private var written: Set<String> = []

    /// From so many rows on no joined route is spelled out: routes that join each other in every order have more
    /// combinations than anybody can use.
    private static let rowLimit = 10_000

    /// From so many joined routes on none is spelled out: they need not give a row, and each may join two others.
    private static let joinLimit = 1_000
    private var joinCount = 0

    /// A type that is being asked, and how many segments of the path are behind it.
    private struct Visit: Equatable {
        let type: ObjectIdentifier
        let segmentCount: Int
    }

    init(_ source: ScreenSource, module: String?) {
        self.module = module
        add(source, behind: "", trail: [Visit(type: ObjectIdentifier(source.owner), segmentCount: 0)])
    }

    private mutating func add(_ source: ScreenSource, behind front: RoutePattern, trail: [Visit]) {
        for (declaration, join) in source.calls() {
            // One that does not parse matches nothing; lint says so.
            guard let own = try? RoutePattern(parsing: declaration.pattern), let pattern = front.followed(by: own)
            else { continue }
            if let join {
                add(join, at: pattern, of: source, trail: trail)
            } else {
                append(pattern, declaration.policy, source)
            }
        }
    }

    private mutating func add(
        _ join: ScreenAction.Join, at pattern: RoutePattern, of source: ScreenSource, trail: [Visit]
    ) {
        let visit = Visit(type: ObjectIdentifier(join.child.owner), segmentCount: pattern.segments.count)
        let isOnTheWay = trail.contains { $0.type == visit.type && $0.segmentCount < visit.segmentCount }
        // What may follow is not spelled out: it is the same again, it cannot be written, or it is too much.
        joinCount += 1
        let isTooMuch = routes.count >= Self.rowLimit || joinCount > Self.joinLimit
        if isOnTheWay || pattern.isClosed || isTooMuch { return append(pattern, .prefix, source) }
        // A reading would not ask the type either: not twice about the same rest, nor beyond the last level.
        if !trail.contains(visit), trail.count < RouteResolver.levelLimit {
            add(join.child, behind: pattern, trail: trail + [visit])
        }
        if let policy = join.standsAlone.policy { append(pattern, policy, source) }
    }

    private mutating func append(_ pattern: RoutePattern, _ policy: MatchPolicy, _ source: ScreenSource) {
        let text = pattern.description
        // Of two rows alike the first wins, as the first screen does.
        guard written.insert("\(policy.rawValue) \(text)").inserted else { return }
        routes.append(
            RouteManifest.Route(
                pattern: text, policy: policy, kind: "\(source.owner)", module: module))
    }
}

extension RoutePattern {
    /// Whether no pattern can be written behind this one: it ends in a rest, or in the fragment.
    fileprivate var isClosed: Bool {
        if case .rest? = allSegments.last { return true }
        return fragmentSegments != nil
    }

    /// The pattern of what both take one after the other, or `nil` when nothing can be taken by both.
    fileprivate func followed(by next: RoutePattern) -> RoutePattern? {
        if let scheme, let other = next.scheme, scheme != other { return nil }
        var text = (scheme ?? next.scheme).map { "\($0)://" } ?? "/"
        text += (segments + next.segments).map(\.description).joined(separator: "/")
        if let fragment = next.fragmentSegments {
            text += "/#" + fragment.map(\.description).joined(separator: "/")
        }
        return try? RoutePattern(parsing: text)
    }
}

extension StandingAlone {
    /// How the screen by itself appears in a manifest.
    fileprivate var policy: MatchPolicy? {
        switch self {
        case .never: nil
        case .atItsEnd: .exact
        case .always: .prefix
        }
    }
}
