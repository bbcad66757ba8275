import Foundation
import Pathways
import Testing

@Suite("Stress")
struct RouterStressTests {
    @Test("A router is changed while copies of it dispatch on other tasks")
    func changesAndDispatches() async throws {
        let total = try await withThrowingTaskGroup(of: Int.self) { group in
            var router = PathwayRouter()
            var registrations: [PathwayRegistrationID] = []
            for round in 0..<200 {
                registrations.append(router.register(host: "e.com", path: "/r\(round)/:x") { _ in })
                if round % 3 == 2 { router.unregister(registrations[round - 1]) }
                let copy = router
                group.addTask {
                    // Its own registration is there, and none that a later round makes or removes matters.
                    let own = try await copy.handle("https://e.com/r\(round)/1")
                    let later = try await copy.handle("https://e.com/r\(round + 1)/1")
                    #expect(own && !later, "round \(round)")
                    return own ? 1 : 0
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(total == 200)
    }

    @Test("Models are coded on many tasks at once")
    func concurrentCoding() async throws {
        @Sendable func code(_ number: Int) throws {
            #expect(try encode(Single(value: number)) == "/v/\(number)")
            #expect(try decode(Query<Int>.self, "/q?value=\(number)").value == number)
            #expect(try decode(Rest<[Int]>.self, "/files/\(number)/1").value == [number, 1])
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 { group.addTask { try code(number) } }
            try await group.waitForAll()
        }
    }

    @Test("10,000 registrations are made, listed and removed")
    @MainActor
    func manyRegistrations() throws {
        var router = PathwayRouter()
        let log = Box()
        let registrations = (0..<10_000).map { number in
            router.register(host: "e.com", path: "/s\(number / 100)/i\(number % 100)/:id") { request in
                log.values.append(request.pathParameters["id"] ?? "")
                return .handled
            }
        }
        #expect(try router.handle("https://e.com/s99/i99/last"))
        #expect(try router.handle("https://e.com/s0/i0/first"))
        #expect(log.values == ["last", "first"])
        #expect(router.registeredPatterns().count == 10_000)
        for registration in registrations { router.unregister(registration) }
        #expect(router.registeredPatterns().isEmpty && router.registeredHosts().isEmpty)
    }
}
