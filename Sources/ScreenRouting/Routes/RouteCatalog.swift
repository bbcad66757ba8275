import RouteMatching

/// What is registered with a router, found by pattern, by name and by type.
struct RouteCatalog {
    private(set) var table = RouteTable<Destination>()
    private var names: [String: Destination] = [:]
    private var types: [ObjectIdentifier: Destination] = [:]
    /// The first pattern of each shape.
    private var shapes: Set<PatternShape> = []

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
        fileprivate var shape: PatternShape?
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
            // Writing first and taking it back hashes the name once where there is no conflict.
            if let first = names.updateValue(destination, forKey: name) {
                names[name] = first
                conflicts.append(.name(name))
            } else {
                receipt.name = name
            }
        }
        if let pattern = destination.pattern {
            if pattern.error == nil {
                let (isNew, shape) = shapes.insert(PatternShape(pattern: pattern))
                if isNew {
                    receipt.shape = shape
                } else {
                    conflicts.append(.pattern(pattern, first: shape.pattern))
                }
            }
            receipt.registration = table.insert(destination, for: pattern, name: destination.label)
        }
        return (receipt, conflicts)
    }

    /// Makes room for so many more records, so that many at once are not moved again and again.
    mutating func reserve(_ count: Int) {
        names.reserveCapacity(names.count + count)
        shapes.reserveCapacity(shapes.count + count)
    }

    /// Takes out what an insertion added.
    mutating func remove(_ receipt: Receipt) {
        if let type = receipt.type { types[type] = nil }
        if let name = receipt.name { names[name] = nil }
        if let shape = receipt.shape { shapes.remove(shape) }
        if let registration = receipt.registration { table.remove(registration) }
    }
}
