import Foundation
import Pathways

/// An `Int` and a `UUID`.
struct Member: Pathway, Equatable {
    static let pattern = "/m/:team/:member"

    var team: Int
    var member: UUID
}

/// Text everywhere it may stand.
struct Texts: Pathway, Equatable {
    static let pattern = "/t/:name/x/:other"

    var name: String
    var other: String
    var query: String
    var note: String?
    var tags: [String]
}

/// Every width of number, and optional ones.
struct Numbers: Pathway, Equatable {
    static let pattern = "/n/:i/:u"

    var i: Int64
    var u: UInt8
    var i8: Int8?
    var i16: Int16?
    var i32: Int32?
    var u16: UInt16?
    var u32: UInt32?
    var u64: UInt64?
    var f: Float?
    var d: Double?
    var list: [Int]
}

/// What is more than text and numbers.
struct Things: Pathway, Equatable {
    static let pattern = "/o/<bool:flag>/:kind"

    enum Kind: String, Codable {
        case first = "1"
        case second = "a/b"
        case third = "é"
    }

    enum Level: Int, Codable {
        case low = -1
        case high = 10
    }

    var flag: Bool
    var kind: Kind
    var level: Level?
    var link: URL?
    var price: Decimal?
    var kinds: [Kind]
}

/// A date, printed to the millisecond.
struct Dated: Pathway, Equatable {
    static let pattern = "/d/:day"

    var day: Date
    var until: Date?
}

/// A route in the fragment.
struct Completed: Pathway, Equatable {
    static let pattern = "/c/#done/:step"

    var step: String
    var token: String?
}
