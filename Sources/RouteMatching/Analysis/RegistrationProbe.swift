/// Finds the first reason why a registration does not take a URL, and how far it got.
///
/// The reasons come in the order of the ranking: path segments from the left, the length, the host, the scheme, the
/// fragment. Only a scheme in the pattern comes first, because it decides which segments are compared.
struct RegistrationProbe {
    /// The loss with its distance: how many segments fitted (those of a rest aside: it takes anything, so they say
    /// nothing), and then how many of the other tests.
    struct Result {
        let loss: MatchLoss
        let segments: Int
        let stage: Int
    }

    private let url: URLReference
    private let path: [URLReference.Segment]
    private let pathWithHost: [URLReference.Segment]
    private let fragment: [URLReference.Segment]?

    init(_ url: URLReference) {
        self.url = url
        path = url.segments
        pathWithHost = url.hostMovedIntoPath().segments
        fragment = url.fragmentSegments
    }

    /// The first reason, or nil when the registration takes the URL.
    func firstLoss(of registration: RegistrationSummary) -> Result? {
        let pattern = registration.pattern
        if let error = pattern.error { return Result(loss: .invalidPattern(error), segments: 0, stage: 0) }
        if let scheme = pattern.scheme, scheme != url.scheme {
            return Result(loss: .scheme(expected: [scheme], found: url.scheme), segments: 0, stage: 0)
        }
        var walk = SegmentWalk(makePosition: MatchLoss.Position.path, ignoresCaseOfFirst: pattern.scheme != nil)
        let mayGoOn = registration.policy == .prefix && pattern.fragmentSegments == nil
        if let loss = walk.walk(pattern.segments, pattern.scheme == nil ? path : pathWithHost, mayGoOn: mayGoOn) {
            return Result(loss: loss, segments: walk.fitting, stage: 0)
        }
        if let host = registration.host, !host.admits(url) {
            let found = url.host.map { $0 + (url.port.map { ":\($0)" } ?? "") }
            return Result(loss: .host(expected: host, found: found), segments: walk.fitting, stage: 1)
        }
        if !registration.schemes.isEmpty, !registration.schemes.contains(url.scheme ?? "") {
            let loss = MatchLoss.scheme(expected: registration.schemes.sorted(), found: url.scheme)
            return Result(loss: loss, segments: walk.fitting, stage: 2)
        }
        return fragmentLoss(of: registration, after: walk.fitting)
    }

    private func fragmentLoss(of registration: RegistrationSummary, after fitting: Int) -> Result? {
        guard let wanted = registration.pattern.fragmentSegments else { return nil }
        guard let fragment else { return Result(loss: .fragment, segments: fitting, stage: 3) }
        var walk = SegmentWalk(makePosition: MatchLoss.Position.fragment, ignoresCaseOfFirst: false)
        return walk.walk(wanted, fragment, mayGoOn: registration.policy == .prefix).map { loss in
            Result(loss: loss, segments: fitting + walk.fitting, stage: 4)
        }
    }
}

/// Compares pattern segments with URL segments from the left, until one does not fit.
private struct SegmentWalk {
    let makePosition: (Int) -> MatchLoss.Position
    let ignoresCaseOfFirst: Bool
    private(set) var fitting = 0

    init(makePosition: @escaping (Int) -> MatchLoss.Position, ignoresCaseOfFirst: Bool) {
        self.makePosition = makePosition
        self.ignoresCaseOfFirst = ignoresCaseOfFirst
    }

    mutating func walk(
        _ wanted: [RoutePattern.Segment], _ found: [URLReference.Segment], mayGoOn: Bool
    ) -> MatchLoss? {
        for (index, segment) in wanted.enumerated() {
            if case .rest(let name) = segment { return restLoss(name, found[min(index, found.count)...]) }
            let position = makePosition(index + 1)
            guard index < found.count else { return .tooShort(at: position, expected: segment) }
            guard let value = found[index].value else { return .undecodable(at: position, found: found[index].encoded) }
            switch segment {
            case .literal(let text):
                let isEqual =
                    ignoresCaseOfFirst && index == 0
                    ? HostName.lowercased(text) == HostName.lowercased(value) : text == value
                if !isEqual { return .literal(at: position, expected: text, found: value) }
            case .placeholder(let name, let type):
                var bytes = value
                if !bytes.withUTF8(type.accepts) {
                    return .type(at: position, name: name, expected: type, found: value)
                }
            case .rest: break
            }
            fitting += 1
        }
        guard found.count > wanted.count, !mayGoOn else { return nil }
        let next = found[wanted.count]
        return .tooLong(at: makePosition(wanted.count + 1), found: next.value ?? next.encoded)
    }

    private func restLoss(_ name: String, _ left: ArraySlice<URLReference.Segment>) -> MatchLoss? {
        for index in left.indices {
            let position = makePosition(index + 1)
            guard let value = left[index].value else { return .undecodable(at: position, found: left[index].encoded) }
            let pieces = value.utf8.split(omittingEmptySubsequences: false) { $0 == .slash || $0 == .backslash }
            let isUnsafe = pieces.contains { $0.count <= 2 && $0.allSatisfy { $0 == .dot } }
            if isUnsafe { return .unsafeRest(at: position, name: name, found: value) }
        }
        return nil
    }
}
