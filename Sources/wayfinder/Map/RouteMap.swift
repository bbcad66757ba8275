import RouteMatching

/// The routes as a tree: first where a URL comes from, then a level for each segment.
struct RouteMap: Encodable {
    /// A place in the tree.
    struct Node: Encodable {
        let label: String
        /// Whether it stands for any text rather than one.
        let isPlaceholder: Bool
        private(set) var routes: [Route] = []
        private(set) var children: [Node] = []
        private var places: [Step: Int] = [:]

        private enum CodingKeys: String, CodingKey {
            case label, isPlaceholder, routes, children
        }

        fileprivate init(_ step: Step) {
            (label, isPlaceholder) = (step.label, step.isPlaceholder)
        }

        /// Adds a route below this place, in the order of adding.
        fileprivate mutating func insert(_ route: Route, at path: ArraySlice<Step>) {
            guard let step = path.first else { return routes.append(route) }
            let place = places[step] ?? children.count
            if place == children.count {
                children.append(Node(step))
                places[step] = place
            }
            children[place].insert(route, at: path.dropFirst())
        }
    }

    /// A route at the place where it ends.
    struct Route: Encodable {
        let number: Int
        let pattern: String
        let name: String?
        let policy: MatchPolicy
        let kind: String?
        let module: String?
        /// Links that reach it.
        let links: [String]
        /// What a link needs a host before, when the route takes any.
        let path: String?
        /// The schemes that the path can be opened with, or nothing when any will do.
        let schemes: [String]

        private enum CodingKeys: String, CodingKey {
            case number, pattern, name, policy, kind, module, links, path
        }

        /// What is to be said of it in one line: its name or number, and what else is not usual.
        var title: String {
            let notes = [policy == .prefix ? "prefix" : nil, kind, module].compactMap { $0.map(QuotedText.printable) }
            let name = name.map { QuotedText.printable($0) } ?? "#\(number)"
            return notes.isEmpty ? name : name + " (" + notes.joined(separator: ", ") + ")"
        }
    }

    /// The manifest's file, or nil for the sample.
    let file: String?
    let count: Int
    /// How many routes there are, and where they come from.
    let heading: String
    let roots: [Node]

    private enum CodingKeys: String, CodingKey {
        case file = "manifest"
        case count
        case roots = "origins"
    }

    init(_ source: RouteSource) {
        file = source.file
        let rows = source.table.registrations
        count = rows.count
        heading = "\(Plural.text(rows.count, "route")) of \(source.title)"
        var tree = Node(Step(label: "", isPlaceholder: false))
        for (index, row) in rows.enumerated() {
            let samples = SampleLinks(row)
            let route = Route(
                number: index + 1, pattern: QuotedText.printable(row.pattern.description), name: row.name,
                policy: row.policy, kind: row.value.kind, module: row.value.module,
                links: samples.urls, path: samples.path, schemes: samples.schemes)
            tree.insert(route, at: Self.path(of: row)[...])
        }
        roots = tree.children
    }

    /// How many levels there are at most.
    ///
    /// What a longer pattern has beyond them stands in one place together, so that no pattern is too deep to draw.
    private static let maximumDepth = 64

    fileprivate struct Step: Hashable {
        let label: String
        let isPlaceholder: Bool
    }

    private static func path(of row: RouteTable<RouteManifest.Route>.Registration) -> [Step] {
        let segments = row.pattern.segments.map { step($0, prefix: "") }
        let fragment = (row.pattern.fragmentSegments ?? []).enumerated().map {
            step($1, prefix: $0 == 0 ? "#" : "")
        }
        let isBareFragment = row.pattern.fragmentSegments?.isEmpty == true
        let steps =
            [Step(label: origin(of: row), isPlaceholder: false)] + segments
            + (isBareFragment ? [Step(label: "#", isPlaceholder: false)] : fragment)
        guard steps.count > maximumDepth else { return steps }
        let rest = steps[(maximumDepth - 1)...]
        return steps.prefix(maximumDepth - 1)
            + [
                Step(
                    label: rest.map(\.label).joined(separator: "/"),
                    isPlaceholder: rest.contains(where: \.isPlaceholder))
            ]
    }

    private static func step(_ segment: RoutePattern.Segment, prefix: String) -> Step {
        var isPlaceholder = true
        if case .literal = segment { isPlaceholder = false }
        return Step(label: prefix + QuotedText.printable(segment.description), isPlaceholder: isPlaceholder)
    }

    /// Where URLs of the route come from: `shop.example (https)`, `shop://` or `any host`.
    private static func origin(of row: RouteTable<RouteManifest.Route>.Registration) -> String {
        let host = row.host.map { QuotedText.printable($0.description) }
        if let scheme = row.pattern.scheme { return scheme + "://" + (host.map { " (\($0))" } ?? "") }
        let schemes = row.schemes.sorted().joined(separator: ", ")
        return (host ?? "any host") + (schemes.isEmpty ? "" : " (\(schemes))")
    }
}
