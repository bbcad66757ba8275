import RouteMatching

/// What is registered with a router, found by pattern, by name and by type.
struct RouteCatalog {
    private(set) var table = RouteTable<Destination>()
    private var names: [String: Destination] = [:]
    private var types: [ObjectIdentifier: Destination] = [:]
    /// The first pattern of each shape.
    ///
    /// Two patterns of one shape match the same URLs.
    private var shapes: [String: RoutePattern] = [:]

    /// Two registrations that get in each other's way.
    enum Conflict: Equatable, CustomStringConvertible {
        case name(String)
        case type(String)
        case pattern(RoutePattern, first: RoutePattern)

        var description: String {
            switch self {
            case .name(let name): "two records are named '\(name)'"
            case .type(let name): "\(name) is registered twice"
            case .pattern(let pattern, let first): "'\(pattern)' matches the same URLs as '\(first)'"
            }
        }
    }

    /// What one insertion added, so that it can be taken out again.
    struct Receipt {
        fileprivate var registration: RegistrationID?
        fileprivate var name: String?
        fileprivate var type: ObjectIdentifier?
        fileprivate var shape: String?
    }

    /// The best registration for a URL.
    ///
    /// It changes nothing. Being `mutating` it reads the table where it is; copying a table out of an object costs more
    /// than matching.
    mutating func firstMatch(for url: URLReference) -> RouteTable<Destination>.Match? { table.firstMatch(for: url) }

    func destination(named name: String) -> Destination? { names[name] }

    func destination(for type: any Route.Type) -> Destination? { types[ObjectIdentifier(type)] }

    /// Adds a destination.
    ///
    /// Of what is there already the first stays.
    ///
    /// - Complexity: amortized O(length of the pattern), however much is registered.
    mutating func insert(
        _ destination: Destination, for type: (any Route.Type)? = nil
    ) -> (receipt: Receipt, conflicts: [Conflict]) {
        var receipt = Receipt()
        var conflicts: [Conflict] = []
        if let type {
            let key = ObjectIdentifier(type)
            if types[key] != nil { return (receipt, [.type(String(describing: type))]) }
            types[key] = destination
            receipt.type = key
        }
        if let name = destination.name {
            if names[name] != nil {
                conflicts.append(.name(name))
            } else {
                names[name] = destination
                receipt.name = name
            }
        }
        if let pattern = destination.pattern {
            if pattern.error == nil {
                let shape = pattern.shape
                if let first = shapes[shape] {
                    conflicts.append(.pattern(pattern, first: first))
                } else {
                    shapes[shape] = pattern
                    receipt.shape = shape
                }
            }
            receipt.registration = table.insert(destination, for: pattern, name: destination.label)
        }
        return (receipt, conflicts)
    }

    /// Takes out what an insertion added.
    mutating func remove(_ receipt: Receipt) {
        if let type = receipt.type { types[type] = nil }
        if let name = receipt.name { names[name] = nil }
        if let shape = receipt.shape { shapes[shape] = nil }
        if let registration = receipt.registration { table.remove(registration) }
    }
}

extension RoutePattern {
    /// The pattern without its placeholders' names.
    ///
    /// Two patterns of one shape cannot be told apart by any URL.
    fileprivate var shape: String {
        var shape = scheme.map { $0 + "://" } ?? ""
        append(segments, to: &shape)
        if let fragmentSegments {
            shape += "/#"
            append(fragmentSegments, to: &shape)
        }
        return shape
    }

    private func append(_ segments: [Segment], to shape: inout String) {
        for segment in segments {
            shape += "/"
            switch segment {
            case .literal(let text): shape += text
            case .placeholder(_, let type): shape += "<\(type.rawValue)>"
            case .rest: shape += "<path>"
            }
        }
    }
}
