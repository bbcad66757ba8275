import RouteMatching

/// An explanation as JSON.
///
/// Keys are sorted, so that equal explanations are equal text.
struct ExplainReport: Encodable {
    private let input: String
    private let manifest: String?
    private let handled: Bool
    private let malformed: String?
    private let url: Parts?
    private let winner: Winner?
    private let losers: [Loser]

    private struct Parts: Encodable {
        let scheme: String?
        let host: String?
        let port: Int?
        let segments: [Segment]
        let query: [Item]
        let fragment: [Segment]?
        let fragmentItems: [Item]?
    }

    private struct Segment: Encodable {
        let encoded: String
        let value: String?
    }

    private struct Item: Encodable {
        let name: String
        let encoded: String?
        let value: String?
    }

    private struct Winner: Encodable {
        let route: RouteReport
        let captures: [Capture]
        let remainder: [String]
    }

    private struct Capture: Encodable {
        let name: String
        let type: String
        let values: [String]
    }

    private struct Loser: Encodable {
        let route: RouteReport
        let matches: Bool
        let reason: String
    }

    init(_ explanation: RouteExplanation, _ source: RouteSource) {
        input = explanation.text
        manifest = source.file
        handled = explanation.winner != nil
        switch explanation.url {
        case .success(let reference):
            malformed = nil
            url = Self.parts(of: reference)
        case .failure(let error):
            malformed = error.description
            url = nil
        }
        winner = explanation.winner.flatMap { candidate in
            guard case .won(let captures, let remainder) = candidate.verdict else { return nil }
            return Winner(
                route: RouteReport(candidate.registration, source),
                captures: captures.map {
                    Capture(name: $0.name, type: $0.type?.rawValue ?? "path", values: $0.values)
                }, remainder: remainder)
        }
        losers = explanation.losers.map { candidate in
            var matches = false
            if case .outranked = candidate.verdict { matches = true }
            return Loser(
                route: RouteReport(candidate.registration, source), matches: matches,
                reason: candidate.verdict.description)
        }
    }

    private static func parts(of url: URLReference) -> Parts {
        Parts(
            scheme: url.scheme, host: url.host, port: url.port, segments: url.segments.map(segment),
            query: url.queryItems.map(item), fragment: url.fragmentSegments?.map(segment),
            fragmentItems: url.fragment == nil ? nil : url.fragmentItems.map(item))
    }

    private static func segment(_ segment: URLReference.Segment) -> Segment {
        Segment(encoded: segment.encoded, value: segment.value)
    }

    private static func item(_ item: URLReference.QueryItem) -> Item {
        Item(name: item.name, encoded: item.encodedValue, value: item.value)
    }
}
