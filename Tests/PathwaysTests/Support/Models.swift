import Foundation
import Pathways

/// A model with one placeholder, for tests of single values.
struct Single<Value: Codable & Equatable>: Pathway, Equatable {
    static var pattern: String { "/v/:value" }

    let value: Value
}

/// A model with one query field, for tests of single values.
struct Query<Value: Codable & Equatable>: Pathway, Equatable {
    static var pattern: String { "/q" }

    let value: Value
}

/// A model whose field fills the rest of the path.
struct Rest<Value: Codable & Equatable>: Pathway, Equatable {
    static var pattern: String { "/files/<path:value>" }

    let value: Value
}

func encode(_ route: some Pathway) throws -> String { try PathwayEncoder.shared.encode(route) }

func decode<Route: Pathway>(_ type: Route.Type, _ text: String) throws -> Route {
    try PathwayDecoder.shared.decode(type, from: text)
}
