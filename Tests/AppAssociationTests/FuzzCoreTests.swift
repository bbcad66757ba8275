import AppAssociation
import RouteMatching
import TestSupport
import Testing

/// Random and broken input: nothing traps, and what is read is written back the same.
@Suite struct FuzzCoreTests {
    @Test("Broken files and links never trap", arguments: 0..<30)
    func mutations(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let rows = try DecisionFixture.rows(in: "aasa.txt")
        let androidRows = try DecisionFixture.rows(in: "assetlinks.txt")
        for _ in 0..<40 {
            let row = random.once(in: 3) ? random.pick(androidRows) : random.pick(rows)
            var bytes = Array((random.once(in: 3) ? row.androidFile : row.appleFile).utf8)
            for _ in 0..<random.number(0...6) where !bytes.isEmpty {
                let index = random.number(0...(bytes.count - 1))
                switch random.number(0...3) {
                case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(random.pick(Array("{}[]\",:*?$(/#".utf8)), at: index)
                default: bytes.replaceSubrange(index..., with: bytes[index...].reversed())
                }
            }
            let link = random.once(in: 4) ? Self.noise(&random) : row.link
            #expect(AssociationFuzzing.problem(bytes, link: link) == nil, "seed \(seed)")
        }
    }

    private static func noise(_ random: inout SeededGenerator) -> String {
        (0..<random.number(0...30)).map { _ in
            random.pick(["/", "?", "#", "%", "%2F", "a", "é", "&", "=", ";", ":", "@"])
        }
        .joined()
    }
}
