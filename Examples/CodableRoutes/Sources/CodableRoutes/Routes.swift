import Foundation
import Pathways

/// One placeholder, read as a number.
struct ProductRoute: Pathway {
    static let pattern = "/products/:productID"

    let productID: Int
}

/// Placeholders are named after coding keys.
struct MemberRoute: Pathway {
    static let pattern = "/teams/:team_id/members/:member_id"

    let teamID: Int
    let memberID: UUID

    enum CodingKeys: String, CodingKey {
        case teamID = "team_id"
        case memberID = "member_id"
    }
}

/// Fields that are no placeholder are query items; a list repeats its item.
struct SearchRoute: Pathway {
    static let pattern = "/search/:category"

    enum Order: String, Codable { case newest, cheapest }

    let category: String
    var page: Int?
    var order: Order?
    var tags: [String] = []
    var since: Date?
}

/// `<path:…>` takes the segments that are left.
struct FileRoute: Pathway {
    static let pattern = "/files/<path:folders>"

    let folders: [String]
}
