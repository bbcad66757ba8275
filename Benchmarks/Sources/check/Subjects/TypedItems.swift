import Pathways

/// A typed route with one `Int`, standing at one of the measured places of the tables.
protocol ItemRoute: Pathway {
    /// The literals of the pattern, joined by `/`.
    static var place: String { get }
    var id: Int { get }
}

extension ItemRoute {
    static var place: String { String(pattern.dropFirst().dropLast("/:id".count)) }
}

/// A pattern belongs to a type, so each measured place has a type of its own.
///
/// The other registrations are path-only.
enum TypedItems {
    /// The routes at the first, the middle and the last place of a table of that size.
    static func routes(for size: Int) -> [any ItemRoute.Type] {
        switch size {
        case 10: [First.self, Middle10.self, Last10.self]
        case 100: [First.self, Middle100.self, Last100.self]
        case 1_000: [First.self, Middle1000.self, Last1000.self]
        default: [First.self, Middle10000.self, Last10000.self]
        }
    }

    struct First: ItemRoute {
        static let pattern = "/section0/item0/:id"
        let id: Int
    }

    struct Middle10: ItemRoute {
        static let pattern = "/section0/item4/:id"
        let id: Int
    }

    struct Last10: ItemRoute {
        static let pattern = "/section0/item9/:id"
        let id: Int
    }

    struct Middle100: ItemRoute {
        static let pattern = "/section0/item50/:id"
        let id: Int
    }

    struct Last100: ItemRoute {
        static let pattern = "/section0/item99/:id"
        let id: Int
    }

    struct Middle1000: ItemRoute {
        static let pattern = "/section5/item0/:id"
        let id: Int
    }

    struct Last1000: ItemRoute {
        static let pattern = "/section9/item99/:id"
        let id: Int
    }

    struct Middle10000: ItemRoute {
        static let pattern = "/section50/item0/:id"
        let id: Int
    }

    struct Last10000: ItemRoute {
        static let pattern = "/section99/item99/:id"
        let id: Int
    }
}
