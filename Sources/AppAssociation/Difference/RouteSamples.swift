import RouteMatching

extension WebRoute {
    /// Links of the route on a host, in canonical spelling: one with nothing in its tail, and one with something.
    func sampleLinks(host: String) -> [String] {
        let bases = [Self.path(shapes)] + (tail == .none ? [] : [Self.path(shapes + [.literal("more")])])
        let query = requiredQueryItems.map { PercentCoding.queryItem($0) + "=value" }.joined(separator: "&")
        let fragment = self.fragment.map { "#" + String(Self.path($0).dropFirst()) } ?? ""
        return bases.map { "https://" + host + $0 + (query.isEmpty ? "" : "?" + query) + fragment }
    }

    private static func path(_ shapes: [Shape]) -> String {
        "/" + shapes.enumerated().map { PercentCoding.segment(sample($1, index: $0)) }.joined(separator: "/")
    }

    private static func sample(_ shape: Shape, index: Int) -> String {
        switch shape {
        case .literal(let text): text
        case .values(_, _, let values): values.first ?? ""
        case .rest, .afterPrefix: "more"
        case .placeholder(let type):
            type.sample(index + 41, text: "value\(index + 1)")
        }
    }
}
