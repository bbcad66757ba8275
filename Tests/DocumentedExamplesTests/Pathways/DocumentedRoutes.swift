import Foundation
import Pathways
import Testing

// The models of the Pathways document.

struct ProductRoute: Pathway, Equatable {
    static let pattern = "/products/:productID"

    let productID: Int
}

struct MemberRoute: Pathway, Equatable {
    static let pattern = "/teams/:team_id/members/:member_id"

    let teamID: Int
    let memberID: UUID

    enum CodingKeys: String, CodingKey {
        case teamID = "team_id"
        case memberID = "member_id"
    }
}

struct SearchRoute: Pathway, Equatable {
    static let pattern = "/search/:category"

    let category: String
    let page: Int
    let campaign: String?
}

struct ProductIDRoute: Pathway, Equatable {
    static let pattern = "/:productID"

    let productID: Int
}

/// What the handlers of a test have been given, in order.
@MainActor
final class Log {
    private(set) var entries: [String] = []

    nonisolated init() {}

    func callAsFunction(_ entry: String) { entries.append(entry) }
}

/// A URL of a test, whose text is known to be one.
func url(_ text: String) throws -> URL {
    try #require(URL(string: text))
}
