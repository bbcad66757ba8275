import Pathways
import RoutingTestSupport
import Testing

@Suite("The check that typed links come back")
struct RoundTripCheckTests {
    /// Forgets one of its fields when it is read.
    struct Forgetful: Pathway, Equatable {
        static let pattern = "/f/:id"

        let id: Int
        var note = "new"

        enum CodingKeys: String, CodingKey { case id }
    }

    /// Writes what it cannot read.
    struct OneWay: Pathway, Equatable {
        static let pattern = "/o"

        let number: Int

        enum CodingKeys: String, CodingKey { case number }

        init(_ number: Int) { self.number = number }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            number = try container.decode(Int.self, forKey: .number)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode("no. \(number)", forKey: .number)
        }
    }

    @Test("Links that come back pass", arguments: ["a", "a/b", "?&#%", "é 👩‍👧"])
    func passes(text: String) throws {
        try assertRoundTrip(Single(value: text))
        try assertRoundTrip(Query(value: [text, ""]))
        try assertRoundTrip(Rest(value: [text, text]))
    }

    @Test("A link that cannot be written fails with the key and the value")
    func unwritable() {
        let failure = #expect(throws: RoutingTestFailure.self) { try assertRoundTrip(Single(value: "..")) }
        #expect(failure?.description.contains("cannot be written") == true)
        #expect(failure?.description.contains("'value'") == true)
    }

    @Test("A link that cannot be read fails with its URL and the reason")
    func unreadable() {
        let failure = #expect(throws: RoutingTestFailure.self) { try assertRoundTrip(OneWay(7)) }
        #expect(failure?.description.contains("is written as /o?number=no.%207, which cannot be read: ") == true)
    }

    @Test("A link that is read as another fails with both")
    func lossy() {
        let failure = #expect(throws: RoutingTestFailure.self) { try assertRoundTrip(Forgetful(id: 1, note: "old")) }
        #expect(
            failure?.description
                == #"Forgetful(id: 1, note: "old") is written as /f/1, which is read as Forgetful(id: 1, note: "new")"#)
        #expect(throws: Never.self) { try assertRoundTrip(Forgetful(id: 1)) }
    }
}
