import Foundation
import Pathways

/// The model of the coding rows: an `Int` and a `UUID`.
struct MemberRoute: Pathway, Equatable {
    static let pattern = "/teams/:teamID/members/:memberID"

    let teamID: Int
    let memberID: UUID
}

/// Decoding and encoding one model, beside Foundation's JSON coders on the same model.
@MainActor
func codingOperations() throws -> [Operation] {
    let member = MemberRoute(teamID: 4217, memberID: UUID())
    let path = try PathwayEncoder.shared.encode(member)
    guard let url = URL(string: "https://shop.example" + path) else { throw BadURL() }
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    let json = try encoder.encode(member)
    let decoded = try PathwayDecoder.shared.decode(MemberRoute.self, from: url)
    precondition(decoded == member, "the model survives")
    return [
        Operation(key: RowKey(operation: "decode")) { times in
            for _ in 0..<times { blackHole(try? PathwayDecoder.shared.decode(MemberRoute.self, from: url)) }
        },
        Operation(key: RowKey(operation: "JSONDecoder")) { times in
            for _ in 0..<times { blackHole(try? decoder.decode(MemberRoute.self, from: json)) }
        },
        Operation(key: RowKey(operation: "encode")) { times in
            for _ in 0..<times { blackHole(try? PathwayEncoder.shared.encode(member)) }
        },
        Operation(key: RowKey(operation: "JSONEncoder")) { times in
            for _ in 0..<times { blackHole(try? encoder.encode(member)) }
        },
    ]
}
